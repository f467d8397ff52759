import type { FieldAccess } from '../access/declared-access'
import type { Access } from './route'

/** Who may call a route, in the form of the schema; a key of the API is demanded besides, unless the route is open. */
export function fieldAccessOf(access: Access): FieldAccess {
  if (access === 'open' || access === 'public') return 'public'
  return access === 'viewer' ? 'authenticated' : [[access]]
}
