import { activateAccount, login, register, resendActivationMail } from '@sanguine/accounts'
import { Problem, tooMany } from '@sanguine/kernel'
import { z } from 'zod'
import { defineRoute } from '../route'
import { outcome, outcomeSchema, outcomeWith } from '../wire'

const tag = 'accounts'

/** What a form may send; the operation judges it. */
const anything = z.unknown()
const text = (description: string) => anything.describe(description).meta({ type: 'string' })

const username = text('The user name, in any case.')
const password = text('SHA-256 of the password, 64 hex digits in lower case.').meta({ pattern: '^[0-9a-f]{64}$' })

export const accountRoutes = [
  defineRoute({
    method: 'POST',
    path: '/user/register',
    tag,
    summary: 'Creates an account and mails its activation link.',
    access: 'public',
    input: { body: z.object({ username, password, email: text('Where the activation link goes.') }) },
    answer: outcomeSchema,
    run: async (context, { body }) => outcome(await register(context, body), (message) => message),
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
      const answer = await login(context, body)
      if (!answer.ok && answer.error.code === 'tooManyAttempts')
        throw tooMany(answer.error.message, Number(answer.error.values.retryAfterSeconds))
      return outcome(answer, 'Login Successful', ({ accessToken }) => ({ access_token: accessToken }))
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
    run: async (context) => outcome(await resendActivationMail(context), (message) => message),
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
    async run(context, { params: { id } }) {
      const answer = await activateAccount(context, id)
      if (!answer.ok) throw new Problem('notFound', answer.error.message)
      return answer.value
    },
  }),
]
