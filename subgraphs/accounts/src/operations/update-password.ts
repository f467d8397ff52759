import {
  type Context,
  err,
  logSecurityEvent,
  ok,
  parse,
  type Result,
  requireSession,
  type Viewer,
} from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { isCommonDigest, isOwnDigest } from '../passwords/common-passwords'
import { passwordsService } from '../passwords/passwords'
import { changeCredentials, credentialsChanged } from '../sessions/change-credentials'
import { confirmPassword } from './check-password'

const inputSchema = z.object({ currentPassword: accountFields.password, newPassword: accountFields.password })

/** Changes the password of the caller's account and ends its other sessions. */
export async function updatePassword(context: Context, input: unknown): Promise<Result<Viewer, AccountRefusal>> {
  const viewer = requireSession(context)
  const { currentPassword, newPassword } = parse(inputSchema, input)
  const { app } = context
  if (isCommonDigest(newPassword) || isOwnDigest(newPassword, viewer.name, viewer.email)) {
    return err('passwordTooCommon', {}, 'newPassword')
  }
  const account = await confirmPassword(context, viewer, currentPassword, 'currentPassword')
  if (!account.ok) return account
  const isMadeUp = account.value.passwordExpiresAt !== undefined
  if (isMadeUp && newPassword === currentPassword) return err('passwordTooCommon', {}, 'newPassword')
  const passwordHash = await app.get(passwordsService).hash(newPassword)
  const change = {
    account: account.value,
    set: { passwordHash },
    unset: ['passwordExpiresAt'] as const,
    keptSessionId: viewer.sessionId,
  }
  if (!(await changeCredentials(context, change))) throw credentialsChanged()
  logSecurityEvent(context, 'security.password.changed')
  return ok(viewer)
}
