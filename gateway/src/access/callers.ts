import { hasPermission, isPlaying, isStaff, type Role } from '@sanguine/kernel'
import type { Access } from '../rest/route'
import type { FieldAccess } from './graphql-access'

/** Who may call: someone without a session, or an account of a role. `guest` is staff that has yet to set up a second factor. */
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

/** Whether a caller is let through to the operation. What it finds there may still be refused, as another's session is. */
export function isAllowed(caller: Caller, access: Access | FieldAccess): boolean {
  if (access === 'open' || access === 'public') return true
  if (caller === 'visitor') return false
  if (access === 'viewer') return true
  if (access === 'player') return isPlaying(caller)
  return access === 'staff' ? isStaff(caller) : hasPermission(caller, access)
}
