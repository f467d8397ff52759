import {
  type App,
  type Context,
  err,
  isStaff,
  logSecurityEvent,
  needStaff,
  ok,
  parse,
  type Result,
  requirePlayer,
  requirePlayerSession,
  requireSession,
  type TokenScope,
  tokenScopesSchema,
} from '@sanguine/kernel'
import { commitWithMails } from '@sanguine/mail'
import { type ClientSession, trusted } from 'mongoose'
import { z } from 'zod'
import { accountMail } from '../account-mails'
import type { AccountRefusal } from '../account-refusal'
import { accountFields, textSchema } from '../account-rules'
import { type AccountRecord, accountsService } from '../accounts.model'
import type { AccountCallRecord } from '../keyed-calls/account-calls.model'
import { type AccountCall, accountCall, newSecret, rememberCall, runOnce, secretOfFirst } from '../keyed-calls/run-once'
import { confirmPassword } from '../operations/check-password'
import { type PersonalTokenRecord, personalTokensService } from './personal-tokens.model'
import { hashOfToken, tokenPrefix } from './token-text'
import { tokenCacheService } from './token-viewers'

/** The most tokens that an account has at once. */
export const maxTokens = 50

const dayMs = 86_400_000

/** A token for its owner, without its secret. Times are milliseconds since the epoch. */
export interface OwnToken {
  readonly id: string
  readonly name: string
  readonly scopes: readonly TokenScope[]
  readonly createdAt: number
  readonly expiresAt: number
  /** up to a minute off; null before the first use */
  readonly lastUsedAt: number | null
  readonly lastProgram: string | null
  readonly lastSystem: string | null
}

/** A token with its secret, which is shown once. */
export interface NewToken {
  readonly secret: string
  readonly token: OwnToken
}

const shown = (row: PersonalTokenRecord): OwnToken => ({
  id: row._id,
  name: row.name,
  scopes: row.scopes,
  createdAt: row.createdAt.getTime(),
  expiresAt: row.expiresAt.getTime(),
  lastUsedAt: row.lastUsedAt?.getTime() ?? null,
  lastProgram: row.lastProgram ?? null,
  lastSystem: row.lastSystem ?? null,
})

/** The tokens of the caller's account that have not expired, newest first. */
export async function listOwnTokens(context: Context): Promise<OwnToken[]> {
  const { accountId } = requireSession(context)
  const rows = await context.app
    .get(personalTokensService)
    .find({ accountId, expiresAt: trusted({ $gt: new Date(context.app.clock.now()) }) })
    .sort({ createdAt: -1, _id: 1 })
    .limit(maxTokens)
    .lean()
  return rows.map(shown)
}

const createSchema = z.object({
  name: textSchema(40).trim().min(1),
  scopes: tokenScopesSchema,
  expiresInDays: z.int().min(1).max(365),
  password: accountFields.password,
})

/** The token that the first call under a key made, with its secret; null if it ended or has another secret. */
async function readFirst(
  app: App,
  call: AccountCall,
  first: AccountCallRecord,
): Promise<Result<NewToken, never> | null> {
  const row = await app.get(personalTokensService).findOne({ _id: first.subjectId }).lean()
  if (!row || row.expiresAt.getTime() <= app.clock.now()) return null
  const secret = secretOfFirst(app, { call, first, prefix: tokenPrefix }, row.hash)
  return secret === null ? null : ok({ secret, token: shown(row) })
}

/**
 * Creates a token for the caller's account and tells the owner by mail; once under an `Idempotency-Key`. Needs the
 * password, and a recent login where the account has a second factor. Scopes of the staff need an account of the staff.
 */
export async function createOwnToken(context: Context, input: unknown): Promise<Result<NewToken, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const { password, ...given } = parse(createSchema, input)
  const { app } = context
  if (!isStaff(viewer.role) && needStaff(given.scopes)) return err('scopeNotAllowed', {}, 'scopes')
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const call = accountCall(context, 'createPersonalToken', given)
  return runOnce<Result<NewToken, AccountRefusal>>(app, call, {
    repeat: (first, keyed) => readFirst(app, keyed, first),
    act: () => insertToken(context, confirmed.value, { ...given, call }),
  })
}

interface TokenToCreate extends Omit<z.infer<typeof createSchema>, 'password'> {
  readonly call: AccountCall | null
}

async function insertToken(
  context: Context,
  account: AccountRecord,
  { name, scopes, expiresInDays, call }: TokenToCreate,
): Promise<Result<NewToken, AccountRefusal>> {
  const { app } = context
  const now = app.clock.now()
  const tokens = app.get(personalTokensService)
  const secret = newSecret(app, call, tokenPrefix)
  const row: PersonalTokenRecord = {
    _id: app.random.hex(16),
    accountId: account._id,
    hash: hashOfToken(secret),
    name,
    scopes,
    lifeDays: expiresInDays,
    createdAt: new Date(now),
    expiresAt: new Date(now + expiresInDays * dayMs),
  }
  const isCreated = await changeTokens(context, account, name, (session) =>
    rememberCall(app, call, { subjectId: row._id, session }, async () => {
      const isCurrent = trusted({ $gt: new Date(now) })
      const count = await tokens.countDocuments({ accountId: row.accountId, expiresAt: isCurrent }).session(session)
      if (count >= maxTokens) return false
      await tokens.create([row], { session })
      return true
    }),
  )
  if (!isCreated) return err('tooManyTokens', { limit: maxTokens })
  logSecurityEvent(context, 'security.token.created', { method: 'created' })
  return ok({ secret, token: shown(row) })
}

const rotateSchema = z.object({ id: accountFields.sessionId, password: accountFields.password })

/**
 * Replaces the secret of a token, whose former secret ends at once; once under an `Idempotency-Key`. Its lifetime begins
 * again. Needs what creating one does.
 */
export async function rotateOwnToken(context: Context, input: unknown): Promise<Result<NewToken, AccountRefusal>> {
  const viewer = requirePlayerSession(context)
  const { id, password } = parse(rotateSchema, input)
  const { app } = context
  const confirmed = await confirmPassword(context, viewer, password)
  if (!confirmed.ok) return confirmed
  const call = accountCall(context, 'rotatePersonalToken', [id])
  return runOnce<Result<NewToken, AccountRefusal>>(app, call, {
    repeat: (first, keyed) => readFirst(app, keyed, first),
    act: () => replaceSecret(context, confirmed.value, { id, call }),
  })
}

async function replaceSecret(
  context: Context,
  account: AccountRecord,
  { id: _id, call }: { readonly id: string; readonly call: AccountCall | null },
): Promise<Result<NewToken, AccountRefusal>> {
  const { app } = context
  const tokens = app.get(personalTokensService)
  const now = app.clock.now()
  const isOwn = { _id, accountId: account._id, expiresAt: trusted({ $gt: new Date(now) }) }
  const before = await tokens.findOne(isOwn).lean()
  if (!before) return err('unknownToken', {}, 'id')
  const secret = newSecret(app, call, tokenPrefix)
  const changed = {
    hash: hashOfToken(secret),
    createdAt: new Date(now),
    expiresAt: new Date(now + before.lifeDays * dayMs),
  }
  const isRotated = await changeTokens(context, account, before.name, (session) =>
    rememberCall(app, call, { subjectId: _id, session }, async () => {
      const { matchedCount } = await tokens.updateOne({ ...isOwn, hash: before.hash }, { $set: changed }, { session })
      return matchedCount > 0
    }),
  )
  app.get(tokenCacheService).forget(before.hash)
  if (!isRotated) return err('unknownToken', {}, 'id')
  logSecurityEvent(context, 'security.token.created', { method: 'rotated' })
  return ok({ secret, token: shown({ ...before, ...changed }) })
}

/**
 * Changes tokens and mails their owner, in one transaction. It also writes the account, so that of simultaneous changes
 * one counts what the other has added, and none outlives a ban or a deletion. Throws `forbidden` or `unauthenticated` for
 * an account that no longer plays.
 */
const changeTokens = (
  context: Context,
  account: AccountRecord,
  name: string,
  change: (session: ClientSession) => Promise<boolean>,
): Promise<boolean> => {
  const { app, language, viewer } = context
  return commitWithMails(app, async (session, queueMail) => {
    const current = await app
      .get(accountsService)
      .findOneAndUpdate({ _id: account._id }, { $inc: { tokenChanges: 1 } }, { session, returnDocument: 'after' })
      .lean()
    // Banned or deleted after the call began: refused as a call that begins now.
    requirePlayer({ ...context, viewer: current && viewer && { ...viewer, role: current.role } })
    if (!(await change(session))) return false
    await queueMail(accountMail(app, { template: 'tokenCreated', account, language, value: name }))
    return true
  })
}

/** Revokes a token of the caller's account, everywhere within a second. */
export async function revokeOwnToken(context: Context, id: unknown): Promise<Result<null, AccountRefusal>> {
  const { accountId } = requireSession(context)
  const _id = parse(accountFields.sessionId, id, 'id')
  const row = await context.app.get(personalTokensService).findOneAndDelete({ _id, accountId }).lean()
  if (!row) return err('unknownToken', {}, 'id')
  context.app.get(tokenCacheService).forget(row.hash)
  logSecurityEvent(context, 'security.token.revoked', { reason: 'byOwner', count: 1 })
  return ok(null)
}

/** Revokes all tokens of the caller's account, everywhere within a second. Returns their number. */
export async function revokeOwnTokens(context: Context): Promise<number> {
  const { accountId } = requireSession(context)
  const { app } = context
  const rows = await app.get(personalTokensService).find({ accountId }).lean()
  const { deletedCount } = await app.get(personalTokensService).deleteMany({ accountId })
  for (const { hash } of rows) app.get(tokenCacheService).forget(hash)
  if (deletedCount > 0) logSecurityEvent(context, 'security.token.revoked', { reason: 'byOwner', count: deletedCount })
  return deletedCount
}
