import { type Context, err, logSecurityEvent, ok, parse, type Result } from '@sanguine/kernel'
import { commitWithMails, deleteAccessMails } from '@sanguine/mail'
import { accountMail } from '../account-mails'
import type { AccountRefusal } from '../account-refusal'
import { textSchema } from '../account-rules'
import { accountsService, emailFields, takenField } from '../accounts.model'
import { dropMailTokens, spendMailToken } from '../sessions/mail-tokens'
import { viewersService } from '../sessions/viewers'

const tokenInvalid = err('tokenInvalid', { mail: 'email' })

/**
 * Gives the account that a mailed token stands for the address that the token was mailed to, and activates it where it was not
 * active. Links mailed to the old address end, and it is told.
 */
export async function confirmEmail(context: Context, token: unknown): Promise<Result<null, AccountRefusal>> {
  const { app, language } = context
  const accounts = app.get(accountsService)
  const given = parse(textSchema(200), token, 'token')
  try {
    const accountId = await commitWithMails(app, async (session, queueMail) => {
      const spent = await spendMailToken(app, 'emailChange', given, session)
      const account = spent && (await accounts.findById(spent.accountId).session(session).lean())
      // asked for with credentials that have changed meanwhile
      const isOutdated = (spent?.credentialVersion ?? 0) !== (account?.credentialVersion ?? 0)
      if (!spent?.email || !account || isOutdated) return null
      const now = new Date(app.clock.now())
      const isActive = account.role !== 'notActivated'
      const activation = isActive ? {} : { role: 'user' as const, activatedAt: now }
      await accounts.updateOne(
        { _id: account._id },
        { $set: { ...emailFields(spent.email), ...activation, changedAt: now }, $inc: { revision: 1 } },
        { session },
      )
      await dropMailTokens(app, 'passwordReset', account._id, session)
      await dropMailTokens(app, 'activation', account._id, session)
      await deleteAccessMails(app, account._id.toHexString(), session)
      if (isActive)
        await queueMail(accountMail(app, { template: 'emailChanged', account, language, value: spent.email }))
      return account._id.toHexString()
    })
    if (accountId === null) return tokenInvalid
    app.get(viewersService).forgetAccount(accountId)
    logSecurityEvent(context, 'security.email.changed', { accountId })
    return ok(null)
  } catch (error) {
    if (takenField(error) !== 'email') throw error
    return tokenInvalid
  }
}
