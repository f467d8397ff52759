import { type Context, logSecurityEvent, ok, parse, type Result, requireSession, type Viewer } from '@sanguine/kernel'
import { commitWithMails } from '@sanguine/mail'
import { type ClientSession, trusted } from 'mongoose'
import { z } from 'zod'
import { accountMail } from '../account-mails'
import type { AccountRefusal } from '../account-refusal'
import { accountFields, checkEmail } from '../account-rules'
import { type AccountRecord, accountsService, emailKeyOf, ownsAddress } from '../accounts.model'
import { mailOnce } from '../keyed-calls/mail-once'
import { limits, requireAttempt, tooManyMails } from '../limits/attempts'
import { dropMailTokens, issueMailToken, mailTokenLifeMs } from '../sessions/mail-tokens'
import { confirmPassword } from './check-password'

const inputSchema = z.object({ password: accountFields.password, email: accountFields.email })

/**
 * Mails a link to the new address of the caller's account, valid for a day; once under an `Idempotency-Key`. The new
 * address replaces the old one when the link is followed. A mail notifies the old address. The result does not reveal
 * whether the new address belongs to another account; in that case its owner gets a mail instead.
 */
export async function updateEmail(context: Context, input: unknown): Promise<Result<Viewer, AccountRefusal>> {
  const viewer = requireSession(context)
  const { password, email } = parse(inputSchema, input)
  const address = checkEmail(email)
  if (!address.ok) return address
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const account = confirmed.value
  const change = { email: address.value, sessionId: viewer.sessionId }
  const sent = await mailOnce<AccountRefusal>(context, { name: 'updateEmail', input: change }, async (work) => {
    await requireAttempt(context, limits.emailChange, viewer.accountId, tooManyMails)
    await requireAttempt(context, limits.unconfirmedEmail, emailKeyOf(address.value), tooManyMails)
    await sendMails(context, account, { ...change, work })
    logSecurityEvent(context, 'security.email.changeRequested')
    return ok(null)
  })
  return sent.ok ? ok(viewer) : sent
}

interface EmailChange {
  readonly email: string
  readonly sessionId: string
  /** a part of the transaction */
  readonly work: (session: ClientSession) => Promise<unknown>
}

async function sendMails(
  { app, language }: Context,
  account: AccountRecord,
  { email, sessionId, work }: EmailChange,
): Promise<void> {
  const accounts = app.get(accountsService)
  await commitWithMails(app, async (session, queueMail) => {
    await work(session)
    const owner = await accounts
      .findOne({ emailKey: emailKeyOf(email), _id: trusted({ $ne: account._id }) })
      .session(session)
      .lean()
    await dropMailTokens(app, 'emailChange', account._id, session)
    const token = await issueMailToken(app, 'emailChange', account, { email, sessionId, session })
    const usefulMs = mailTokenLifeMs.emailChange
    if (owner)
      await queueMail(
        accountMail(app, { template: 'emailInUse', account: owner, language: owner.language ?? language }),
      )
    else
      await queueMail(
        accountMail(app, { template: 'confirmEmail', account: { ...account, email }, language, token, usefulMs }),
      )
    // The address of an account that is not active was never confirmed, so it may be a stranger's.
    if (account.role !== 'notActivated' && ownsAddress(account))
      await queueMail(accountMail(app, { template: 'emailChangeRequested', account, language, value: email }))
  })
}
