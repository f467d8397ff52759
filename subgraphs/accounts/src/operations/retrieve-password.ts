import { type Context, err, logSecurityEvent, ok, parse, type Result } from '@sanguine/kernel'
import { accountMail } from '../account-mails'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { type AccountRecord, accountsService } from '../accounts.model'
import { firstPasswordEnd } from '../passwords/first-password'
import { digestOf, passwordsService } from '../passwords/passwords'
import { changeCredentials } from '../sessions/change-credentials'
import { spendMailToken } from '../sessions/mail-tokens'

/**
 * Mails a new password, valid for a week, to the account of a mailed token, and ends all its sessions. Password and
 * mail are written in one transaction, so that neither exists without the other.
 */
export async function retrievePassword(context: Context, token: unknown): Promise<Result<null, AccountRefusal>> {
  const { app, language } = context
  const accounts = app.get(accountsService)
  const spent = await spendMailToken(app, 'passwordReset', parse(accountFields.mailToken, token, 'token'))
  const account = spent && (await accounts.findById(spent.accountId).lean())
  // a link that was mailed to a former address
  const isOutdated = spent?.email !== undefined && account?.email !== spent.email
  if (!account || isOutdated) return err('tokenInvalid', { mail: 'password' })
  const password = app.random.hex(8)
  const passwordHash = await app.get(passwordsService).hash(digestOf(password))
  // The link authorizes the change, not the old credentials. If those changed in the meantime, this change follows that
  // one.
  for (let current: AccountRecord | null = account; current; current = await accounts.findById(account._id).lean()) {
    const isChanged = await changeCredentials(context, {
      account: current,
      set: { passwordHash, passwordExpiresAt: firstPasswordEnd(app) },
      keptSessionId: null,
      alongside: async (session, queueMail) => {
        // read again, since the address may have changed
        const changed = await accounts.findById(account._id).session(session).lean()
        if (changed)
          await queueMail(accountMail(app, { template: 'newPassword', account: changed, language, value: password }))
      },
    })
    if (!isChanged) continue
    logSecurityEvent(context, 'security.password.reset', { accountId: account._id.toHexString() })
    return ok(null)
  }
  return err('tokenInvalid', { mail: 'password' })
}
