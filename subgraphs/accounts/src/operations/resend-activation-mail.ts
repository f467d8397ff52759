import { type Answer, type Context, done, refused, requireViewer, unauthenticated } from '@sanguine/kernel'
import { accountsPart } from '../accounts.model'
import { limits, requireAttempt } from '../limits/attempts'
import { sendActivationMail } from './send-activation-mail'

/** Mails the account that asks a fresh activation link; earlier ones stay valid until they expire. */
export async function resendActivationMail(context: Context): Promise<Answer<string>> {
  const viewer = requireViewer(context)
  const { app } = context
  const account = await app.get(accountsPart).findById(viewer.accountId).lean()
  if (!account) throw unauthenticated()
  if (account.role !== 'notActivated') return refused('alreadyActivated', 'Your account is already activated.')
  const sentence = 'Too many mails. Please look into your spam folder, or try again in an hour.'
  await requireAttempt(app, limits.mail, viewer.accountId, sentence)
  if (await sendActivationMail(app, account)) {
    return done('An activation email has been sent to you. (also check your spam folder).')
  }
  return refused('mailFailed', 'The activation email could not be sent. Please try again later.')
}
