import { createStore } from '@sanguine/ui'

/** The cookie that keeps the answer to the consent banner. */
export const consentCookie = 'gtc_cookie'

const days = 150

const namesOfCookies = (): string[] =>
  document.cookie.split('; ').flatMap((cookie) => cookie.split('=', 1).filter((name) => name !== ''))

const isSiteSecure = (): boolean => window.location.protocol === 'https:'

/** A site that is reached by https has its cookies sent by https only. */
function writeCookie(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): void {
  // The Cookie Store API is not in every browser the site supports.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** The answer that was given; null where there is none. */
export function readConsent(): boolean | null {
  const given = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${consentCookie}=`))
  return given === undefined ? null : given === `${consentCookie}=true`
}

/** Keeps the answer for 150 days: `true` or `false`. A refusal also removes every cookie that only consent allows. */
export function saveConsent(accepts: boolean, isSecure = isSiteSecure()): void {
  if (!accepts) for (const name of namesOfCookies()) if (name !== consentCookie) writeCookie(name, '', 0, isSecure)
  writeCookie(consentCookie, String(accepts), days * 86_400, isSecure)
}

/** Whether the banner was opened again, to change the answer. */
export const consentReopened = createStore(false)
