/** Addresses of numbers, IPv4 or IPv6, which browsers take for no site that a passkey could belong to. */
const numericHost = /^(\d+(\.\d+){3}|\[.*\])$/

/** Whether this browser can use passkeys on this page: browsers have them on secure pages only, and at a name. */
export const canUsePasskeys = (hostname = window.location.hostname): boolean =>
  'PublicKeyCredential' in window && !numericHost.test(hostname)
