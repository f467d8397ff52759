import { type App, defineService, invalidToken, purgeTime, type Viewer } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { accountsService } from '../accounts.model'
import { viewOf } from '../sessions/viewers'
import { type PersonalTokenRecord, personalTokensService } from './personal-tokens.model'
import { hashOfToken, isWellFormed } from './token-text'
import { createTokenCache, noteTokenUse, originKeptMs, type TokenCache, type TokenCaller } from './token-use'

interface Found {
  readonly viewer: Viewer
  readonly row: PersonalTokenRecord
}

async function find(app: App, hash: string): Promise<Found | null> {
  const row = await app.get(personalTokensService).findOne({ hash }).lean()
  if (!row || row.expiresAt.getTime() <= app.clock.now()) return null
  const account = await app.get(accountsService).findById(row.accountId).lean()
  if (!account || account.role === 'banned' || account.role === 'notActivated') return null
  const { _id: id, name, scopes } = row
  return { row, viewer: { ...viewOf(app, account, ''), token: { id, name, scopes } } }
}

export const tokenCacheService = defineService<TokenCache<Found>>({
  name: 'cache of personal access tokens',
  create: (app) => createTokenCache(app, find),
})

/**
 * The account behind a personal access token. Throws `unauthenticated` for a token that is mistyped, revoked or
 * expired, or whose account is banned. A mistyped token costs no read of the database.
 */
export async function readPersonalToken(app: App, token: string, caller: TokenCaller): Promise<Viewer> {
  const found = isWellFormed(token) ? await app.get(tokenCacheService).read(hashOfToken(token)) : null
  if (!found || found.row.expiresAt.getTime() <= app.clock.now()) throw invalidToken()
  const { _id, hash } = found.row
  await noteTokenUse(app, found, caller, async (isDue, use) => {
    const before = await app
      .get(personalTokensService)
      .findOneAndUpdate({ _id, hash, ...isDue }, { $set: use })
      .lean()
    app.get(tokenCacheService).forget(hash)
    return before
  })
  return found.viewer
}

/** Removes expired tokens, and the networks of uses older than seven days. */
export async function sweepPersonalTokens(app: App): Promise<void> {
  const tokens = app.get(personalTokensService)
  const now = purgeTime(app)
  await tokens.deleteMany({ expiresAt: trusted({ $lte: new Date(now) }) })
  const lastUsedAt = trusted({ $lte: new Date(now - originKeptMs) })
  await tokens.updateMany({ lastUsedAt, originHash: trusted({ $exists: true }) }, { $unset: { originHash: 1 } })
}
