import { hasScopes, type Role } from '@sanguine/kernel'
import type { FieldAccess } from './declared-access'

/**
 * A caller: someone without a session, or an account of a role. `guest` is staff that has yet to set up a second
 * factor.
 */
export type Caller = 'visitor' | Role

export const callers = [
  'visitor',
  'notActivated',
  'banned',
  'guest',
  'user',
  'betaUser',
  'support',
  'editor',
  'admin',
] as const satisfies readonly Caller[]

/**
 * Whether a caller reaches the operation. The operation may still refuse an object, such as another account's session.
 */
export function isAllowed(caller: Caller, access: FieldAccess): boolean {
  if (access === 'public') return true
  if (caller === 'visitor') return false
  return access === 'authenticated' || hasScopes(caller, access)
}
