import { type Context, ok, parse, type Result, requireViewer, type Viewer } from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { checkEmail, digestSchema, textSchema } from '../account-rules'
import { accountsService, emailKeyOf, nameKeyOf, takenField } from '../accounts.model'
import { dropMailTokens } from '../sessions/mail-tokens'
import { viewersService } from '../sessions/viewers'
import { confirmPassword } from './check-password'
import { emailTaken } from './register'
import { sendActivationMail } from './send-activation-mail'

const inputSchema = z.object({ password: digestSchema, email: textSchema(400) })

/** Changes the address of the account that asks. Links mailed to the old one end; an activation link goes to the new one. */
export async function updateEmail(context: Context, input: unknown): Promise<Result<Viewer, AccountRefusal>> {
  const viewer = requireViewer(context)
  const { password, email } = parse(inputSchema, input)
  const { app } = context
  const address = checkEmail(email)
  if (!address.ok) return address
  const account = await confirmPassword(app, nameKeyOf(viewer.name), password)
  if (!account.ok) return account
  const changed = { email: address.value, emailKey: emailKeyOf(address.value) }
  try {
    await app
      .get(accountsService)
      .updateOne(
        { _id: account.value._id },
        { $set: { ...changed, changedAt: new Date(app.clock.now()) }, $inc: { revision: 1 } },
      )
  } catch (error) {
    if (takenField(error) !== 'email') throw error
    return emailTaken
  }
  await dropMailTokens(app, 'passwordReset', account.value._id)
  await dropMailTokens(app, 'activation', account.value._id)
  if (account.value.role === 'notActivated') await sendActivationMail(app, { ...account.value, ...changed })
  app.get(viewersService).forgetAccount(viewer.accountId)
  return ok({ ...viewer, email: address.value })
}
