import {
  type App,
  type Context,
  err,
  logSecurityEvent,
  ok,
  openSecret,
  parse,
  type Result,
  requireSession,
  sealSecret,
  type Viewer,
} from '@sanguine/kernel'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { type AccountRecord, accountsService } from '../accounts.model'
import { type AccountCall, accountCall, randomOfPart, randomsOfFirst, runOnce } from '../keyed-calls/run-once'
import { countAttempt, limits } from '../limits/attempts'
import { issueTicket, spendTicket } from '../second-factors/login-tickets'
import { enrolmentOptions, verifyEnrolment } from '../second-factors/passkeys'
import { createRecoveryCodes, findRecoveryCodes } from '../second-factors/recovery-codes'
import { hasSecondFactor, sealOf } from '../second-factors/second-factors'
import { createTotpSecret, stepOfCode, totpUri } from '../second-factors/totp'
import { changeCredentials, credentialsChanged } from '../sessions/change-credentials'
import { renewToken } from '../sessions/sessions'
import { confirmPassword } from './check-password'
import type { PasskeyChallenge } from './confirm-login'

/** The second factors of the caller's account. Times are milliseconds since the epoch. */
export interface SecondFactors {
  /** time at which the authenticator app was added; null without one */
  readonly totpAddedAt: number | null
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly addedAt: number }[]
  readonly recoveryCodesLeft: number
}

/** Reads the second factors of the caller's account. */
export async function readSecondFactors(context: Context): Promise<SecondFactors> {
  const { accountId } = requireSession(context)
  const account = await context.app.get(accountsService).findById(accountId).lean()
  return {
    totpAddedAt: account?.totp?.addedAt.getTime() ?? null,
    passkeys: (account?.passkeys ?? []).map(({ id, name, addedAt }) => ({ id, name, addedAt: addedAt.getTime() })),
    recoveryCodesLeft: account?.recoveryCodes?.length ?? 0,
  }
}

/** The result of an enrolment for its owner. */
export interface Enrolment {
  /** ten, to be shown once; empty if the account has codes already */
  readonly recoveryCodes: readonly string[]
  /** a token for the same session, for staff that could do nothing before; null if the old one is still right */
  readonly accessToken: string | null
}

type Change = Pick<Parameters<typeof changeCredentials>[1], 'set' | 'unset' | 'call'>

/** Changes the second factors if they are as they were read, and ends the account's other sessions. */
const change = (
  context: Context,
  viewer: Viewer,
  account: AccountRecord,
  { set, unset = [], call = null }: Change,
): Promise<boolean> => changeCredentials(context, { account, set, unset, call, keptSessionId: viewer.sessionId })

/**
 * Adds a factor. The first factor comes with new recovery codes, which replace all older ones. Otherwise a holder of
 * old codes could log in without the factor.
 */
async function enrol(
  context: Context,
  viewer: Viewer,
  account: AccountRecord,
  set: Change['set'],
): Promise<Result<Enrolment, AccountRefusal>> {
  const { app } = context
  const isFirst = !hasSecondFactor(account) || !account.recoveryCodes?.length
  const { codes, hashes } = isFirst ? await createRecoveryCodes(app, viewer.accountId) : { codes: [], hashes: null }
  const isChanged = await change(context, viewer, account, {
    set: { ...set, ...(hashes && { recoveryCodes: hashes }) },
  })
  if (!isChanged) return err('ticketInvalid', {}, 'ticket')
  logSecurityEvent(context, 'security.secondFactor.added', { method: set.totp ? 'totp' : 'passkey' })
  const accessToken = viewer.mustEnrol ? await renewToken(app, viewer) : null
  return ok({ recoveryCodes: codes, accessToken })
}

const passwordSchema = z.object({ password: accountFields.password })

/** The secret of an authenticator app that is not confirmed yet. */
export interface TotpSecret {
  /** base32, for typing */
  readonly secret: string
  /** an `otpauth:` URI, for a QR code */
  readonly uri: string
  /** the sealed secret, for `confirmTotp` */
  readonly ticket: string
}

/** The time within which a new secret must be confirmed. */
const enrolmentMs = 15 * 60_000

/** Returns the secret of a new authenticator app. It is active once a code is sent: see `confirmTotp`. */
export async function enrolTotp(context: Context, input: unknown): Promise<Result<TotpSecret, AccountRefusal>> {
  const viewer = requireSession(context)
  const { password } = parse(passwordSchema, input)
  const { app } = context
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const secret = createTotpSecret(app)
  const { credentialVersion = 0 } = confirmed.value
  const ticket = { secret, version: credentialVersion, endsAt: app.clock.now() + enrolmentMs }
  return ok({
    secret,
    uri: totpUri(viewer.name, secret),
    ticket: sealSecret(app, sealOf(viewer.accountId), JSON.stringify(ticket)),
  })
}

const ticketSchema = z.object({ secret: z.string(), version: z.number(), endsAt: z.number() })

/** The content of a ticket of `enrolTotp`; null if it is for another account, changed or expired. */
function readTicket(app: App, accountId: string, ticket: string): z.output<typeof ticketSchema> | null {
  try {
    const content = ticketSchema.parse(JSON.parse(openSecret(app, sealOf(accountId), ticket)))
    return content.endsAt > app.clock.now() ? content : null
  } catch {
    // not sealed by this server for this account
    return null
  }
}

const confirmTotpSchema = z.object({ ticket: accountFields.enrolmentTicket, code: accountFields.code })

/** Adds the authenticator app whose code is sent, replacing any other one, and ends the other sessions. */
export async function confirmTotp(context: Context, input: unknown): Promise<Result<Enrolment, AccountRefusal>> {
  const viewer = requireSession(context)
  const { ticket, code } = parse(confirmTotpSchema, input)
  const { app } = context
  const account = await app.get(accountsService).findById(viewer.accountId).lean()
  const content = readTicket(app, viewer.accountId, ticket)
  if (!account || content?.version !== (account.credentialVersion ?? 0)) return err('ticketInvalid', {}, 'ticket')
  const seconds = await countAttempt(context, limits.secondFactor, `enrolment:${viewer.accountId}`)
  if (seconds !== null) return err('tooManyAttempts', { retryAfterSeconds: seconds })
  const step = stepOfCode(app, content.secret, code)
  if (step === null) {
    logSecurityEvent(context, 'security.secondFactor.failed', { method: 'totp', reason: 'codeInvalid' })
    return err('codeInvalid', {}, 'code')
  }
  const secret = sealSecret(app, sealOf(viewer.accountId), content.secret)
  return enrol(context, viewer, account, { totp: { secret, lastStep: step, addedAt: new Date(app.clock.now()) } })
}

/** The largest number of passkeys of an account. */
export const maxPasskeys = 10

/** Begins the enrolment of a passkey. */
export async function enrolPasskey(
  context: Context,
  input: unknown,
): Promise<Result<PasskeyChallenge, AccountRefusal>> {
  const viewer = requireSession(context)
  const { password } = parse(passwordSchema, input)
  const { app } = context
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const { _id: accountId, credentialVersion = 0, passkeys = [] } = confirmed.value
  if (passkeys.length >= maxPasskeys) return err('tooManyPasskeys', { limit: maxPasskeys })
  const { options, challenge } = await enrolmentOptions(app, confirmed.value)
  const purpose = 'passkeyEnrolment'
  return ok({ ticket: await issueTicket(app, { purpose, accountId, credentialVersion, challenge }), options })
}

const confirmPasskeySchema = z.object({
  ticket: accountFields.loginTicket,
  response: accountFields.attestation,
  name: accountFields.passkeyName,
})

/** Adds the passkey of an authenticator's response, and ends the other sessions. */
export async function confirmPasskey(context: Context, input: unknown): Promise<Result<Enrolment, AccountRefusal>> {
  const viewer = requireSession(context)
  const { ticket, response, name } = parse(confirmPasskeySchema, input)
  const { app } = context
  const accounts = app.get(accountsService)
  const spent = await spendTicket(app, 'passkeyEnrolment', ticket, { accountId: viewer.accountId })
  const account = await accounts.findById(viewer.accountId).lean()
  const isValid = account && spent?.credentialVersion === (account.credentialVersion ?? 0)
  if (!isValid || !spent?.challenge) return err('ticketInvalid', {}, 'ticket')
  const passkey = await verifyEnrolment(app, response, spent.challenge)
  if (!passkey || (await accounts.exists({ 'passkeys.id': passkey.id }))) return err('passkeyInvalid')
  const added = { ...passkey, name: name.trim() || 'Passkey', addedAt: new Date(app.clock.now()) }
  return enrol(context, viewer, account, { passkeys: [...(account.passkeys ?? []), added] })
}

/** Recovery codes are removed with the last factor, because they are of no use without one. */
const withoutCodes = (hasOther: boolean): 'recoveryCodes'[] => (hasOther ? [] : ['recoveryCodes'])

/** Removes the authenticator app and ends the other sessions. */
export async function removeTotp(context: Context, input: unknown): Promise<Result<null, AccountRefusal>> {
  const viewer = requireSession(context)
  const { password } = parse(passwordSchema, input)
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const account = confirmed.value
  const unset = ['totp', ...withoutCodes(Boolean(account.passkeys?.length))] as const
  if (!(await change(context, viewer, account, { set: {}, unset }))) throw credentialsChanged()
  if (account.totp) logSecurityEvent(context, 'security.secondFactor.removed', { method: 'totp' })
  return ok(null)
}

const removePasskeySchema = passwordSchema.extend({ id: accountFields.passkeyId })

/** Removes a passkey and ends the other sessions. */
export async function removePasskey(context: Context, input: unknown): Promise<Result<null, AccountRefusal>> {
  const viewer = requireSession(context)
  const { password, id } = parse(removePasskeySchema, input)
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const account = confirmed.value
  const passkeys = (account.passkeys ?? []).filter((passkey) => passkey.id !== id)
  if (passkeys.length === (account.passkeys?.length ?? 0)) return err('unknownPasskey', {}, 'id')
  const isLast = passkeys.length === 0
  const removal: Change = isLast
    ? { set: {}, unset: ['passkeys', ...withoutCodes(Boolean(account.totp))] }
    : { set: { passkeys } }
  if (!(await change(context, viewer, account, removal))) throw credentialsChanged()
  logSecurityEvent(context, 'security.secondFactor.removed', { method: 'passkey' })
  return ok(null)
}

/**
 * Replaces the recovery codes by ten new ones, and ends the other sessions; once under an `Idempotency-Key`. Refused
 * with `noSecondFactor` without a factor.
 */
export async function renewRecoveryCodes(context: Context, input: unknown): Promise<Result<Enrolment, AccountRefusal>> {
  const viewer = requireSession(context)
  const { password } = parse(passwordSchema, input)
  const { app } = context
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const account = confirmed.value
  if (!hasSecondFactor(account)) return err('noSecondFactor')
  const call = accountCall(context, 'renewRecoveryCodes', [])
  return runOnce<Result<Enrolment, AccountRefusal>>(app, call, {
    repeat: async (first, keyed) => {
      const { recoveryCodes = [] } = (await app.get(accountsService).findById(account._id).lean()) ?? {}
      for (const randomOf of randomsOfFirst(app, { call: keyed, first })) {
        const codes = await findRecoveryCodes(app, viewer.accountId, randomOf, recoveryCodes)
        if (codes) return ok({ recoveryCodes: codes, accessToken: null })
      }
      return null
    },
    act: () => replaceCodes(context, viewer, account, call),
  })
}

async function replaceCodes(
  context: Context,
  viewer: Viewer,
  account: AccountRecord,
  call: AccountCall | null,
): Promise<Result<Enrolment, AccountRefusal>> {
  const { app } = context
  const randomOf = (index: number) => randomOfPart(app, call, index)
  const { codes, hashes } = await createRecoveryCodes(app, viewer.accountId, randomOf)
  const isChanged = await change(context, viewer, account, { set: { recoveryCodes: hashes }, call })
  if (!isChanged) throw credentialsChanged()
  logSecurityEvent(context, 'security.recoveryCodes.renewed')
  return ok({ recoveryCodes: codes, accessToken: null })
}
