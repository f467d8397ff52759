import { createHmac } from 'node:crypto'
import {
  type App,
  addressKey,
  logSecurityEvent,
  type SecurityContext,
  shortAddress,
  type Viewer,
} from '@sanguine/kernel'
import { LRUCache } from 'lru-cache'
import { trusted } from 'mongoose'
import { readDevice } from '../sessions/read-device'

/** Milliseconds for which a token is not read again, so that a revocation anywhere holds within a second. */
const cacheTtlMs = 900
const maxCached = 20_000

/** Milliseconds between two writes of the last use of a token. */
const useIntervalMs = 60_000

/** Milliseconds for which the network of the last use is stored: as long as an address may be in any form. */
export const originKeptMs = 7 * 86_400_000

/** The client of a call with a token. */
export interface TokenCaller extends Pick<SecurityContext, 'address' | 'requestId'> {
  readonly userAgent: string
}

/** The stored traces of the last call with a token. */
export interface LastUse {
  /** up to a minute off; absent before the first call */
  readonly lastUsedAt?: Date
  /** browser or program, and system */
  readonly lastProgram?: string
  readonly lastSystem?: string
  /** keyed hash of the network, stored for seven days at most */
  readonly originHash?: string
}

export const lastUseFields = { lastUsedAt: Date, lastProgram: String, lastSystem: String, originHash: String }

/** Tokens by their hashes, each read again after less than a second. */
export interface TokenCache<Found> {
  read(hash: string): Promise<Found | null>
  forget(hash: string): void
}

export function createTokenCache<Found>(
  app: App,
  find: (app: App, hash: string) => Promise<Found | null>,
): TokenCache<Found> {
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

/** The client's program: a browser by its name, and other programs as their `User-Agent` begins. */
const programOf = (userAgent: string): string | null =>
  readDevice(userAgent).browser ?? /^[\w.+-]{1,40}/.exec(userAgent)?.[0] ?? null

const hashOfOrigin = (app: App, tokenId: string, address: string): string =>
  createHmac('sha256', app.settings.passwordPepper)
    .update(`token origin:${tokenId}:${addressKey(shortAddress(address))}`)
    .digest('base64url')
    .slice(0, 22)

interface UsedToken {
  readonly row: LastUse & { readonly _id: string }
  readonly viewer: Viewer
}

/** Writes the use where none was written since the given time. Returns the row before, or null if nothing matched. */
type WriteUse = (isDue: { readonly lastUsedAt: object }, use: LastUse) => Promise<LastUse | null>

/**
 * Stores the last use, at most once a minute for a token over all gateways. Logs a use from another network than the
 * last one.
 */
export async function noteTokenUse(
  app: App,
  { row, viewer }: UsedToken,
  { userAgent, ...caller }: TokenCaller,
  write: WriteUse,
): Promise<void> {
  const now = app.clock.now()
  if (row.lastUsedAt && now - row.lastUsedAt.getTime() < useIntervalMs) return
  const [lastProgram, lastSystem] = [programOf(userAgent), readDevice(userAgent).system]
  const originHash = hashOfOrigin(app, row._id, caller.address)
  // A field without a value is removed, so that it does not stay from the call before.
  const use = { lastUsedAt: new Date(now), originHash, lastProgram, lastSystem } as LastUse
  const before = await write({ lastUsedAt: trusted({ $not: { $gt: new Date(now - useIntervalMs) } }) }, use)
  if (before && before.originHash !== originHash)
    logSecurityEvent({ app, viewer, ...caller }, 'security.token.used', { reason: 'newOrigin' })
}
