import {
  deadlineSeconds,
  defineRoute,
  nowSeconds,
  resultShape,
  resultShapeWith,
  secondFactorRequired,
} from '@sanguine/kernel/rest'
import { z } from 'zod'
import { accountFields } from '../account-rules'
import { confirmLogin, finishPasskeyLogin, startPasskeyLogin } from '../operations/confirm-login'
import { login } from '../operations/login'
import { logout } from '../operations/logout'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../operations/own-sessions'
import {
  accessToken,
  assertion,
  challengeShape,
  exampleChallenge,
  password,
  toChallenge,
  username,
} from './account.shape'
import { toWireResult } from './accounts.refusals'
import { successSentences } from './success-sentences'

const tag = 'accounts'

const exampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiTWluYSJ9.c2lnbmF0dXJl'

const openedShape = resultShapeWith({ access_token: accessToken }).meta({ id: 'OpenedSession' })
const toOpened = (session: { readonly accessToken: string }) => ({ access_token: session.accessToken })

const sessionShape = z
  .object({
    id: z.string(),
    browser: z.string().nullable().describe('Null if unknown.'),
    system: z.string().nullable().describe('Null if unknown.'),
    openedTimestamp: z.int(),
    lastUsedTimestamp: z.int().describe('The time of the last use, in whole Unix seconds, up to ten minutes off.'),
    expiresTimestamp: z.int(),
    isCurrent: z.boolean().describe('Whether the call was made with this session.'),
  })
  .meta({ id: 'Session' })

export const sessionRoutes = [
  defineRoute({
    method: 'POST',
    operationId: 'login',
    cost: 'Mutation.login',
    path: '/user/login',
    example: {
      success: true,
      message: successSentences.loggedIn,
      access_token: exampleToken,
    },
    tag,
    summary: 'Opens a session.',
    description:
      'After ten failed logins to an account from one address within 15 minutes, more logins from there get 429 for the rest of that time. The wait doubles each time. If the account has a second factor, `success` is false and `next_step` is `secondFactor`. In that case send `login_ticket` within five minutes to `/user/confirmLogin` with a code, or to `/user/startPasskeyLogin`.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'body.username': 'any' },
    input: { body: z.object({ username, password }).meta({ id: 'LoginRequest' }) },
    response: resultShapeWith({
      access_token: accessToken,
      next_step: z
        .enum(['secondFactor'])
        .meta({ id: 'LoginStep' })
        .describe('The next step, if the account has a second factor.'),
      login_ticket: z.string().describe('The ticket for the next step, valid for five minutes.'),
      methods: z
        .array(z.enum(['totp', 'passkey', 'recoveryCode']).meta({ id: 'LoginMethod' }))
        .describe('The ways to confirm the login.'),
    }).meta({ id: 'LoginResult' }),
    async run(context, { body }) {
      const result = await login(context, body)
      if (!result.ok || result.value.isOpen)
        return toWireResult(context, result, successSentences.loggedIn, (value) =>
          value.isOpen ? { access_token: value.accessToken } : {},
        )
      const { ticket, methods } = result.value
      const next = { next_step: 'secondFactor' as const, login_ticket: ticket, methods: [...methods] }
      return { success: false, message: successSentences.secondFactorRequired, code: secondFactorRequired, ...next }
    },
  }),
  defineRoute({
    method: 'POST',
    operationId: 'confirmLogin',
    cost: 'Mutation.confirmLogin',
    path: '/user/confirmLogin',
    example: { success: true, message: successSentences.loggedIn, access_token: exampleToken },
    tag,
    summary: 'Opens a session for the ticket of a login and a code.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'body.ticket': 'bearer' },
    input: {
      body: z
        .object({
          ticket: accountFields.loginTicket.describe('`login_ticket` of the login.'),
          code: accountFields.code.describe('A code of the authenticator app, or a recovery code.'),
        })
        .meta({ id: 'ConfirmLoginRequest' }),
    },
    response: openedShape,
    run: async (context, { body }) =>
      toWireResult(context, await confirmLogin(context, body), successSentences.loggedIn, toOpened),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'startPasskeyLogin',
    cost: 'Mutation.startPasskeyLogin',
    path: '/user/startPasskeyLogin',
    example: exampleChallenge,
    tag,
    summary:
      'Begins a login with a passkey. With a ticket the passkey is the second factor; without one it replaces name and password.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'body.ticket': 'bearer' },
    input: {
      body: z
        .object({ ticket: accountFields.loginTicket.describe('`login_ticket` of the login.').optional() })
        .meta({ id: 'StartPasskeyLoginRequest' }),
    },
    response: challengeShape,
    run: async (context, { body }) =>
      toWireResult(
        context,
        await startPasskeyLogin(context, { ticket: body?.ticket }),
        successSentences.passkeyChallenge,
        toChallenge,
      ),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'finishPasskeyLogin',
    cost: 'Mutation.finishPasskeyLogin',
    path: '/user/finishPasskeyLogin',
    example: { success: true, message: successSentences.loggedIn, access_token: exampleToken },
    tag,
    summary: 'Opens a session for the response of an authenticator.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'body.ticket': 'bearer' },
    input: {
      body: z
        .object({
          ticket: accountFields.loginTicket.describe('The ticket of `startPasskeyLogin`.'),
          response: assertion,
        })
        .meta({ id: 'FinishPasskeyLoginRequest' }),
    },
    response: openedShape,
    run: async (context, { body }) =>
      toWireResult(context, await finishPasskeyLogin(context, body), successSentences.loggedIn, toOpened),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'logout',
    cost: 'Mutation.logout',
    path: '/user/logout',
    example: { success: true, message: successSentences.loggedOut },
    tag,
    summary: 'Ends the session of the call.',
    access: 'authenticated',
    scope: 'session',
    response: resultShape,
    async run(context) {
      await logout(context)
      return { success: true, message: successSentences.loggedOut }
    },
  }),
  defineRoute({
    method: 'GET',
    operationId: 'listSessions',
    cost: 'Account.sessions',
    path: '/user/sessions',
    tag,
    summary:
      "Returns the open sessions of the caller's account, at most 100: the session of the call first, then the others by latest use.",
    access: 'authenticated',
    scope: 'session',
    response: z.array(sessionShape),
    run: async (context) =>
      (await listOwnSessions(context)).map(({ openedAt, lastUsedAt, expiresAt, ...session }) => ({
        ...session,
        openedTimestamp: nowSeconds(openedAt),
        lastUsedTimestamp: nowSeconds(lastUsedAt),
        expiresTimestamp: deadlineSeconds(expiresAt),
      })),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'endSession',
    cost: 'Mutation.endSession',
    path: '/user/endSession',
    example: { success: true, message: successSentences.sessionEnded },
    tag,
    summary: "Ends a session of the caller's account.",
    access: 'authenticated',
    scope: 'session',
    ownedBy: { 'body.id': 'caller' },
    input: {
      body: z
        .object({ id: accountFields.sessionId.describe('The id of the session.') })
        .meta({ id: 'EndSessionRequest' }),
    },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(context, await endOwnSession(context, body.id), successSentences.sessionEnded),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'endOtherSessions',
    cost: 'Mutation.endOtherSessions',
    path: '/user/endOtherSessions',
    example: { success: true, message: successSentences.sessionsEnded(2) },
    tag,
    summary: "Ends all sessions of the caller's account except that of the call.",
    access: 'authenticated',
    scope: 'session',
    response: resultShape,
    run: async (context) => ({
      success: true,
      message: successSentences.sessionsEnded(await endOtherSessions(context)),
    }),
  }),
]
