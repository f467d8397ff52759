import { type Answer, type Context, done, parse, refused, type Viewer } from '@sanguine/kernel'
import { z } from 'zod'
import { digestSchema, textSchema } from '../account-rules'
import { accountsPart, nameKeyOf } from '../accounts.model'
import { countAttempt, forgetAttempts, limits, requireAttempt } from '../limits/attempts'
import { passwordsPart } from '../passwords/passwords'
import { openSession } from '../sessions/sessions'

const inputSchema = z.object({ username: textSchema(200), password: digestSchema })

export interface Login {
  readonly accessToken: string
  readonly viewer: Viewer
}

/**
 * Opens a session. A wrong name and a wrong password are the same refusal after the same work; failures count per name,
 * known or not, and `tooManyAttempts` carries `retryAfterSeconds`.
 */
export async function login(context: Context, input: unknown): Promise<Answer<Login>> {
  const { username, password } = parse(inputSchema, input)
  const { app } = context
  const nameKey = nameKeyOf(username)
  await requireAttempt(app, limits.login, context.address, 'Too many logins. Please try again in a minute.')
  const seconds = await countAttempt(app, limits.failedLogin, nameKey)
  if (seconds !== null) {
    const sentence = 'Too many failed logins for this account. Please try again later.'
    return refused('tooManyAttempts', sentence, { retryAfterSeconds: seconds })
  }

  const account = await app.get(accountsPart).findOne({ nameKey }).lean()
  const isRight = await app.get(passwordsPart).matches(password, account?.passwordHash ?? null)
  if (!account || !isRight) return refused('loginFailed', 'The user name or the password is wrong.')
  await forgetAttempts(app, limits.failedLogin, nameKey)
  return done(await openSession(app, account))
}
