import { type Context, err, ok, type Result, requireViewer, unauthenticated } from '@sanguine/kernel'
import type { AccountRefusal } from '../account-refusal'
import { accountsService } from '../accounts.model'
import { mailOnce } from '../keyed-calls/mail-once'
import { limits, requireAttempt, tooManyMails } from '../limits/attempts'
import { commitWithLinkMail } from '../link-mails'

/**
 * Mails the caller's account a new activation link; once under an `Idempotency-Key`. Earlier links stay valid until they
 * expire.
 */
export async function resendActivationMail(context: Context): Promise<Result<null, AccountRefusal>> {
  const viewer = requireViewer(context)
  const { app } = context
  const account = await app.get(accountsService).findById(viewer.accountId).lean()
  if (!account) throw unauthenticated()
  if (account.role !== 'notActivated') return err('alreadyActivated')
  return mailOnce<AccountRefusal>(context, { name: 'resendActivationMail', input: [] }, async (work) => {
    await requireAttempt(context, limits.mail, viewer.accountId, tooManyMails)
    await commitWithLinkMail(context, 'activation', account, work)
    return ok(null)
  })
}
