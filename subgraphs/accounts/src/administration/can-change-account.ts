import { isStaff, type Viewer } from '@sanguine/kernel'
import type { AccountDetails } from './account-details'

/**
 * Whether a viewer who manages users may change an account. Only admins may change accounts of staff, including banned
 * ones.
 */
export const canChangeAccount = (viewer: Viewer, { role, ban }: Pick<AccountDetails, 'role' | 'ban'>): boolean =>
  viewer.role === 'admin' || !isStaff(ban?.roleBefore ?? role)
