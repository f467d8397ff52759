import type { Access } from '@sanguine/kernel/rest'
import type { FieldAccess } from '../access/declared-access'

/** The callers of a route, in the schema's form. Every route that is not open also requires an API key. */
export function fieldAccessOf(access: Access): FieldAccess {
  if (access === 'open' || access === 'public') return 'public'
  return access === 'authenticated' ? access : [[access]]
}
