import { hasScopes, type Role } from '@sanguine/kernel'
import type { FieldAccess } from './declared-access'

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
export function isAllowed(caller: Caller, access: FieldAccess): boolean {
  if (access === 'public') return true
  if (caller === 'visitor') return false
  return access === 'authenticated' || hasScopes(caller, access)
}
