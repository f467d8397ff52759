import type { Access } from '@sanguine/kernel/rest'
import type { FieldAccess } from '../access/declared-access'

/** Who may call a route, in the form of the schema; a key of the API is demanded besides, unless the route is open. */
export function fieldAccessOf(access: Access): FieldAccess {
  if (access === 'open' || access === 'public') return 'public'
  return access === 'viewer' ? 'authenticated' : [[access]]
}
