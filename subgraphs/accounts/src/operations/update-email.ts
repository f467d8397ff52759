import {
  type App,
  type Context,
  err,
  logSecurityEvent,
  ok,
  parse,
  type Result,
  requireViewer,
  type Viewer,
} from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { checkEmail, digestSchema, textSchema } from '../account-rules'
import { type AccountRecord, accountsService, emailKeyOf } from '../accounts.model'
import { limits, requireAttempt } from '../limits/attempts'
import { mailerService } from '../mail/mailer'
import { confirmEmailMail, emailChangeRequestedMail, emailInUseMail } from '../mail/mails'
import { dropMailTokens, issueMailToken } from '../sessions/mail-tokens'
import { confirmPassword } from './check-password'

const inputSchema = z.object({ password: digestSchema, email: textSchema(400) })

/**
 * Mails a link to the new address of the account that asks, valid for a day: the address replaces the old one when the link
 * is followed. The old one is told. The result does not tell whether the new address belongs to another account; its owner
 * is told instead.
 */
export async function updateEmail(context: Context, input: unknown): Promise<Result<Viewer, AccountRefusal>> {
  const viewer = requireViewer(context)
  const { password, email } = parse(inputSchema, input)
  const { app } = context
  const address = checkEmail(email)
  if (!address.ok) return address
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const account = confirmed.value
  const sentence = 'Too many mails. Please look into your spam folder, or try again in an hour.'
  await requireAttempt(context, limits.emailChange, viewer.accountId, sentence)
  await requireAttempt(context, limits.unconfirmedEmail, emailKeyOf(address.value), sentence)
  try {
    await sendMails(app, account, address.value)
  } catch (error) {
    app.log.error({ err: error, accountId: viewer.accountId }, 'A mail to a new address could not be sent.')
    return err('mailFailed', { mail: 'email' })
  }
  logSecurityEvent(context, 'security.email.changeRequested')
  return ok(viewer)
}

async function sendMails(app: App, account: AccountRecord, email: string): Promise<void> {
  const { publicUrl } = app.settings
  const mailer = app.get(mailerService)
  const owner = await app
    .get(accountsService)
    .findOne({ emailKey: emailKeyOf(email), _id: trusted({ $ne: account._id }) })
    .lean()
  await dropMailTokens(app, 'emailChange', account._id)
  const token = await issueMailToken(app, 'emailChange', account._id, email)
  await mailer.send(owner ? emailInUseMail(owner) : confirmEmailMail({ ...account, email }, publicUrl, token))
  // The address of an account that is not active was never confirmed, so it may be a stranger's.
  if (account.role !== 'notActivated') await mailer.send(emailChangeRequestedMail(account, publicUrl, email))
}
