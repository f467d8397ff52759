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

export function logOut(): void {
  window.localStorage.removeItem(tokenKey)
  session.refresh()
}
