import {
  type AccountRefusal,
  activateAccount,
  confirmEmail,
  confirmLogin,
  confirmPasskey,
  confirmTotp,
  type Enrolment,
  endOtherSessions,
  endOwnSession,
  enrolPasskey,
  enrolTotp,
  finishPasskeyLogin,
  listOwnSessions,
  login,
  logout,
  type PasskeyChallenge,
  readSecondFactors,
  register,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  requestPasswordReset,
  resendActivationMail,
  retrievePassword,
  startPasskeyLogin,
  updateEmail,
  updatePassword,
} from '@sanguine/accounts'
import { type Context, err, Problem, type Result, requireViewer, tooMany } from '@sanguine/kernel'
import { z } from 'zod'
import { refusalSentence } from '../refusal-sentence'
import { defineRoute } from '../route'
import { deadlineSeconds, nowSeconds } from '../shapes/seconds'
import { successSentences } from '../success-sentences'
import { resultShape, resultShapeWith, toWireResult } from '../wire'

const tag = 'accounts'

/** Any input: the operation checks it, with sentences of its own. */
const text = (description: string, json: Readonly<Record<string, unknown>> = {}) =>
  z.unknown().meta({ description, documentedAs: { type: 'string', ...json } })

const username = text('The user name, in any case.')
const password = text('SHA-256 of the password, 64 hex digits in lower case.', { pattern: '^[0-9a-f]{64}$' })

const mailTokenBody = z.object({ token: text('The token of the mailed link.') }).meta({ id: 'MailTokenRequest' })
const passwordBody = z.object({ password }).meta({ id: 'PasswordRequest' })
const authenticatorResponse = text('The response of the authenticator, as JSON.')
const exampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiTWluYSJ9.c2lnbmF0dXJl'
const exampleTicket = '0b7d2d1c9e64a3f85b1e7c2a9d4f6038a1c5e97b2d8f4a60'
const exampleChallenge = {
  success: true,
  message: successSentences.passkeyChallenge,
  ticket: exampleTicket,
  options: '{"challenge":"Zm9yIGFuIGF1dGhlbnRpY2F0b3I"}',
}
const exampleEnrolment = {
  success: true,
  message: successSentences.factorAdded,
  recoveryCodes: ['k7dp-x2mh-9fqa'],
  access_token: null,
}
const accessToken = z.string().describe('The bearer token of the session, a JWT.')

const openedShape = resultShapeWith({ access_token: accessToken }).meta({ id: 'OpenedSession' })
const toOpened = (session: { readonly accessToken: string }) => ({ access_token: session.accessToken })

const challengeShape = resultShapeWith({
  ticket: z.string().describe('Under which the response is sent, within five minutes.'),
  options: z.string().describe('JSON for `navigator.credentials`.'),
}).meta({ id: 'PasskeyChallenge' })
const toChallenge = ({ ticket, options }: PasskeyChallenge) => ({ ticket, options })

const enrolmentShape = resultShapeWith({
  recoveryCodes: z.array(z.string()).describe('Ten, to be shown once; empty where the account has them already.'),
  access_token: accessToken
    .nullable()
    .describe('Another token of the session, where the account could do nothing before.'),
}).meta({ id: 'Enrolment' })
const toEnrolment = ({ recoveryCodes, accessToken: token }: Enrolment) => ({
  recoveryCodes: [...recoveryCodes],
  access_token: token,
})

const sessionShape = z
  .object({
    id: z.string(),
    browser: z.string().nullable().describe('Null where it is not known.'),
    system: z.string().nullable().describe('Null where it is not known.'),
    openedTimestamp: z.int(),
    lastUsedTimestamp: z.int().describe('Within ten minutes.'),
    expiresTimestamp: z.int(),
    isCurrent: z.boolean().describe('Whether the call was made with it.'),
  })
  .meta({ id: 'Session' })

const secondFactorsShape = z
  .object({
    totpAddedTimestamp: z.int().nullable().describe('Null without an authenticator app.'),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), addedTimestamp: z.int() }).meta({ id: 'Passkey' })),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactors' })

/** Throws a 429 after too many wrong passwords. */
function limited<Value>(context: Context, result: Result<Value, AccountRefusal>): Result<Value, AccountRefusal> {
  if (!result.ok && result.refusal.code === 'tooManyAttempts')
    throw tooMany(refusalSentence(result.refusal, context), result.refusal.details.retryAfterSeconds)
  return result
}

/** The sentence of a mailed link. One that is used or expired is a 404, so that the page shows that it failed. */
function linkSentence(context: Context, result: Result<null, AccountRefusal>, sentence: string): string {
  if (result.ok) return sentence
  const kind = result.refusal.code === 'mailFailed' ? 'unavailable' : 'notFound'
  throw new Problem(kind, refusalSentence(result.refusal, context))
}

const userId = text('The id of the account of the session.')
const isForeign = (context: Context, id: unknown): boolean => id !== requireViewer(context).accountId
const foreign = err('notYours')

export const accountRoutes = [
  defineRoute({
    method: 'POST',
    operationId: 'registerAccount',
    path: '/user/register',
    example: {
      success: true,
      message: successSentences.registered({ isActivationMailSent: true }),
    },
    tag,
    summary: 'Creates an account and mails its activation link.',
    access: 'public',
    input: {
      body: z
        .object({
          username,
          password,
          email: text('The address that the activation link is sent to.', { format: 'email' }),
        })
        .meta({ id: 'RegisterRequest' }),
    },
    response: resultShape,
    run: async (context, { body }) => toWireResult(context, await register(context, body), successSentences.registered),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'login',
    path: '/user/login',
    example: {
      success: true,
      message: successSentences.loggedIn,
      access_token: exampleToken,
    },
    tag,
    summary: 'Opens a session.',
    description:
      'After ten failures from an address within a quarter of an hour, further logins from there to the account are a 429 for the rest of it, and twice as long each time. Where the account has a second factor, `success` is false and `next_step` is `secondFactor`: send `login_ticket` with a code to `/user/confirmLogin`, or to `/user/startPasskeyLogin`, within five minutes.',
    access: 'public',
    input: { body: z.object({ username, password }).meta({ id: 'LoginRequest' }) },
    response: resultShapeWith({
      access_token: accessToken,
      next_step: z.literal('secondFactor').describe('Where the account has a second factor.'),
      login_ticket: z.string().describe('For the next step, valid for five minutes.'),
      methods: z.array(z.enum(['totp', 'passkey', 'recoveryCode'])).describe('How the login can be confirmed.'),
    }).meta({ id: 'LoginResult' }),
    async run(context, { body }) {
      const result = limited(context, await login(context, body))
      if (!result.ok || result.value.isOpen)
        return toWireResult(context, result, successSentences.loggedIn, (value) =>
          value.isOpen ? { access_token: value.accessToken } : {},
        )
      const { ticket, methods } = result.value
      const next = { next_step: 'secondFactor' as const, login_ticket: ticket, methods: [...methods] }
      return { success: false, message: successSentences.secondFactorRequired, ...next }
    },
  }),
  defineRoute({
    method: 'POST',
    operationId: 'confirmLogin',
    path: '/user/confirmLogin',
    example: { success: true, message: successSentences.loggedIn, access_token: exampleToken },
    tag,
    summary: 'Opens a session for the ticket of a login and a code.',
    access: 'public',
    input: {
      body: z
        .object({
          ticket: text('`login_ticket` of the login.'),
          code: text('A code of the authenticator app, or a recovery code.'),
        })
        .meta({ id: 'ConfirmLoginRequest' }),
    },
    response: openedShape,
    run: async (context, { body }) =>
      toWireResult(context, limited(context, await confirmLogin(context, body)), successSentences.loggedIn, toOpened),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'startPasskeyLogin',
    path: '/user/startPasskeyLogin',
    example: exampleChallenge,
    tag,
    summary:
      'Begins a login with a passkey: with a ticket as the second factor, without one in place of name and password.',
    access: 'public',
    input: {
      body: z
        .object({ ticket: text('`login_ticket` of the login.').optional() })
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
    path: '/user/finishPasskeyLogin',
    example: { success: true, message: successSentences.loggedIn, access_token: exampleToken },
    tag,
    summary: 'Opens a session for the response of an authenticator.',
    access: 'public',
    input: {
      body: z
        .object({ ticket: text('That of `startPasskeyLogin`.'), response: authenticatorResponse })
        .meta({ id: 'FinishPasskeyLoginRequest' }),
    },
    response: openedShape,
    run: async (context, { body }) =>
      toWireResult(context, await finishPasskeyLogin(context, body), successSentences.loggedIn, toOpened),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'logout',
    path: '/user/logout',
    example: { success: true, message: successSentences.loggedOut },
    tag,
    summary: 'Ends the session of the call.',
    access: 'viewer',
    response: resultShape,
    async run(context) {
      await logout(context)
      return { success: true, message: successSentences.loggedOut }
    },
  }),
  defineRoute({
    method: 'GET',
    operationId: 'listSessions',
    path: '/user/sessions',
    tag,
    summary: 'Returns the open sessions of the account: that of the call first, then the last used, at most 100.',
    access: 'viewer',
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
    path: '/user/endSession',
    example: { success: true, message: successSentences.sessionEnded },
    tag,
    summary: 'Ends a session of the account.',
    access: 'viewer',
    input: { body: z.object({ id: text('The id of the session.') }).meta({ id: 'EndSessionRequest' }) },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(context, await endOwnSession(context, body.id), successSentences.sessionEnded),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'endOtherSessions',
    path: '/user/endOtherSessions',
    example: { success: true, message: successSentences.sessionsEnded(2) },
    tag,
    summary: 'Ends all sessions of the account but that of the call.',
    access: 'viewer',
    response: resultShape,
    run: async (context) => ({
      success: true,
      message: successSentences.sessionsEnded(await endOtherSessions(context)),
    }),
  }),
  defineRoute({
    method: 'GET',
    operationId: 'readSecondFactors',
    path: '/user/secondFactors',
    tag,
    summary: 'Returns what the account has beside its password.',
    access: 'viewer',
    response: secondFactorsShape,
    async run(context) {
      const { totpAddedAt, passkeys, recoveryCodesLeft } = await readSecondFactors(context)
      return {
        totpAddedTimestamp: totpAddedAt === null ? null : nowSeconds(totpAddedAt),
        passkeys: passkeys.map(({ id, name, addedAt }) => ({ id, name, addedTimestamp: nowSeconds(addedAt) })),
        recoveryCodesLeft,
      }
    },
  }),
  defineRoute({
    method: 'POST',
    operationId: 'enrolTotp',
    path: '/user/enrolTotp',
    example: {
      success: true,
      message: successSentences.totpSecret,
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Sanguine:Mina?issuer=Sanguine&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      ticket: exampleTicket,
    },
    tag,
    summary: 'Gives out the secret of an authenticator app, which counts once it is confirmed.',
    access: 'viewer',
    input: { body: passwordBody },
    response: resultShapeWith({
      secret: z.string().describe('In base32, to be typed.'),
      uri: z.string().describe('To be shown as a QR code.'),
      ticket: z.string().describe('For `confirmTotp`, valid for fifteen minutes.'),
    }).meta({ id: 'TotpSecret' }),
    run: async (context, { body }) =>
      toWireResult(
        context,
        limited(context, await enrolTotp(context, body)),
        successSentences.totpSecret,
        (value) => value,
      ),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'confirmTotp',
    path: '/user/confirmTotp',
    example: exampleEnrolment,
    tag,
    summary: 'Adds the authenticator app and ends the other sessions.',
    access: 'viewer',
    input: {
      body: z
        .object({ ticket: text('That of `enrolTotp`.'), code: text('A code of the app.') })
        .meta({ id: 'ConfirmTotpRequest' }),
    },
    response: enrolmentShape,
    run: async (context, { body }) =>
      toWireResult(
        context,
        limited(context, await confirmTotp(context, body)),
        successSentences.factorAdded,
        toEnrolment,
      ),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'removeTotp',
    path: '/user/removeTotp',
    example: { success: true, message: successSentences.factorRemoved },
    tag,
    summary: 'Removes the authenticator app and ends the other sessions.',
    access: 'viewer',
    input: { body: passwordBody },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(context, limited(context, await removeTotp(context, body)), successSentences.factorRemoved),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'enrolPasskey',
    path: '/user/enrolPasskey',
    example: exampleChallenge,
    tag,
    summary: 'Begins the enrolment of a passkey.',
    access: 'viewer',
    input: { body: passwordBody },
    response: challengeShape,
    run: async (context, { body }) =>
      toWireResult(
        context,
        limited(context, await enrolPasskey(context, body)),
        successSentences.passkeyChallenge,
        toChallenge,
      ),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'confirmPasskey',
    path: '/user/confirmPasskey',
    example: exampleEnrolment,
    tag,
    summary: 'Adds a passkey and ends the other sessions.',
    access: 'viewer',
    input: {
      body: z
        .object({
          ticket: text('That of `enrolPasskey`.'),
          response: authenticatorResponse,
          name: text('What its owner calls it, at most 50 characters.'),
        })
        .meta({ id: 'ConfirmPasskeyRequest' }),
    },
    response: enrolmentShape,
    run: async (context, { body }) =>
      toWireResult(context, await confirmPasskey(context, body), successSentences.factorAdded, toEnrolment),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'removePasskey',
    path: '/user/removePasskey',
    example: { success: true, message: successSentences.factorRemoved },
    tag,
    summary: 'Removes a passkey and ends the other sessions.',
    access: 'viewer',
    input: {
      body: z.object({ password, id: text('The id of the passkey.') }).meta({ id: 'RemovePasskeyRequest' }),
    },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(context, limited(context, await removePasskey(context, body)), successSentences.factorRemoved),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'renewRecoveryCodes',
    path: '/user/renewRecoveryCodes',
    example: { ...exampleEnrolment, message: successSentences.recoveryCodesRenewed },
    tag,
    summary: 'Replaces the recovery codes by ten new ones and ends the other sessions.',
    access: 'viewer',
    input: { body: passwordBody },
    response: enrolmentShape,
    run: async (context, { body }) =>
      toWireResult(
        context,
        limited(context, await renewRecoveryCodes(context, body)),
        successSentences.recoveryCodesRenewed,
        toEnrolment,
      ),
  }),
  defineRoute({
    method: 'GET',
    operationId: 'resendActivationMail',
    path: '/user/resendActivationMail',
    example: { success: true, message: successSentences.activationMailed },
    tag,
    summary: 'Mails the activation link to the account of the session again.',
    access: 'viewer',
    changesState: true,
    response: resultShape,
    run: async (context) =>
      toWireResult(context, await resendActivationMail(context), successSentences.activationMailed),
  }),
  defineRoute({
    method: 'GET',
    operationId: 'activateAccount',
    path: '/user/ActivateAccount/:id',
    problems: ['notFound'],
    example: successSentences.activated,
    tag,
    summary: 'Activates the account of a mailed token.',
    access: 'public',
    changesState: true,
    input: { params: z.object({ id: z.string().describe('The token of the mailed link.') }) },
    response: 'text',
    run: async (context, { params: { id } }) =>
      linkSentence(context, await activateAccount(context, id), successSentences.activated),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'requestPasswordReset',
    path: '/user/ForgotPasswordRequest',
    example: { success: true, message: successSentences.passwordLinkMailed },
    tag,
    summary: 'Mails a link for a new password, valid for one hour.',
    access: 'public',
    input: { body: z.object({ username }).meta({ id: 'PasswordResetRequest' }) },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(context, await requestPasswordReset(context, body), successSentences.passwordLinkMailed),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'retrievePassword',
    path: '/user/ForgotPasswordRetrieve/',
    problems: ['notFound', 'unavailable'],
    example: successSentences.passwordMailed,
    tag,
    summary: 'Mails a new password to the account of a mailed token and ends all its sessions.',
    access: 'public',
    input: { body: mailTokenBody },
    response: 'text',
    run: async (context, { body: { token } }) =>
      linkSentence(context, await retrievePassword(context, token), successSentences.passwordMailed),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'updateEmail',
    path: '/user/UpdateEmail',
    example: { success: true, message: successSentences.emailLinkMailed },
    tag,
    summary:
      'Mails a link to a new e-mail address of the account of the session, which replaces the old one when it is followed.',
    access: 'viewer',
    input: {
      body: z
        .object({ userId, password, email: text('The new address.', { format: 'email' }) })
        .meta({ id: 'UpdateEmailRequest' }),
    },
    response: resultShape,
    run: async (context, { body }) =>
      isForeign(context, body.userId)
        ? toWireResult(context, foreign, '')
        : toWireResult(context, limited(context, await updateEmail(context, body)), successSentences.emailLinkMailed),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'confirmEmail',
    path: '/user/ConfirmEmail',
    example: { success: true, message: successSentences.emailChanged },
    tag,
    summary: 'Gives an account the e-mail address that a token was mailed to.',
    access: 'public',
    input: { body: mailTokenBody },
    response: resultShape,
    run: async (context, { body: { token } }) =>
      toWireResult(context, await confirmEmail(context, token), successSentences.emailChanged),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'updatePassword',
    path: '/user/UpdatePassword',
    example: { success: true, message: successSentences.passwordChanged },
    tag,
    summary: 'Changes the password of the account of the session and ends its other sessions.',
    access: 'viewer',
    input: { body: z.object({ userId, currPw: password, newPw: password }).meta({ id: 'UpdatePasswordRequest' }) },
    response: resultShape,
    run: async (context, { body: { userId: id, currPw: currentPassword, newPw: newPassword } }) =>
      isForeign(context, id)
        ? toWireResult(context, foreign, '')
        : toWireResult(
            context,
            limited(context, await updatePassword(context, { currentPassword, newPassword })),
            successSentences.passwordChanged,
          ),
  }),
]
