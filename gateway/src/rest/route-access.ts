import type { NeededScopes } from '@sanguine/kernel'
import type { Access, Route } from '@sanguine/kernel/rest'
import type { CallAccess, FieldAccess } from '../access/declared-access'

/** The callers of a route, in the schema's form. Every route that is not open also requires an API key. */
export function fieldAccessOf(access: Access): FieldAccess {
  if (access === 'open' || access === 'public') return 'public'
  return access === 'authenticated' ? access : [[access]]
}

/** The scopes of which a personal access token needs one; null for an open route, which reads no token. */
export const neededScopesOf = ({ scope }: Route): NeededScopes | null => {
  if (typeof scope !== 'string') return scope
  if (scope === 'anyone') return null
  return scope === 'session' ? [] : [scope]
}

/** The accounts and tokens that may call a route, in the schema's form. */
export const callAccessOf = (route: Route): CallAccess => ({
  access: fieldAccessOf(route.access),
  token: neededScopesOf(route),
})
