import { refused } from '@sanguine/rules'
import { z } from 'zod'

/**
 * The scopes that calls need. A personal access token has some of them, within the permissions of its account. `support`,
 * `deploy` and the scopes of content need an account of the staff at each call.
 */
export const tokenScopes = [
  'read',
  'hunt',
  'trade',
  'profile',
  'content:read',
  'content:write',
  'support',
  'deploy',
] as const

/** A scope that a call can need. */
export type NeededScope = (typeof tokenScopes)[number]

/** A scope that a token can have. `deploy:game` is `deploy` for the remote `game` alone. */
export type TokenScope = NeededScope | `deploy:${string}`

/** The most scopes of a token: all, and `deploy` for each of twenty remotes. */
const maxScopes = tokenScopes.length + 20

const staffScopes: readonly TokenScope[] = ['content:read', 'content:write', 'support', 'deploy']

/** The scope of one remote, whose name has the form of `remoteName` of the domain of remotes. */
const ofRemote = /^deploy:[a-z][a-z0-9_]{0,39}$/

/** The scope that calls need, such as `deploy` for `deploy:game`. */
const wholeOf = (scope: TokenScope): NeededScope => (scope.startsWith('deploy:') ? 'deploy' : (scope as NeededScope))

/** Whether a text is a scope that a token can have. */
export const isTokenScope = (text: string): text is TokenScope =>
  (tokenScopes as readonly string[]).includes(text) || ofRemote.test(text)

const known = `${tokenScopes.join(', ')}, deploy:<remote>`

/** Scopes as a caller names them, each once, in the order of `tokenScopes`. `deploy:game` is left out beside `deploy`. */
export const tokenScopesSchema = z
  .array(z.string().refine(isTokenScope, refused({ en: `must be one of ${known}`, de: `muss eins von ${known} sein` })))
  .min(1)
  .max(maxScopes)
  .transform((scopes) => orderScopes(scopes.filter(isTokenScope)))

/** The scopes in the order of `tokenScopes`, those of single remotes by name, without any that another one covers. */
export function orderScopes(scopes: readonly TokenScope[]): readonly TokenScope[] {
  const single = [...new Set(scopes)].filter((scope) => wholeOf(scope) !== scope && !scopes.includes(wholeOf(scope)))
  return [...tokenScopes.filter((scope) => scopes.includes(scope)), ...single.toSorted()]
}

/** Whether a scope is among these, or part of one that is: `deploy:game` is part of `deploy`. */
export const coversScope = (scopes: readonly TokenScope[], scope: TokenScope): boolean =>
  scopes.includes(scope) || scopes.includes(wholeOf(scope))

/** The scopes that two lists have in common: `deploy:game` for `deploy` and `deploy:game`. */
export const commonScopes = (some: readonly TokenScope[], others: readonly TokenScope[]): readonly TokenScope[] =>
  orderScopes([
    ...some.filter((scope) => coversScope(others, scope)),
    ...others.filter((scope) => coversScope(some, scope)),
  ])

/** Whether a token with these scopes may make a call that needs one of the others, perhaps for some remotes only. */
export const hasNeededScope = (scopes: readonly TokenScope[], needed: readonly NeededScope[]): boolean =>
  scopes.some((scope) => needed.includes(wholeOf(scope)))

/** Whether only an account of the staff can give these scopes. */
export const needStaff = (scopes: readonly TokenScope[]): boolean =>
  scopes.some((scope) => staffScopes.includes(wholeOf(scope)))
