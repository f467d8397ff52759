import { addressKey, type Context, err, logSecurityEvent, ok, parse, type Result } from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { accountsService, nameKeyOf } from '../accounts.model'
import { limits, requireAttempt, tooManyMails } from '../limits/attempts'
import { commitWithLinkMail } from '../link-mails'

const inputSchema = z.object({ username: accountFields.username })

/** Mails a link for a new password, valid for an hour. */
export async function requestPasswordReset(context: Context, input: unknown): Promise<Result<null, AccountRefusal>> {
  const { username } = parse(inputSchema, input)
  const { app } = context
  await requireAttempt(context, limits.passwordReset, addressKey(context.address), {
    en: 'Too many requests. Please try again in an hour.',
    de: 'Zu viele Anfragen. Bitte versuche es in einer Stunde noch einmal.',
  })
  const account = await app
    .get(accountsService)
    .findOne({ nameKey: nameKeyOf(username) })
    .lean()
  if (!account) {
    logSecurityEvent(context, 'security.password.resetRequested', { accountId: null, reason: 'nameUnknown' })
    return err('nameUnknown', {}, 'username')
  }
  const id = account._id.toHexString()
  await requireAttempt(context, limits.mail, id, tooManyMails)
  await commitWithLinkMail(context, 'passwordReset', account)
  logSecurityEvent(context, 'security.password.resetRequested', { accountId: id })
  return ok(null)
}
