import { defineRoute, nowSeconds, resultShape, resultShapeWith } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { accountFields } from '../account-rules'
import {
  confirmPasskey,
  confirmTotp,
  type Enrolment,
  enrolPasskey,
  enrolTotp,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '../operations/manage-second-factors'
import {
  accessToken,
  attestation,
  challengeShape,
  exampleChallenge,
  exampleTicket,
  password,
  passwordBody,
  toChallenge,
} from './account.shape'
import { toWireResult } from './accounts.refusals'
import { successSentences } from './success-sentences'

const tag = 'accounts'

const exampleEnrolment = {
  success: true,
  message: successSentences.factorAdded,
  recoveryCodes: ['k7dp-x2mh-9fqa'],
  access_token: null,
}

const enrolmentShape = resultShapeWith({
  recoveryCodes: z.array(z.string()).describe('Ten codes to show once; empty if the account has codes already.'),
  access_token: accessToken
    .nullable()
    .describe('A new token of the same session, if the account could do nothing before.'),
}).meta({ id: 'Enrolment' })
const toEnrolment = ({ recoveryCodes, accessToken: token }: Enrolment) => ({
  recoveryCodes: [...recoveryCodes],
  access_token: token,
})

const secondFactorsShape = z
  .object({
    totpAddedTimestamp: z
      .int()
      .nullable()
      .describe('The time at which the authenticator app was added, in whole Unix seconds; null without one.'),
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), addedTimestamp: z.int() }).meta({ id: 'Passkey' })),
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactors' })

export const secondFactorRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'readSecondFactors',
    cost: 'Account.secondFactors',
    path: '/user/secondFactors',
    tag,
    summary: "Returns the second factors of the caller's account.",
    access: 'authenticated',
    scope: 'session',
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
    cost: 'Mutation.enrolTotp',
    path: '/user/enrolTotp',
    example: {
      success: true,
      message: successSentences.totpSecret,
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Sanguine:Mina?issuer=Sanguine&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      ticket: exampleTicket,
    },
    tag,
    summary: 'Returns the secret of a new authenticator app, which is active once it is confirmed.',
    access: 'authenticated',
    scope: 'session',
    input: { body: passwordBody },
    response: resultShapeWith({
      secret: z.string().describe('The secret in base32, for typing.'),
      uri: z.string().describe('The secret as an `otpauth` URI, for a QR code.'),
      ticket: z.string().describe('The ticket for `confirmTotp`, valid for fifteen minutes.'),
    }).meta({ id: 'TotpSecret' }),
    run: async (context, { body }) =>
      toWireResult(context, await enrolTotp(context, body), successSentences.totpSecret, (value) => value),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'confirmTotp',
    cost: 'Mutation.confirmTotp',
    path: '/user/confirmTotp',
    example: exampleEnrolment,
    tag,
    summary: 'Adds the authenticator app and ends the other sessions.',
    access: 'authenticated',
    scope: 'session',
    ownedBy: { 'body.ticket': 'caller' },
    input: {
      body: z
        .object({
          ticket: accountFields.enrolmentTicket.describe('The ticket of `enrolTotp`.'),
          code: accountFields.code.describe('A code of the app.'),
        })
        .meta({ id: 'ConfirmTotpRequest' }),
    },
    response: enrolmentShape,
    run: async (context, { body }) =>
      toWireResult(context, await confirmTotp(context, body), successSentences.factorAdded, toEnrolment),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'removeTotp',
    cost: 'Mutation.removeTotp',
    path: '/user/removeTotp',
    example: { success: true, message: successSentences.factorRemoved },
    tag,
    summary: 'Removes the authenticator app and ends the other sessions.',
    access: 'authenticated',
    scope: 'session',
    input: { body: passwordBody },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(context, await removeTotp(context, body), successSentences.factorRemoved),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'enrolPasskey',
    cost: 'Mutation.enrolPasskey',
    path: '/user/enrolPasskey',
    example: exampleChallenge,
    tag,
    summary: 'Begins the enrolment of a passkey.',
    access: 'authenticated',
    scope: 'session',
    input: { body: passwordBody },
    response: challengeShape,
    run: async (context, { body }) =>
      toWireResult(context, await enrolPasskey(context, body), successSentences.passkeyChallenge, toChallenge),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'confirmPasskey',
    cost: 'Mutation.confirmPasskey',
    path: '/user/confirmPasskey',
    example: exampleEnrolment,
    tag,
    summary: 'Adds a passkey and ends the other sessions.',
    access: 'authenticated',
    scope: 'session',
    ownedBy: { 'body.ticket': 'caller' },
    input: {
      body: z
        .object({
          ticket: accountFields.loginTicket.describe('The ticket of `enrolPasskey`.'),
          response: attestation,
          name: accountFields.passkeyName.describe('The name that the owner gives the passkey.'),
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
    cost: 'Mutation.removePasskey',
    path: '/user/removePasskey',
    example: { success: true, message: successSentences.factorRemoved },
    tag,
    summary: 'Removes a passkey and ends the other sessions.',
    access: 'authenticated',
    scope: 'session',
    ownedBy: { 'body.id': 'caller' },
    input: {
      body: z
        .object({ password, id: accountFields.passkeyId.describe('The id of the passkey.') })
        .meta({ id: 'RemovePasskeyRequest' }),
    },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(context, await removePasskey(context, body), successSentences.factorRemoved),
  }),
  defineRoute({
    method: 'POST',
    operationId: 'renewRecoveryCodes',
    cost: 'Mutation.renewRecoveryCodes',
    path: '/user/renewRecoveryCodes',
    example: { ...exampleEnrolment, message: successSentences.recoveryCodesRenewed },
    tag,
    summary: 'Replaces the recovery codes by ten new ones and ends the other sessions.',
    access: 'authenticated',
    scope: 'session',
    acceptsIdempotencyKey: true,
    input: { body: passwordBody },
    response: enrolmentShape,
    run: async (context, { body }) =>
      toWireResult(
        context,
        await renewRecoveryCodes(context, body),
        successSentences.recoveryCodesRenewed,
        toEnrolment,
      ),
  }),
]
