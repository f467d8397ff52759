import { createHmac } from 'node:crypto'
import {
  type App,
  addressKey,
  defineService,
  invalidToken,
  logSecurityEvent,
  type SecurityContext,
  shortAddress,
  type Viewer,
} from '@sanguine/kernel'
import { LRUCache } from 'lru-cache'
import { trusted } from 'mongoose'
import { accountsService } from '../accounts.model'
import { readDevice } from '../sessions/read-device'
import { viewOf } from '../sessions/viewers'
import { type PersonalTokenRecord, personalTokensService } from './personal-tokens.model'
import { hashOfToken, isWellFormed } from './token-text'

/** Milliseconds for which a token is not read again, so that a revocation anywhere holds within a second. */
const cacheTtlMs = 900
const maxCached = 20_000

/** Milliseconds between two writes of the last use of a token. */
const useIntervalMs = 60_000

/** Milliseconds for which the network of the last use is stored: as long as an address may be in any form. */
const originKeptMs = 7 * 86_400_000

interface Found {
  readonly viewer: Viewer
  readonly row: PersonalTokenRecord
}

interface TokenCache {
  read(hash: string): Promise<Found | null>
  forget(hash: string): void
}

async function find(app: App, hash: string): Promise<Found | null> {
  const row = await app.get(personalTokensService).findOne({ hash }).lean()
  if (!row || row.expiresAt.getTime() <= app.clock.now()) return null
  const account = await app.get(accountsService).findById(row.accountId).lean()
  if (!account || account.role === 'banned' || account.role === 'notActivated') return null
  return { row, viewer: { ...viewOf(app, account, ''), token: { id: row._id, scopes: row.scopes } } }
}

function createTokenCache(app: App): TokenCache {
  const cached = new LRUCache<string, Promise<Found | null>>({
    max: maxCached,
    ttl: cacheTtlMs,
    ttlResolution: 0,
    // the cache takes a time of 0 for none
    perf: { now: () => 1 + app.clock.elapsed() },
  })
  return {
    read(hash) {
      const known = cached.get(hash)
      if (known) return known
      const found = find(app, hash)
      cached.set(hash, found)
      found.catch(() => cached.delete(hash))
      return found
    },
    forget: (hash) => void cached.delete(hash),
  }
}

export const tokenCacheService = defineService<TokenCache>({
  name: 'cache of personal access tokens',
  create: createTokenCache,
})

/** The client of a call with a token. */
export interface TokenCaller extends Pick<SecurityContext, 'address' | 'requestId'> {
  readonly userAgent: string
}

/**
 * The account behind a personal access token. Throws `unauthenticated` for a token that is mistyped, revoked or
 * expired, or whose account is banned. A mistyped token costs no read of the database.
 */
export async function readPersonalToken(app: App, token: string, caller: TokenCaller): Promise<Viewer> {
  const found = isWellFormed(token) ? await app.get(tokenCacheService).read(hashOfToken(token)) : null
  if (!found || found.row.expiresAt.getTime() <= app.clock.now()) throw invalidToken()
  await noteUse(app, found, caller)
  return found.viewer
}

/** The client's program: a browser by its name, and other programs as their `User-Agent` begins. */
const programOf = (userAgent: string): string | null =>
  readDevice(userAgent).browser ?? /^[\w.+-]{1,40}/.exec(userAgent)?.[0] ?? null

const hashOfOrigin = (app: App, tokenId: string, address: string): string =>
  createHmac('sha256', app.settings.passwordPepper)
    .update(`token origin:${tokenId}:${addressKey(shortAddress(address))}`)
    .digest('base64url')
    .slice(0, 22)

/**
 * Stores the last use, at most once a minute for a token over all gateways. Logs a use from another network than the
 * last one.
 */
async function noteUse(app: App, { row, viewer }: Found, { userAgent, ...caller }: TokenCaller): Promise<void> {
  const now = app.clock.now()
  if (row.lastUsedAt && now - row.lastUsedAt.getTime() < useIntervalMs) return
  const set = {
    lastUsedAt: new Date(now),
    originHash: hashOfOrigin(app, row._id, caller.address),
    lastProgram: programOf(userAgent),
    lastSystem: readDevice(userAgent).system,
  }
  const isDue = trusted({ $not: { $gt: new Date(now - useIntervalMs) } })
  const { _id, hash } = row
  const before = await app
    .get(personalTokensService)
    .findOneAndUpdate({ _id, hash, lastUsedAt: isDue }, { $set: set })
    .lean()
  app.get(tokenCacheService).forget(hash)
  if (before && before.originHash !== set.originHash)
    logSecurityEvent({ app, viewer, ...caller }, 'security.token.used', { reason: 'newOrigin' })
}

/** Removes expired tokens, and the networks of uses older than seven days. */
export async function sweepPersonalTokens(app: App): Promise<void> {
  const tokens = app.get(personalTokensService)
  const now = app.clock.now()
  await tokens.deleteMany({ expiresAt: trusted({ $lte: new Date(now) }) })
  const lastUsedAt = trusted({ $lte: new Date(now - originKeptMs) })
  await tokens.updateMany({ lastUsedAt, originHash: trusted({ $exists: true }) }, { $unset: { originHash: 1 } })
}
