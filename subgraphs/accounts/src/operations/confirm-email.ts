import { type Context, err, logSecurityEvent, ok, parse, type Result } from '@sanguine/kernel'
import type { AccountRefusal } from '../account-refusal'
import { textSchema } from '../account-rules'
import { accountsService, emailFields, takenField } from '../accounts.model'
import { mailerService } from '../mail/mailer'
import { emailChangedMail } from '../mail/mails'
import { dropMailTokens, spendMailToken } from '../sessions/mail-tokens'
import { viewersService } from '../sessions/viewers'

/**
 * Gives the account that a mailed token stands for the address that the token was mailed to, and activates it where it was not
 * active. Links mailed to the old address end, and it is told.
 */
export async function confirmEmail(context: Context, token: unknown): Promise<Result<null, AccountRefusal>> {
  const { app } = context
  const accounts = app.get(accountsService)
  const spent = await spendMailToken(app, 'emailChange', parse(textSchema(200), token, 'token'))
  const account = spent && (await accounts.findById(spent.accountId).lean())
  if (!spent?.email || !account) return err('tokenInvalid', { mail: 'email' })
  const now = new Date(app.clock.now())
  const activation = account.role === 'notActivated' ? { role: 'user', activatedAt: now } : {}
  try {
    const { matchedCount } = await accounts.updateOne(
      { _id: account._id, role: account.role },
      { $set: { ...emailFields(spent.email), ...activation, changedAt: now }, $inc: { revision: 1 } },
    )
    if (matchedCount === 0) return err('tokenInvalid', { mail: 'email' })
  } catch (error) {
    if (takenField(error) !== 'email') throw error
    return err('tokenInvalid', { mail: 'email' })
  }
  await dropMailTokens(app, 'passwordReset', account._id)
  await dropMailTokens(app, 'activation', account._id)
  app.get(viewersService).forgetAccount(account._id.toHexString())
  logSecurityEvent(context, 'security.email.changed', { accountId: account._id.toHexString() })
  if (account.role !== 'notActivated') {
    try {
      await app.get(mailerService).send(emailChangedMail(account, spent.email))
    } catch (error) {
      app.log.error({ err: error, accountId: account._id.toHexString() }, 'A former address could not be told.')
    }
  }
  return ok(null)
}
