import { type Context, err, ok, originalLanguage, type RefusalsOf, type Result } from '@sanguine/kernel'
import { accountsService, ownsAddress } from '../accounts.model'
import { mailOnce } from '../keyed-calls/mail-once'
import { countAttempt, limits } from '../limits/attempts'
import { commitWithLinkMail } from '../link-mails'

export type MailActivationRefusal = RefusalsOf<{
  unknownUser: Readonly<Record<never, never>>
  alreadyActivated: Readonly<Record<never, never>>
  /** the account was registered with the address of another one, and needs its own first */
  emailTaken: Readonly<Record<never, never>>
  tooManyMails: { readonly retryAfterSeconds: number }
}>

/**
 * Mails an account a new activation link, at most five mails an hour; once under an `Idempotency-Key`. For operations
 * that have checked the permission.
 */
export async function mailActivation(
  context: Context,
  accountId: string,
): Promise<Result<null, MailActivationRefusal>> {
  const { app } = context
  const account = await app.get(accountsService).findById(accountId).lean()
  if (!account) return err('unknownUser')
  if (account.role !== 'notActivated') return err('alreadyActivated')
  if (!ownsAddress(account)) return err('emailTaken', {}, 'email')
  return mailOnce<MailActivationRefusal>(context, { name: 'mailActivation', input: [accountId] }, async (work) => {
    const seconds = await countAttempt(context, limits.mail, accountId)
    if (seconds !== null) return err('tooManyMails', { retryAfterSeconds: seconds })
    const language = account.language ?? originalLanguage
    await commitWithLinkMail({ ...context, language }, 'activation', account, work)
    return ok(null)
  })
}
