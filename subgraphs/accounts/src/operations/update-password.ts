import { type Context, err, ok, parse, type Result, requireViewer, type Viewer } from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { digestSchema } from '../account-rules'
import { accountsService, nameKeyOf } from '../accounts.model'
import { isCommonDigest, isOwnDigest } from '../passwords/common-passwords'
import { passwordsService } from '../passwords/passwords'
import { dropMailTokens } from '../sessions/mail-tokens'
import { endSessions } from '../sessions/sessions'
import { confirmPassword } from './check-password'

const inputSchema = z.object({ currentPassword: digestSchema, newPassword: digestSchema })

/** Changes the password of the account that asks and ends its other sessions. */
export async function updatePassword(context: Context, input: unknown): Promise<Result<Viewer, AccountRefusal>> {
  const viewer = requireViewer(context)
  const { currentPassword, newPassword } = parse(inputSchema, input)
  const { app } = context
  if (isCommonDigest(newPassword) || isOwnDigest(newPassword, viewer.name, viewer.email)) {
    return err('passwordTooCommon', {}, 'newPassword')
  }
  const account = await confirmPassword(app, nameKeyOf(viewer.name), currentPassword)
  if (!account.ok) return account
  const passwordHash = await app.get(passwordsService).hash(newPassword)
  await app.get(accountsService).updateOne({ _id: account.value._id }, { $set: { passwordHash } })
  await dropMailTokens(app, 'passwordReset', account.value._id)
  await endSessions(app, viewer.accountId, viewer.sessionId)
  return ok(viewer)
}
