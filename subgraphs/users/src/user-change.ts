import { type AccountDetails, type AccountFields, changeAccount, findAccount } from '@sanguine/accounts'
import { type Context, logSecurityEvent } from '@sanguine/kernel'
import { lookAtSubscriptionsOf } from '@sanguine/payments'
import { readStates, runSystemAction } from '@sanguine/players'
import { dropHoursOfBan } from '@sanguine/rules'
import { auditAccountChange } from './user-audit'
import type { UserResult } from './user-refusal'

/** A change that the staff make to an account. */
export interface UserChange {
  readonly accountId: string
  /** Decides from the present account. Runs again if others changed the account in the meantime. */
  readonly decide: (account: AccountDetails) => UserResult<AccountFields>
  /** called after a change was made */
  readonly onChanged?: (before: AccountDetails, after: AccountDetails) => void
}

/**
 * Changes an account in one transaction with its entry of the audit log and, for a ban, with the end of its
 * subscriptions. Then writes to the security log.
 */
export async function changeUser(
  context: Context,
  { accountId, decide, onChanged }: UserChange,
): Promise<UserResult<AccountDetails>> {
  await dropAutoHuntsOfBan(context, accountId)
  const changes: { before: AccountDetails; after: AccountDetails }[] = []
  const result = await changeAccount(context, {
    accountId,
    decide,
    alongside: async (before, after, session) => {
      changes.push({ before, after })
      await auditAccountChange(context, before, after, session)
      // who is banned must not be charged any more
      if (after.role === 'banned') await lookAtSubscriptionsOf(context.app, accountId, session)
    },
  })
  // if the transaction was retried, the last change is the one that was made
  const made = changes.at(-1)
  if (result.ok && made) {
    logUserChange(context, made.before, made.after)
    onChanged?.(made.before, made.after)
  }
  return result
}

/**
 * Drops the auto-hunts of the time of a ban, before a change that may end it. Without an open fight the scheduler has
 * dropped them; with one they would be played after its end. They are never played, so another change may drop them too.
 */
async function dropAutoHuntsOfBan({ app }: Context, accountId: string): Promise<void> {
  const account = await findAccount(app, accountId)
  if (account?.role !== 'banned') return
  if (!(await readStates(app, [accountId])).has(accountId)) return
  const bannedAt = account.ban?.bannedAt ?? 0
  await runSystemAction(app, account, ({ state, now, speed }) => dropHoursOfBan(state, { bannedAt, now, speed }))
}

function logUserChange(context: Context, before: AccountDetails, after: AccountDetails): void {
  const { accountId } = after
  if (before.email !== after.email) logSecurityEvent(context, 'security.email.changed', { accountId })
  if (before.role === after.role) return
  const roles = { accountId, before: before.role, after: after.role }
  if (after.role === 'banned') logSecurityEvent(context, 'security.account.banned', roles)
  else if (before.role === 'banned') logSecurityEvent(context, 'security.account.unbanned', roles)
  else logSecurityEvent(context, 'security.role.changed', roles)
}
