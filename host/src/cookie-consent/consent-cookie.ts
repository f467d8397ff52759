/** The cookie that keeps the answer to the consent banner. */
export const consentCookie = 'gtc_cookie'

const days = 150

export const hasConsentChoice = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${consentCookie}=`))

/** Keeps the answer for 150 days: `true` or `false`. A site that is reached by https sends it by https only. */
export function saveConsent(accepts: boolean, isSecure = window.location.protocol === 'https:'): void {
  // The Cookie Store API is not in every browser the site supports.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${consentCookie}=${accepts}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
