import { addressKey, type Context, ok, parse, type Result } from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { nameKeyOf } from '../accounts.model'
import { limits, requireAttempt } from '../limits/attempts'
import { issueTicket } from '../second-factors/login-tickets'
import { methodsOf, type SecondFactorMethod } from '../second-factors/second-factors'
import { type OpenedSession, openSession } from '../sessions/sessions'
import { checkPassword } from './check-password'

const inputSchema = z.object({ username: accountFields.username, password: accountFields.password })

/** A session, or the ticket and the methods with which to confirm the login. */
export type Login =
  | ({ readonly isOpen: true } & OpenedSession)
  | {
      readonly isOpen: false
      /** for `confirmLogin` or `startPasskeyLogin`, valid for five minutes */
      readonly ticket: string
      readonly methods: readonly SecondFactorMethod[]
    }

/** Counts a login from an address, or throws a `tooMany`. */
export const countLogin = (context: Context): Promise<void> =>
  requireAttempt(context, limits.login, addressKey(context.address), {
    en: 'Too many logins. Please try again in a minute.',
    de: 'Zu viele Anmeldungen. Bitte versuche es in einer Minute noch einmal.',
  })

/**
 * Opens a session, or returns a ticket if the account has a second factor. A wrong name and a wrong password get the
 * same refusal after the same work. Failures count per name, known or not, and address. `tooManyAttempts` has
 * `retryAfterSeconds`.
 */
export async function login(context: Context, input: unknown): Promise<Result<Login, AccountRefusal>> {
  const { username, password: digest } = parse(inputSchema, input)
  const { app } = context
  await countLogin(context)
  const checked = await checkPassword(context, { nameKey: nameKeyOf(username), digest })
  if (!checked.ok) return checked
  const account = checked.value
  const methods = methodsOf(account)
  if (methods.length === 0) return ok({ isOpen: true, ...(await openSession(context, account, 'password')) })
  const { _id: accountId, credentialVersion = 0 } = account
  return ok({
    isOpen: false,
    ticket: await issueTicket(app, { purpose: 'secondFactor', accountId, credentialVersion }),
    methods,
  })
}
