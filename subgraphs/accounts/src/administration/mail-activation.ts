import { type Context, err, ok, originalLanguage, type RefusalsOf, type Result } from '@sanguine/kernel'
import { accountsService, ownsAddress } from '../accounts.model'
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
 * Mails an account a new activation link, at most five mails an hour. For operations that have checked the permission.
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
  const seconds = await countAttempt(context, limits.mail, accountId)
  if (seconds !== null) return err('tooManyMails', { retryAfterSeconds: seconds })
  await commitWithLinkMail({ ...context, language: account.language ?? originalLanguage }, 'activation', account)
  return ok(null)
}
