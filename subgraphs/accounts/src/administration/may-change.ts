import { isStaff, type Viewer } from '@sanguine/kernel'
import type { AccountDetails } from './account-details'

/** Whether who manages users may change an account: those of staff, banned ones included, are for admins. */
export const mayChangeAccount = (viewer: Viewer, { role, ban }: Pick<AccountDetails, 'role' | 'ban'>): boolean =>
  viewer.role === 'admin' || !isStaff(ban?.roleBefore ?? role)
