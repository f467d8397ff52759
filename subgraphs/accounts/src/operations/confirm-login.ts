import { connectionService } from '@sanguine/db'
import {
  type App,
  type Context,
  err,
  logSecurityEvent,
  ok,
  openSecret,
  parse,
  type Result,
  SealProblem,
  type SealPurpose,
  sealSecret,
} from '@sanguine/kernel'
import { type QueryFilter, trusted, type UpdateQuery } from 'mongoose'
import { z } from 'zod'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { type AccountRecord, accountsService } from '../accounts.model'
import { countAttempt, forgetAttempts, limits } from '../limits/attempts'
import { findTicket, issueTicket, spendTicket } from '../second-factors/login-tickets'
import { credentialIdOf, loginOptions, verifyLogin } from '../second-factors/passkeys'
import { findHash } from '../second-factors/recovery-codes'
import { sealOf } from '../second-factors/second-factors'
import { stepOfCode } from '../second-factors/totp'
import { type OpenedSession, openSession } from '../sessions/sessions'
import { countLogin } from './login'

const codeSchema = z.object({ ticket: accountFields.loginTicket, code: accountFields.code })

const ticketInvalid = err('ticketInvalid', {}, 'ticket')
const codeInvalid = err('codeInvalid', {}, 'code')

/** Writes a refused confirmation to the security log. */
function logRefusal(context: Context, account: AccountRecord | null, method: string, reason: string): void {
  const accountId = account?._id.toHexString() ?? null
  logSecurityEvent({ ...context, viewer: null }, 'security.secondFactor.failed', { accountId, method, reason })
}

/** The account of a ticket, if it still has the credentials for which the ticket was issued; otherwise null. */
async function accountOf(app: App, ticket: Awaited<ReturnType<typeof findTicket>>): Promise<AccountRecord | null> {
  const account = ticket?.accountId ? await app.get(accountsService).findById(ticket.accountId).lean() : null
  return account && (account.credentialVersion ?? 0) === ticket?.credentialVersion ? account : null
}

/**
 * Opens a session for a ticket of `login` and a code of the authenticator app or a recovery code, which is used up. A
 * code is accepted once. Refused with `codeInvalid`, `ticketInvalid` or `tooManyAttempts`.
 */
export async function confirmLogin(context: Context, input: unknown): Promise<Result<OpenedSession, AccountRefusal>> {
  const { ticket, code } = parse(codeSchema, input)
  const { app } = context
  const account = await accountOf(app, await findTicket(app, 'secondFactor', ticket))
  if (!account) {
    logRefusal(context, null, 'code', 'ticketInvalid')
    return ticketInvalid
  }
  const accountId = account._id.toHexString()
  const seconds = await countAttempt(context, limits.secondFactor, accountId)
  if (seconds !== null) return err('tooManyAttempts', { retryAfterSeconds: seconds })
  const match = await matchCode(app, account, code)
  const refused = match ? await spendWithCode(context, account, ticket, match) : codeInvalid
  if (refused) {
    logRefusal(context, account, 'code', refused.refusal.code)
    return refused
  }
  await forgetAttempts(app, limits.secondFactor, accountId)
  return ok(await openSession(context, account, match?.method ?? 'totp'))
}

/** A right code, before it is used up. */
interface MatchedCode {
  readonly method: 'totp' | 'recoveryCode'
  /** matches the account while it still has the code; `update` uses the code up */
  readonly filter: QueryFilter<AccountRecord>
  readonly update: UpdateQuery<AccountRecord>
}

/** The match of a code of the account's authenticator app or recovery codes, or null. Uses nothing up. */
async function matchCode(app: App, account: AccountRecord, code: string): Promise<MatchedCode | null> {
  return matchTotpCode(app, account, code) ?? (await matchRecoveryCode(app, account, code))
}

/** Using up a code of the authenticator app also uses up all earlier codes. */
function matchTotpCode(app: App, { _id, totp }: AccountRecord, code: string): MatchedCode | null {
  if (!totp) return null
  const purpose = sealOf(_id.toHexString())
  const secret = openTotpSecret(app, purpose, totp.secret)
  const step = secret === null ? null : stepOfCode(app, secret, code)
  if (secret === null || step === null) return null
  // sealed again, because a former pepper will be removed some day
  const sealed = app.settings.formerPeppers.length > 0 && { 'totp.secret': sealSecret(app, purpose, secret) }
  return {
    method: 'totp',
    filter: { 'totp.lastStep': trusted({ $lt: step }) },
    update: { $set: { 'totp.lastStep': step, ...sealed } },
  }
}

/** The secret, or null if it was sealed with a lost pepper. Then no code is valid, and staff must remove the factor. */
function openTotpSecret(app: App, purpose: SealPurpose, sealed: string): string | null {
  try {
    return openSecret(app, purpose, sealed)
  } catch (error) {
    if (!(error instanceof SealProblem)) throw error
    app.log.warn({ accountId: purpose.ownerId }, 'The secret of an authenticator app needs a pepper that is not there.')
    return null
  }
}

async function matchRecoveryCode(
  app: App,
  { _id, recoveryCodes = [] }: AccountRecord,
  code: string,
): Promise<MatchedCode | null> {
  const hash = await findHash(app, _id.toHexString(), code, recoveryCodes)
  if (!hash) return null
  return { method: 'recoveryCode', filter: { recoveryCodes: hash }, update: { $pull: { recoveryCodes: hash } } }
}

/**
 * Uses up a ticket and a code in one transaction, both or neither, so that several codes for one ticket cost one code.
 * Only one of several simultaneous calls succeeds. Returns the refusal of the others, or null on success.
 */
async function spendWithCode(
  { app }: Context,
  { _id }: AccountRecord,
  ticket: string,
  { filter, update }: MatchedCode,
): Promise<typeof ticketInvalid | typeof codeInvalid | null> {
  return app.get(connectionService).transaction(async (session) => {
    if (!(await spendTicket(app, 'secondFactor', ticket, { session }))) return ticketInvalid
    const { modifiedCount } = await app.get(accountsService).updateOne({ _id, ...filter }, update, { session })
    if (modifiedCount > 0) return null
    await session.abortTransaction()
    return codeInvalid
  })
}

/** The options for an authenticator, and the ticket to send with its response. */
export interface PasskeyChallenge {
  readonly ticket: string
  /** JSON for `navigator.credentials` */
  readonly options: string
}

const startSchema = z.object({ ticket: accountFields.loginTicket.nullish() })

/**
 * Begins a login with a passkey. With a ticket of `login` the passkey is the second factor of that account. Without one
 * it replaces name and password.
 */
export async function startPasskeyLogin(
  context: Context,
  input: unknown,
): Promise<Result<PasskeyChallenge, AccountRefusal>> {
  const { ticket } = parse(startSchema, input)
  const { app } = context
  await countLogin(context)
  const account = ticket ? await accountOf(app, await findTicket(app, 'secondFactor', ticket)) : null
  if (ticket && !account) return ticketInvalid
  const { options, challenge } = await loginOptions(app, account)
  const { _id: accountId = null, credentialVersion = 0 } = account ?? {}
  return ok({
    ticket: await issueTicket(app, { purpose: 'passkeyLogin', accountId, credentialVersion, challenge }),
    options,
  })
}

const finishSchema = z.object({ ticket: accountFields.loginTicket, response: accountFields.assertion })

/** Opens a session for the response of an authenticator. Refused with `passkeyInvalid` or `ticketInvalid`. */
export async function finishPasskeyLogin(
  context: Context,
  input: unknown,
): Promise<Result<OpenedSession, AccountRefusal>> {
  const { ticket, response } = parse(finishSchema, input)
  const { app } = context
  const spent = await spendTicket(app, 'passkeyLogin', ticket)
  if (!spent?.challenge) {
    logRefusal(context, null, 'passkey', 'ticketInvalid')
    return ticketInvalid
  }
  const accounts = app.get(accountsService)
  const id = credentialIdOf(response)
  const account = spent.accountId ? await accountOf(app, spent) : await accounts.findOne({ 'passkeys.id': id }).lean()
  const passkey = account?.passkeys?.find((known) => known.id === id)
  const { challenge, accountId } = spent
  if (!account || !passkey) {
    logRefusal(context, account, 'passkey', 'passkeyInvalid')
    return err('passkeyInvalid')
  }
  const requiresVerification = accountId === null
  const counter = await verifyLogin(app, { passkey, response, challenge, requiresVerification })
  if (counter === null) {
    logRefusal(context, account, 'passkey', 'passkeyInvalid')
    return err('passkeyInvalid')
  }
  await accounts.updateOne({ _id: account._id, 'passkeys.id': id }, { $set: { 'passkeys.$.counter': counter } })
  return ok(await openSession(context, account, 'passkey'))
}
