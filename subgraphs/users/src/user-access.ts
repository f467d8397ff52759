import { type AccountDetails, canChangeAccount, findAccount } from '@sanguine/accounts'
import { type Context, err, logRefusedPermission, ok, type Viewer } from '@sanguine/kernel'
import type { UserResult } from './user-refusal'

/** Refuses an action for admins, and writes the refusal to the security log. */
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
  return canChangeAccount(viewer, account) ? ok(account) : refuseForAdmins(context)
}
