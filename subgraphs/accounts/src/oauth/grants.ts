import {
  type App,
  commonScopes,
  defineService,
  invalidAppToken,
  isPlaying,
  purgeTime,
  type TokenScope,
  type Viewer,
} from '@sanguine/kernel'
import { type ClientSession, trusted } from 'mongoose'
import { type AccountRecord, accountsService } from '../accounts.model'
import {
  accessPrefix,
  createRandomPart,
  createTokenText,
  familyOf,
  hashOfToken,
  isWellFormed,
  refreshPrefix,
} from '../personal-tokens/token-text'
import {
  createTokenCache,
  noteTokenUse,
  originKeptMs,
  type TokenCache,
  type TokenCaller,
} from '../personal-tokens/token-use'
import { viewOf } from '../sessions/viewers'
import { findClient, mayConnect } from './clients'
import type { OauthClientRecord } from './oauth-clients.model'
import { type AccessTokenRecord, type OauthGrantRecord, oauthGrantsService } from './oauth-grants.model'

/** Seconds for which an access token is valid. */
export const accessTokenSeconds = 3_600

/** Milliseconds after which a grant ends if its client does not refresh its tokens, and in any case. */
const [unusedMs, longestMs] = [90 * 86_400_000, 365 * 86_400_000]

/** The most access tokens of a grant that are valid at once. A further one ends the oldest. */
const maxAccessTokens = 5

/** A grant that has not ended, of an account that plays and a client that it may use. */
export interface LiveGrant {
  readonly grant: OauthGrantRecord
  readonly client: OauthClientRecord
  readonly account: AccountRecord
}

/** The grant that matches, if it is live. */
export const findLiveGrant = async (app: App, filter: object): Promise<LiveGrant | null> =>
  liveGrantOf(app, await app.get(oauthGrantsService).findOne(filter).lean())

/**
 * A stored grant, if it is live. It and its tokens have the scopes that its client may still ask for, and it is not live
 * without any.
 */
export async function liveGrantOf(app: App, grant: OauthGrantRecord | null): Promise<LiveGrant | null> {
  if (!grant || grant.expiresAt.getTime() <= app.clock.now()) return null
  const [client, account] = await Promise.all([
    findClient(app, grant.clientId),
    app.get(accountsService).findById(grant.accountId).lean(),
  ])
  if (!client || !account || !isPlaying(account.role)) return null
  const scopes = commonScopes(grant.scopes, client.scopes)
  if (scopes.length === 0 || !mayConnect(client, account._id.toHexString())) return null
  const accessTokens = grant.accessTokens.map((token) => ({ ...token, scopes: commonScopes(token.scopes, scopes) }))
  return { grant: { ...grant, scopes, accessTokens }, client, account }
}

interface FoundToken extends LiveGrant {
  readonly row: OauthGrantRecord
  readonly token: AccessTokenRecord
  readonly viewer: Viewer
}

async function findAccessToken(app: App, hash: string): Promise<FoundToken | null> {
  const found = await findLiveGrant(app, { 'accessTokens.hash': hash })
  const token = found?.grant.accessTokens.find((each) => each.hash === hash)
  if (!found || !token) return null
  const { grant, client, account } = found
  const { scopes } = token
  const viewer = { ...viewOf(app, account, ''), token: { id: grant._id, name: client.name, scopes } }
  return { ...found, row: grant, token, viewer }
}

const accessTokenCacheService = defineService<TokenCache<FoundToken>>({
  name: 'cache of access tokens of apps',
  create: (app) => createTokenCache(app, findAccessToken),
})

const isValid = (app: App, { token }: FoundToken): boolean => token.expiresAt.getTime() > app.clock.now()

/** An access token of a grant that is valid now, read from the database; null otherwise. */
export async function findValidAccessToken(app: App, text: string): Promise<FoundToken | null> {
  const found = isWellFormed(text, accessPrefix) ? await findAccessToken(app, hashOfToken(text)) : null
  return found && isValid(app, found) ? found : null
}

/**
 * The account behind an access token of an app. Throws `unauthenticated` for a token that is expired or revoked, or
 * whose grant, app or account ended. Every gateway knows an end within a second.
 */
export async function readAppToken(app: App, text: string, caller: TokenCaller): Promise<Viewer> {
  const hash = hashOfToken(text)
  const found = isWellFormed(text, accessPrefix) ? await app.get(accessTokenCacheService).read(hash) : null
  if (!found || !isValid(app, found)) throw invalidAppToken()
  await noteTokenUse(app, found, caller, async (isDue, use) => {
    const before = await app
      .get(oauthGrantsService)
      .findOneAndUpdate({ _id: found.grant._id, ...isDue }, { $set: use })
      .lean()
    app.get(accessTokenCacheService).forget(hash)
    return before
  })
  return found.viewer
}

/** Tokens as their client gets them. */
export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly scopes: readonly TokenScope[]
}

/**
 * Issues tokens of a grant in one write. `presented` is the refresh token that they replace, null for the first ones.
 * Returns null if another call was first or the grant has ended.
 */
export async function issueTokens(
  app: App,
  grant: OauthGrantRecord,
  { scopes, presented }: { readonly scopes: readonly TokenScope[]; readonly presented: string | null },
): Promise<IssuedTokens | null> {
  const now = app.clock.now()
  const family = presented === null ? createRandomPart(app.random) : familyOf(presented)
  const accessToken = createTokenText(app.random, accessPrefix)
  const refreshToken = createTokenText(app.random, refreshPrefix, family)
  const added: AccessTokenRecord = {
    hash: hashOfToken(accessToken),
    scopes,
    issuedAt: new Date(now),
    expiresAt: new Date(now + accessTokenSeconds * 1000),
  }
  const { matchedCount } = await app.get(oauthGrantsService).updateOne(
    { _id: grant._id, refreshHash: grant.refreshHash },
    {
      $set: {
        familyHash: hashOfToken(family),
        refreshHash: hashOfToken(refreshToken),
        expiresAt: new Date(Math.min(now + unusedMs, grant.createdAt.getTime() + longestMs)),
      },
      $push: { accessTokens: { $each: [added], $slice: -maxAccessTokens } },
    },
  )
  return matchedCount > 0 ? { accessToken, refreshToken, scopes } : null
}

/** The grant of a refresh token, whether or not the token is still valid; null for one of no grant. */
export const findRefreshedGrant = async (app: App, text: string): Promise<LiveGrant | null> =>
  isWellFormed(text, refreshPrefix) ? findLiveGrant(app, { familyHash: hashOfToken(familyOf(text)) }) : null

/** The grant of an access or refresh token as it is stored, also one that is not live for now; null for one of no grant. */
export async function findGrantOf(app: App, text: string): Promise<OauthGrantRecord | null> {
  const isRefresh = isWellFormed(text, refreshPrefix)
  if (!isRefresh && !isWellFormed(text, accessPrefix)) return null
  const filter = isRefresh ? { familyHash: hashOfToken(familyOf(text)) } : { 'accessTokens.hash': hashOfToken(text) }
  return app.get(oauthGrantsService).findOne(filter).lean()
}

/** Takes from the grants of a client what it no longer asks for, and ends those that have nothing left. */
export async function narrowGrants(
  app: App,
  { clientId, scopes }: { readonly clientId: string; readonly scopes: readonly TokenScope[] },
  session: ClientSession,
): Promise<void> {
  const isGivenUp = { $nin: scopes, ...(scopes.includes('deploy') && { $not: /^deploy:/ }) }
  await app.get(oauthGrantsService).updateMany({ clientId }, { $pull: { scopes: isGivenUp } }, { session })
  await endGrants(app, { clientId, scopes: trusted({ $size: 0 }) }, session)
}

/** Ends one access token of a grant, everywhere within a second. */
export async function endAccessToken(app: App, hash: string): Promise<void> {
  await app.get(oauthGrantsService).updateOne({ 'accessTokens.hash': hash }, { $pull: { accessTokens: { hash } } })
  app.get(accessTokenCacheService).forget(hash)
}

/** Ends grants with all their tokens, everywhere within a second. Returns the number of grants. */
export async function endGrants(app: App, filter: object, session: ClientSession | null = null): Promise<number> {
  const grants = app.get(oauthGrantsService)
  const ended = await grants.find(filter).session(session).lean()
  const { deletedCount } = await grants.deleteMany(filter, session ? { session } : {})
  for (const { accessTokens } of ended)
    for (const { hash } of accessTokens) app.get(accessTokenCacheService).forget(hash)
  return deletedCount
}

/** Removes grants and access tokens that have expired, and the networks of uses older than seven days. */
export async function sweepGrants(app: App): Promise<void> {
  const grants = app.get(oauthGrantsService)
  const isOver = trusted({ $lte: new Date(purgeTime(app)) })
  await grants.deleteMany({ expiresAt: isOver })
  await grants.updateMany({ 'accessTokens.expiresAt': isOver }, { $pull: { accessTokens: { expiresAt: isOver } } })
  const lastUsedAt = trusted({ $lte: new Date(purgeTime(app) - originKeptMs) })
  await grants.updateMany({ lastUsedAt, originHash: trusted({ $exists: true }) }, { $unset: { originHash: 1 } })
}
