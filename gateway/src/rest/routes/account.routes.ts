import {
  type AccountRefusal,
  activateAccount,
  login,
  register,
  requestPasswordReset,
  resendActivationMail,
  retrievePassword,
  updateEmail,
  updatePassword,
} from '@sanguine/accounts'
import { type Context, err, Problem, type Result, requireViewer, tooMany } from '@sanguine/kernel'
import { z } from 'zod'
import { refusalSentence } from '../refusal-sentence'
import { defineRoute } from '../route'
import { outcome, outcomeSchema, outcomeWith } from '../wire'

const tag = 'accounts'

/** What a form may send; the operation judges it. */
const anything = z.unknown()
const text = (description: string) => anything.describe(description).meta({ type: 'string' })

const username = text('The user name, in any case.')
const password = text('SHA-256 of the password, 64 hex digits in lower case.').meta({ pattern: '^[0-9a-f]{64}$' })

/** An answer of an operation that checks a password: too many wrong ones are a 429. */
function limited<Value>(context: Context, answer: Result<Value, AccountRefusal>): Result<Value, AccountRefusal> {
  if (!answer.ok && answer.refusal.code === 'tooManyAttempts')
    throw tooMany(refusalSentence(answer.refusal, context), answer.refusal.details.retryAfterSeconds)
  return answer
}

/** A mailed link that is used up or over is a record that is not there, so that the page shows that it failed. */
function linked(context: Context, answer: Result<string, AccountRefusal>): string {
  if (answer.ok) return answer.value
  const kind = answer.refusal.code === 'mailFailed' ? 'unavailable' : 'notFound'
  throw new Problem(kind, refusalSentence(answer.refusal, context))
}

const userId = text('The id of the account that asks.')
const isForeign = (context: Context, id: unknown): boolean => id !== requireViewer(context).accountId
const foreign = err('notYours')

export const accountRoutes = [
  defineRoute({
    method: 'POST',
    path: '/user/register',
    tag,
    summary: 'Creates an account and mails its activation link.',
    access: 'public',
    input: { body: z.object({ username, password, email: text('Where the activation link goes.') }) },
    answer: outcomeSchema,
    run: async (context, { body }) => outcome(context, await register(context, body), (message) => message),
  }),
  defineRoute({
    method: 'POST',
    path: '/user/login',
    tag,
    summary: 'Opens a session.',
    description: 'After ten failures within a quarter of an hour the account answers 429 for the rest of it.',
    access: 'public',
    input: { body: z.object({ username, password }) },
    answer: outcomeWith({ access_token: z.string().describe('The bearer token of the session, a JWT.') }),
    async run(context, { body }) {
      return outcome(context, limited(context, await login(context, body)), 'Login Successful', ({ accessToken }) => ({
        access_token: accessToken,
      }))
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/user/resendActivationMail',
    tag,
    summary: 'Mails the activation link again to the account that asks.',
    access: 'viewer',
    changesState: true,
    answer: outcomeSchema,
    run: async (context) => outcome(context, await resendActivationMail(context), (message) => message),
  }),
  defineRoute({
    method: 'GET',
    path: '/user/ActivateAccount/:id',
    tag,
    summary: 'Activates the account that a mailed token stands for.',
    access: 'public',
    changesState: true,
    input: { params: z.object({ id: z.string().describe('The token of the mailed link.') }) },
    answer: 'text',
    run: async (context, { params: { id } }) => linked(context, await activateAccount(context, id)),
  }),
  defineRoute({
    method: 'POST',
    path: '/user/ForgotPasswordRequest',
    tag,
    summary: 'Mails a link that gets a new password, valid for one hour.',
    access: 'public',
    input: { body: z.object({ username }) },
    answer: outcomeSchema,
    run: async (context, { body }) => outcome(context, await requestPasswordReset(context, body), (message) => message),
  }),
  defineRoute({
    method: 'POST',
    path: '/user/ForgotPasswordRetrieve/',
    tag,
    summary: 'Mails a new password to the account that a mailed token stands for, and ends all its sessions.',
    access: 'public',
    input: { body: z.object({ token: text('The token of the mailed link.') }) },
    answer: 'text',
    run: async (context, { body: { token } }) => linked(context, await retrievePassword(context, token)),
  }),
  defineRoute({
    method: 'POST',
    path: '/user/UpdateEmail',
    tag,
    summary: 'Changes the address of the account that asks.',
    access: 'viewer',
    input: { body: z.object({ userId, password, email: text('The new address.') }) },
    answer: outcomeSchema,
    run: async (context, { body }) =>
      isForeign(context, body.userId)
        ? outcome(context, foreign, '')
        : outcome(context, limited(context, await updateEmail(context, body)), 'Your email address was changed.'),
  }),
  defineRoute({
    method: 'POST',
    path: '/user/UpdatePassword',
    tag,
    summary: 'Changes the password of the account that asks and ends its other sessions.',
    access: 'viewer',
    input: { body: z.object({ userId, currPw: password, newPw: password }) },
    answer: outcomeSchema,
    run: async (context, { body: { userId: id, currPw: currentPassword, newPw: newPassword } }) =>
      isForeign(context, id)
        ? outcome(context, foreign, '')
        : outcome(
            context,
            limited(context, await updatePassword(context, { currentPassword, newPassword })),
            'Your password was changed.',
          ),
  }),
]
