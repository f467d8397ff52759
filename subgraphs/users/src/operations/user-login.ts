import { type AccountDetails, endAllSessions, mailActivation, removeSecondFactors } from '@sanguine/accounts'
import { type Context, err, idSchema, logSecurityEvent, ok, parse, requirePermission } from '@sanguine/kernel'
import { findChangeable } from '../user-access'
import { auditEndedSessions, auditRemovedSecondFactors } from '../user-audit'
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
  const { accountId } = account
  const count = await endAllSessions(context.app, accountId, (endedCount, session) =>
    auditEndedSessions(context, account, endedCount, session),
  )
  if (count > 0) logSecurityEvent(context, 'security.session.ended', { accountId, reason: 'byStaff', count })
  return ok(account)
}

/** Mails an account a fresh activation link. For staff who manage users. Throws `invalidInput`. */
export async function resendUserActivation(context: Context, input: UserIdInput): Promise<UserResult<AccountDetails>> {
  const viewer = requirePermission(context, 'manageUsers')
  const found = await findChangeable(context, viewer, parse(idSchema, input.id, 'id'))
  if (!found.ok) return found
  const mailed = await mailActivation(context, found.value.accountId)
  return mailed.ok ? ok(found.value) : mailed
}

/**
 * Removes the second factors that the owner of an account has lost, ends its sessions and mails its owner. Only admins
 * may do so for accounts of staff, and nobody for the own account. For staff who manage users. Throws `invalidInput`.
 */
export async function removeUserSecondFactors(
  context: Context,
  input: UserIdInput,
): Promise<UserResult<AccountDetails>> {
  const viewer = requirePermission(context, 'manageUsers')
  const accountId = parse(idSchema, input.id, 'id')
  if (accountId === viewer.accountId) return err('ownAccount')
  const found = await findChangeable(context, viewer, accountId)
  if (!found.ok) return found
  return removeSecondFactors(context, accountId, (account, session) =>
    auditRemovedSecondFactors(context, account, session),
  )
}
