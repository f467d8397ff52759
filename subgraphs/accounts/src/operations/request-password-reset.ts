import { addressKey, type Context, err, logSecurityEvent, ok, parse, type Result } from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { textSchema } from '../account-rules'
import { accountsService, nameKeyOf } from '../accounts.model'
import { limits, requireAttempt } from '../limits/attempts'
import { mailerService } from '../mail/mailer'
import { passwordResetMail } from '../mail/mails'
import { issueMailToken } from '../sessions/mail-tokens'

const inputSchema = z.object({ username: textSchema(200) })

/** Mails a link that gets a new password, valid for an hour. */
export async function requestPasswordReset(context: Context, input: unknown): Promise<Result<null, AccountRefusal>> {
  const { username } = parse(inputSchema, input)
  const { app } = context
  await requireAttempt(
    context,
    limits.passwordReset,
    addressKey(context.address),
    'Too many requests. Please try again in an hour.',
  )
  const account = await app
    .get(accountsService)
    .findOne({ nameKey: nameKeyOf(username) })
    .lean()
  if (!account) {
    logSecurityEvent(context, 'security.password.resetRequested', { accountId: null, reason: 'nameUnknown' })
    return err('nameUnknown', {}, 'username')
  }
  const id = account._id.toHexString()
  await requireAttempt(
    context,
    limits.mail,
    id,
    'Too many mails. Please look into your spam folder, or try again in an hour.',
  )
  const token = await issueMailToken(app, 'passwordReset', account._id)
  try {
    await app.get(mailerService).send(passwordResetMail(account, app.settings.publicUrl, token))
  } catch (error) {
    app.log.error({ err: error, accountId: id }, 'A password mail could not be sent.')
    logSecurityEvent(context, 'security.password.resetRequested', { accountId: id, reason: 'mailFailed' })
    return err('mailFailed', { mail: 'password' })
  }
  logSecurityEvent(context, 'security.password.resetRequested', { accountId: id })
  return ok(null)
}
