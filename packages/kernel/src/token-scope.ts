/**
 * The scopes that a personal access token may have, within the permissions of its account. `support`, `deploy` and the
 * scopes of content need an account of the staff at each call.
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

export type TokenScope = (typeof tokenScopes)[number]

const staffScopes: readonly TokenScope[] = ['content:read', 'content:write', 'support', 'deploy']

/** Whether only an account of the staff can give these scopes. */
export const needStaff = (scopes: readonly TokenScope[]): boolean => scopes.some((scope) => staffScopes.includes(scope))
