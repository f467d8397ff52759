import { session, tokenKey } from '@sanguine/ui/platform'

const encode = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** A token as the gateway signs them; only its claims are ever read in a browser. */
export const createToken = (claims: Readonly<Record<string, unknown>> = {}): string =>
  [
    encode({ alg: 'HS256', typ: 'JWT' }),
    encode({ sub: 'account-1', name: 'Morwenna', role: 'user', sid: 's1', exp: Date.now() / 1000 + 3600, ...claims }),
    'signature',
  ].join('.')

/** Logs somebody in, as a stored token does. */
export function logInAs(claims: Readonly<Record<string, unknown>> = {}): void {
  window.localStorage.setItem(tokenKey, createToken(claims))
  session.refresh()
}

let accounts = 0

/**
 * Logs in another account at each call. The site has one GraphQL client per account, so a test of the whole front end
 * then receives no late response to the test before.
 */
export function logInAsAnother(claims: Readonly<Record<string, unknown>> = {}): void {
  accounts += 1
  logInAs({ sub: `another-account-${accounts}`, ...claims })
}

export function logOut(): void {
  window.localStorage.removeItem(tokenKey)
  session.refresh()
}
