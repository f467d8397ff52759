import { type Context, err, ok, parse, type Result } from '@sanguine/kernel'
import type { AccountRefusal } from '../account-refusal'
import { textSchema } from '../account-rules'
import { accountsService } from '../accounts.model'
import { mailerService } from '../mail/mailer'
import { newPasswordMail } from '../mail/mails'
import { digestOf, passwordsService } from '../passwords/passwords'
import { dropMailTokens, restoreMailToken, spendMailToken } from '../sessions/mail-tokens'
import { endSessions } from '../sessions/sessions'

/**
 * Mails a new password to the account that a mailed token stands for, and ends all its sessions. The password counts only
 * when its mail went out; otherwise the token can be used again.
 */
export async function retrievePassword(context: Context, token: unknown): Promise<Result<null, AccountRefusal>> {
  const { app } = context
  const accounts = app.get(accountsService)
  const spent = await spendMailToken(app, 'passwordReset', parse(textSchema(200), token, 'token'))
  const account = spent && (await accounts.findById(spent.accountId).lean())
  if (!spent || !account) return err('tokenInvalid', { mail: 'password' })
  const password = app.random.hex(8)
  const passwordHash = await app.get(passwordsService).hash(digestOf(password))
  try {
    await app.get(mailerService).send(newPasswordMail(account, app.settings.publicUrl, password))
  } catch (error) {
    await restoreMailToken(app, spent)
    app.log.error({ err: error, accountId: account._id.toHexString() }, 'A new password could not be mailed.')
    return err('mailFailed', { mail: 'password' })
  }
  await accounts.updateOne({ _id: account._id }, { $set: { passwordHash } })
  await dropMailTokens(app, 'passwordReset', account._id)
  await endSessions(app, account._id.toHexString())
  return ok(null)
}
