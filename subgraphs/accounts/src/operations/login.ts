import { addressKey, type Context, ok, parse, type Result, type Viewer } from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { digestSchema, textSchema } from '../account-rules'
import { nameKeyOf } from '../accounts.model'
import { limits, requireAttempt } from '../limits/attempts'
import { openSession } from '../sessions/sessions'
import { checkPassword } from './check-password'

const inputSchema = z.object({ username: textSchema(200), password: digestSchema })

export interface Login {
  readonly accessToken: string
  readonly viewer: Viewer
}

/**
 * Opens a session. A wrong name and a wrong password are the same refusal after the same work; failures count per name,
 * known or not, and address, and `tooManyAttempts` carries `retryAfterSeconds`.
 */
export async function login(context: Context, input: unknown): Promise<Result<Login, AccountRefusal>> {
  const { username, password } = parse(inputSchema, input)
  const { app } = context
  await requireAttempt(app, limits.login, addressKey(context.address), 'Too many logins. Please try again in a minute.')
  const account = await checkPassword(app, { nameKey: nameKeyOf(username), digest: password, address: context.address })
  if (!account.ok) return account
  return ok(await openSession(app, account.value))
}
