import { type Context, err, logSecurityEvent, ok, parse, type Result } from '@sanguine/kernel'
import { commitWithMails, deleteAccessMails } from '@sanguine/mail'
import { accountMail } from '../account-mails'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { accountsService, emailFields, ownsAddress, takenField } from '../accounts.model'
import { endOldSessions, logOldSessions } from '../sessions/end-old-sessions'
import { dropMailTokens, spendMailToken } from '../sessions/mail-tokens'
import { renewToken } from '../sessions/sessions'
import { viewersService } from '../sessions/viewers'

const tokenInvalid = err('tokenInvalid', { mail: 'email' })

/**
 * Gives the account of a mailed token the address that the token was mailed to, and activates the account if needed. All sessions
 * end except the one that requested the change. Links mailed to the old address end too, and a mail notifies that address. If the
 * caller's session continues, the caller gets a new token, because the role in the old one may have changed.
 */
export async function confirmEmail(
  context: Context,
  token: unknown,
): Promise<Result<{ readonly accessToken: string | null }, AccountRefusal>> {
  const { app, language, viewer } = context
  const accounts = app.get(accountsService)
  const given = parse(accountFields.mailToken, token, 'token')
  try {
    const changed = await commitWithMails(app, async (session, queueMail) => {
      const spent = await spendMailToken(app, 'emailChange', given, session)
      const account = spent && (await accounts.findById(spent.accountId).session(session).lean())
      // requested with credentials that have changed since
      const { credentialVersion = 0 } = account ?? {}
      const isOutdated = (spent?.credentialVersion ?? 0) !== credentialVersion
      if (!spent?.email || !account || isOutdated) return null
      const now = new Date(app.clock.now())
      const isActive = account.role !== 'notActivated'
      const activation = isActive ? {} : { role: 'user' as const, activatedAt: now }
      await accounts.updateOne(
        { _id: account._id },
        {
          $set: {
            ...emailFields(spent.email),
            ...activation,
            changedAt: now,
            credentialVersion: credentialVersion + 1,
          },
          $inc: { revision: 1 },
        },
        { session },
      )
      const endedCount = await endOldSessions(app, account, spent.sessionId ?? null, session)
      await dropMailTokens(app, 'passwordReset', account._id, session)
      await dropMailTokens(app, 'activation', account._id, session)
      await deleteAccessMails(app, account._id.toHexString(), session)
      if (isActive && ownsAddress(account))
        await queueMail(accountMail(app, { template: 'emailChanged', account, language, value: spent.email }))
      return { accountId: account._id.toHexString(), endedCount }
    })
    if (changed === null) return tokenInvalid
    const { accountId, endedCount } = changed
    app.get(viewersService).forgetAccount(accountId)
    logSecurityEvent(context, 'security.email.changed', { accountId })
    logOldSessions(context, accountId, endedCount)
    return ok({ accessToken: viewer?.accountId === accountId ? await renewToken(app, viewer) : null })
  } catch (error) {
    if (takenField(error) !== 'email') throw error
    return tokenInvalid
  }
}
