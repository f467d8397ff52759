import { type Context, err, ok, type RefusalsOf, type Result } from '@sanguine/kernel'
import { commitWithMails } from '@sanguine/mail'
import { queueActivationMail } from '../account-mails'
import { accountsService } from '../accounts.model'
import { countAttempt, limits } from '../limits/attempts'

export type MailActivationRefusal = RefusalsOf<{
  unknownUser: Readonly<Record<never, never>>
  alreadyActivated: Readonly<Record<never, never>>
  tooManyMails: { readonly retryAfterSeconds: number }
}>

/** Mails an account a fresh activation link, five mails an hour at most. For operations that have checked the permission. */
export async function mailActivation(
  context: Context,
  accountId: string,
): Promise<Result<null, MailActivationRefusal>> {
  const { app } = context
  const account = await app.get(accountsService).findById(accountId).lean()
  if (!account) return err('unknownUser')
  if (account.role !== 'notActivated') return err('alreadyActivated')
  const seconds = await countAttempt(context, limits.mail, accountId)
  if (seconds !== null) return err('tooManyMails', { retryAfterSeconds: seconds })
  await commitWithMails(app, (session, queueMail) => queueActivationMail(app, account, session, queueMail))
  return ok(null)
}
