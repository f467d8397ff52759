import { type AccountDetails, endAllSessions, mailActivation } from '@sanguine/accounts'
import { type Context, idSchema, ok, parse, requirePermission } from '@sanguine/kernel'
import { findChangeable } from '../user-access'
import { auditEndedSessions } from '../user-audit'
import type { UserResult } from '../user-refusal'

interface UserIdInput {
  readonly id: string
}

/** Ends all sessions of an account, on any gateway within a second. For staff who manage users. Throws `invalidInput`. */
export async function endUserSessions(context: Context, input: UserIdInput): Promise<UserResult<AccountDetails>> {
  const viewer = requirePermission(context, 'manageUsers')
  const found = await findChangeable(context, viewer, parse(idSchema, input.id, 'id'))
  if (!found.ok) return found
  const { value: account } = found
  await endAllSessions(context.app, account.accountId, (endedCount, session) =>
    auditEndedSessions(context, account, endedCount, session),
  )
  return ok(account)
}

/** Mails an account a fresh activation link. For staff who manage users. Throws `invalidInput`. */
export async function resendUserActivation(context: Context, input: UserIdInput): Promise<UserResult<AccountDetails>> {
  const viewer = requirePermission(context, 'manageUsers')
  const found = await findChangeable(context, viewer, parse(idSchema, input.id, 'id'))
  if (!found.ok) return found
  const mailed = await mailActivation(context.app, found.value.accountId)
  return mailed.ok ? ok(found.value) : mailed
}
