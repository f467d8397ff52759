import { type AccountDetails, findAccount } from '@sanguine/accounts'
import { type Context, err, isStaff, logRefusedPermission, ok, type Viewer } from '@sanguine/kernel'
import type { UserResult } from './user-refusal'

/** Whether the viewer may change the account: those of staff, banned ones included, are for admins. */
export const mayChange = (viewer: Viewer, { role, ban }: Pick<AccountDetails, 'role' | 'ban'>): boolean =>
  viewer.role === 'admin' || !isStaff(ban?.roleBefore ?? role)

/** Refuses what only admins may do, and tells the security log. */
export function refuseForAdmins(context: Context, field: string | null = null) {
  logRefusedPermission(context)
  return err('adminRequired', {}, field)
}

/** The account of that id, if the viewer may change it. */
export async function findChangeable(
  context: Context,
  viewer: Viewer,
  accountId: string,
): Promise<UserResult<AccountDetails>> {
  const account = await findAccount(context.app, accountId)
  if (!account) return err('unknownUser')
  return mayChange(viewer, account) ? ok(account) : refuseForAdmins(context)
}
