const maxLength = 500

/** `http` to this machine, with any port (RFC 8252, section 7.3): the address without its port, and the rest. */
const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(\/.*)?$/

/** Hosts of this machine, to which a redirect needs no TLS. */
const localHosts = ['127.0.0.1', '[::1]', 'localhost']

/**
 * Whether a client may register the address: `https`, `http` to this machine, or a private scheme with a dot
 * (RFC 8252, section 7.1). It has no fragment, no password and nothing that a browser rewrites.
 */
export function isRedirectUri(text: string): boolean {
  if (text.length > maxLength || !/^[!-~]+$/.test(text) || /[#\\*<>"`{}|^]/.test(text)) return false
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return text.startsWith(`https://${url.host}`)
  if (url.protocol === 'http:') return localHosts.includes(url.hostname) && text.startsWith(`http://${url.host}`)
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(url.protocol) && text.startsWith(url.protocol)
}

const withoutPort = (uri: string): string | null => {
  const [, origin, rest = ''] = loopback.exec(uri) ?? []
  return origin === undefined ? null : origin + rest
}

/** Whether an address is one of the registered ones: the same text, or on this machine with another port. */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true
  const bare = isRedirectUri(uri) ? withoutPort(uri) : null
  return bare !== null && registered.some((each) => withoutPort(each) === bare)
}

/** The address with further parameters; those that it has stay. */
export function withParameters(uri: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const added = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) added.set(name, value)
  return `${uri}${uri.includes('?') ? '&' : '?'}${added}`
}
