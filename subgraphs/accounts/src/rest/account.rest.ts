import { type Context, err, Problem, type Result, requireViewer } from '@sanguine/kernel'
import { defineRoute, inEveryLanguage, resultShape } from '@sanguine/kernel/rest'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { activateAccount } from '../operations/activate-account'
import { confirmEmail } from '../operations/confirm-email'
import { register } from '../operations/register'
import { requestPasswordReset } from '../operations/request-password-reset'
import { resendActivationMail } from '../operations/resend-activation-mail'
import { retrievePassword } from '../operations/retrieve-password'
import { updateEmail } from '../operations/update-email'
import { updatePassword } from '../operations/update-password'
import { newEmail, newUsername, password, username } from './account.shape'
import { refusalSentence, toWireResult } from './accounts.refusals'
import { successSentences } from './success-sentences'

const tag = 'accounts'

const mailToken = accountFields.mailToken.describe('The token of the mailed link.')
const mailTokenBody = z.object({ token: mailToken }).meta({ id: 'MailTokenRequest' })

/** The sentence for a mailed link. A used or expired link is a 404, so that the page shows that it failed. */
function linkSentence(context: Context, result: Result<unknown, AccountRefusal>, sentence: string): string {
  if (result.ok) return sentence
  throw new Problem('notFound', inEveryLanguage(refusalSentence(result.refusal, context)))
}

const userId = accountFields.accountId.describe("The id of the caller's account.")
const isForeign = (context: Context, id: string): boolean => id !== requireViewer(context).accountId
const foreign = err('notYours', {}, 'userId')

export const accountRoutes = [
  defineRoute({
    method: 'POST',
    operationId: 'registerAccount',
    cost: 'Mutation.register',
    path: '/user/register',
    example: {
      success: true,
      message: successSentences.registered,
    },
    tag,
    summary: 'Creates an account and mails its activation link.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'body.username': 'any' },
    input: {
      body: z
        .object({
          username: newUsername,
          password,
          email: newEmail('The address that the activation link is sent to.'),
        })
        .meta({ id: 'RegisterRequest' }),
    },
    response: resultShape,
    run: async (context, { body }) => toWireResult(context, await register(context, body), successSentences.registered),
  }),
  defineRoute({
    method: 'GET',
    operationId: 'resendActivationMail',
    cost: 'Mutation.resendActivationMail',
    path: '/user/resendActivationMail',
    example: { success: true, message: successSentences.activationMailed },
    tag,
    summary: "Mails the activation link of the caller's account again.",
    access: 'authenticated',
    scope: 'session',
    changesState: true,
    acceptsIdempotencyKey: true,
    response: resultShape,
    run: async (context) =>
      toWireResult(context, await resendActivationMail(context), successSentences.activationMailed),
  }),
  defineRoute({
    method: 'GET',
    operationId: 'activateAccount',
    cost: 'Mutation.activateAccount',
    path: '/user/ActivateAccount/:id',
    problems: ['notFound'],
    example: successSentences.activated,
    tag,
    summary: 'Activates the account that a mailed token belongs to.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'params.id': 'bearer' },
    changesState: true,
    input: { params: z.object({ id: mailToken }) },
    response: 'text',
    run: async (context, { params: { id } }) =>
      linkSentence(context, await activateAccount(context, id), successSentences.activated),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'requestPasswordReset',
    cost: 'Mutation.requestPasswordReset',
    path: '/user/ForgotPasswordRequest',
    example: { success: true, message: successSentences.passwordLinkMailed },
    tag,
    summary: 'Mails a link for a new password, valid for one hour.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'body.username': 'any' },
    input: { body: z.object({ username }).meta({ id: 'PasswordResetRequest' }) },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(context, await requestPasswordReset(context, body), successSentences.passwordLinkMailed),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'retrievePassword',
    cost: 'Mutation.retrievePassword',
    path: '/user/ForgotPasswordRetrieve/',
    problems: ['notFound'],
    example: successSentences.passwordMailed,
    tag,
    summary: 'Mails a new password to the account that a mailed token belongs to, and ends all its sessions.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'body.token': 'bearer' },
    input: { body: mailTokenBody },
    response: 'text',
    run: async (context, { body: { token } }) =>
      linkSentence(context, await retrievePassword(context, token), successSentences.passwordMailed),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'updateEmail',
    cost: 'Mutation.updateEmail',
    path: '/user/UpdateEmail',
    example: { success: true, message: successSentences.emailLinkMailed },
    tag,
    summary:
      "Mails a link to a new e-mail address of the caller's account. The address changes when the link is followed.",
    access: 'authenticated',
    scope: 'session',
    ownedBy: { 'body.userId': 'caller' },
    acceptsIdempotencyKey: true,
    input: {
      body: z.object({ userId, password, email: newEmail('The new address.') }).meta({ id: 'UpdateEmailRequest' }),
    },
    response: resultShape,
    run: async (context, { body }) =>
      isForeign(context, body.userId)
        ? toWireResult(context, foreign, '')
        : toWireResult(context, await updateEmail(context, body), successSentences.emailLinkMailed),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'confirmEmail',
    cost: 'Mutation.confirmEmail',
    path: '/user/ConfirmEmail',
    example: { success: true, message: successSentences.emailChanged },
    tag,
    summary: 'Sets the e-mail address of an account to the address that received the token.',
    access: 'public',
    scope: 'session',
    ownedBy: { 'body.token': 'bearer' },
    input: { body: mailTokenBody },
    response: resultShape,
    run: async (context, { body: { token } }) =>
      toWireResult(context, await confirmEmail(context, token), successSentences.emailChanged),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'updatePassword',
    cost: 'Mutation.updatePassword',
    path: '/user/UpdatePassword',
    example: { success: true, message: successSentences.passwordChanged },
    tag,
    summary: "Changes the password of the caller's account and ends its other sessions.",
    access: 'authenticated',
    scope: 'session',
    ownedBy: { 'body.userId': 'caller' },
    input: { body: z.object({ userId, currPw: password, newPw: password }).meta({ id: 'UpdatePasswordRequest' }) },
    response: resultShape,
    run: async (context, { body: { userId: id, currPw: currentPassword, newPw: newPassword } }) =>
      isForeign(context, id)
        ? toWireResult(context, foreign, '')
        : toWireResult(
            context,
            await updatePassword(context, { currentPassword, newPassword }),
            successSentences.passwordChanged,
            undefined,
            { currentPassword: 'currPw', newPassword: 'newPw' },
          ),
  }),
]
