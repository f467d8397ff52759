import { type Context, err, logSecurityEvent, ok, parse, type Result } from '@sanguine/kernel'
import type { AccountRefusal } from '../account-refusal'
import { textSchema } from '../account-rules'
import { type AccountRecord, accountsService } from '../accounts.model'
import { mailerService } from '../mail/mailer'
import { newPasswordMail } from '../mail/mails'
import { digestOf, passwordsService } from '../passwords/passwords'
import { changeCredentials } from '../sessions/change-credentials'
import { restoreMailToken, spendMailToken } from '../sessions/mail-tokens'

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
  // The link decides, not the old credentials: where those changed meanwhile, this change comes after that one.
  for (let current: AccountRecord | null = account; current; current = await accounts.findById(account._id).lean())
    if (await changeCredentials(context, { account: current, set: { passwordHash }, keptSessionId: null })) {
      logSecurityEvent(context, 'security.password.reset', { accountId: account._id.toHexString() })
      return ok(null)
    }
  return err('tokenInvalid', { mail: 'password' })
}
