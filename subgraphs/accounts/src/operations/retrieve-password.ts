import { type Answer, type Context, done, parse, refused } from '@sanguine/kernel'
import { textSchema } from '../account-rules'
import { accountsPart } from '../accounts.model'
import { mailerPart } from '../mail/mailer'
import { newPasswordMail } from '../mail/mails'
import { digestOf, passwordsPart } from '../passwords/passwords'
import { dropMailTokens, restoreMailToken, spendMailToken } from '../sessions/mail-tokens'
import { endSessions } from '../sessions/sessions'

/**
 * Mails a new password to the account that a mailed token stands for, and ends all its sessions. The password counts only
 * when its mail went out; otherwise the token can be used again.
 */
export async function retrievePassword(context: Context, token: unknown): Promise<Answer<string>> {
  const { app } = context
  const accounts = app.get(accountsPart)
  const spent = await spendMailToken(app, 'passwordReset', parse(textSchema(200), token, 'token'))
  const account = spent && (await accounts.findById(spent.accountId).lean())
  if (!spent || !account) {
    return refused('tokenInvalid', 'This link is not valid any more. Please ask for a new password again.')
  }
  const password = app.random.hex(8)
  const passwordHash = await app.get(passwordsPart).hash(digestOf(password))
  try {
    await app.get(mailerPart).send(newPasswordMail(account, app.settings.publicUrl, password))
  } catch (error) {
    await restoreMailToken(app, spent)
    app.log.error({ err: error, accountId: account._id.toHexString() }, 'A new password could not be mailed.')
    return refused('mailFailed', 'The email could not be sent. Please try again later.')
  }
  await accounts.updateOne({ _id: account._id }, { $set: { passwordHash } })
  await dropMailTokens(app, 'passwordReset', account._id)
  await endSessions(app, account._id.toHexString())
  return done('A new password has been sent to your email address.')
}
