import OAuth2Server from '@node-oauth/oauth2-server'
import { type App, logSecurityEvent, type TokenScope } from '@sanguine/kernel'
import { codePrefix, hashOfToken, isWellFormed, refreshPrefix } from '../personal-tokens/token-text'
import { authenticateClient } from './clients'
import { deviceGrantName, pollDevice } from './device-flow'
import {
  accessTokenSeconds,
  endGrants,
  findGrantOf,
  type IssuedTokens,
  issueTokens,
  type LiveGrant,
  liveGrantOf,
} from './grants'
import type { OauthClientRecord } from './oauth-clients.model'
import { type OauthGrantRecord, oauthGrantsService } from './oauth-grants.model'
import {
  type ProtocolContext,
  ProtocolError,
  type ProtocolRequest,
  type ProtocolResponse,
  readCredentials,
  respond,
} from './protocol'

/** The grants of OAuth that a client may use. */
export const grantTypes = ['authorization_code', 'refresh_token', deviceGrantName] as const

/**
 * The library compares times with the clock of the machine. The model compares them with that of the app, returns
 * nothing for what has expired, and hands the library this time instead.
 */
const never = new Date(8.64e15)

/** The grant that the library carries from the code or refresh token to the new tokens. */
interface Presented extends OAuth2Server.User, LiveGrant {
  /** null for an authorization code */
  readonly refreshToken: string | null
}

const clientOf = ({ _id, redirectUris }: OauthClientRecord): OAuth2Server.Client => ({
  id: _id,
  redirectUris: [...redirectUris],
  grants: [...grantTypes],
})

const tokenOf = (tokens: IssuedTokens, client: OAuth2Server.Client): OAuth2Server.Token => ({
  accessToken: tokens.accessToken,
  refreshToken: tokens.refreshToken,
  scope: [...tokens.scopes],
  client,
  user: {},
})

/**
 * Ends a grant whose code or refresh token was used twice: one of the two users has stolen it. It ends also while it is
 * not live, because its tokens would work again later.
 */
export async function endStolenGrant(
  context: ProtocolContext,
  grant: OauthGrantRecord,
  reason: 'codeReused' | 'refreshTokenReused',
): Promise<void> {
  const count = await endGrants(context.app, { _id: grant._id })
  const accountId = grant.accountId.toHexString()
  if (count > 0) logSecurityEvent(context, 'security.app.disconnected', { accountId, reason, count })
}

type Model = OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel

/** The storage behind the library. */
function modelOf(context: ProtocolContext): Model {
  const { app } = context
  return {
    async getClient(id, secret) {
      const client = await authenticateClient(app, id, secret || null)
      return client && clientOf(client)
    },
    async getAuthorizationCode(text) {
      const grant = isWellFormed(text, codePrefix)
        ? await app
            .get(oauthGrantsService)
            .findOne({ 'code.hash': hashOfToken(text) })
            .lean()
        : null
      const code = grant?.code
      if (!grant || !code) return null
      if (code.isUsed) await endStolenGrant(context, grant, 'codeReused')
      if (code.isUsed || code.expiresAt.getTime() <= app.clock.now()) return null
      const live = await liveGrantOf(app, grant)
      if (!live) return null
      return {
        authorizationCode: text,
        expiresAt: never,
        redirectUri: code.redirectUri,
        scope: [...live.grant.scopes],
        codeChallenge: code.challenge,
        codeChallengeMethod: 'S256',
        client: clientOf(live.client),
        user: { ...live, refreshToken: null } satisfies Presented,
      }
    },
    async revokeAuthorizationCode({ user }) {
      const live = user as Presented
      const { matchedCount } = await app
        .get(oauthGrantsService)
        .updateOne({ _id: live.grant._id, 'code.isUsed': false }, { $set: { 'code.isUsed': true } })
      if (matchedCount === 0) await endStolenGrant(context, live.grant, 'codeReused')
      return matchedCount > 0
    },
    async getRefreshToken(text) {
      const grant = isWellFormed(text, refreshPrefix) ? await findGrantOf(app, text) : null
      if (grant && grant.refreshHash !== hashOfToken(text)) {
        await endStolenGrant(context, grant, 'refreshTokenReused')
        return null
      }
      const live = await liveGrantOf(app, grant)
      if (!live) return null
      return {
        refreshToken: text,
        scope: [...live.grant.scopes],
        client: clientOf(live.client),
        user: { ...live, refreshToken: text } satisfies Presented,
      }
    },
    // The write that saves the new tokens also ends the former refresh token.
    revokeToken: async () => true,
    async saveToken({ scope = [] }, client, user) {
      const live = user as Presented
      const presented = live.refreshToken
      const tokens = await issueTokens(app, live.grant, { scopes: scope as TokenScope[], presented })
      if (!tokens) {
        await endStolenGrant(context, live.grant, presented === null ? 'codeReused' : 'refreshTokenReused')
        throw new ProtocolError('invalid_grant', 'The code or refresh token was used before.')
      }
      return tokenOf(tokens, client)
    },
    // The site issues codes and the gateway checks access tokens, so the library never asks for either.
    saveAuthorizationCode: async () => null,
    getAccessToken: async () => null,
  }
}

/** The grant of RFC 8628, which the library does not have. */
const deviceGrantOf = (app: App) =>
  class DeviceGrant extends OAuth2Server.AbstractGrantType {
    async handle(request: OAuth2Server.Request, client: OAuth2Server.Client): Promise<OAuth2Server.Token> {
      return tokenOf(await pollDevice(app, request.body.device_code, client.id), client)
    }
  }

/**
 * The token endpoint: exchanges an authorization code, a refresh token or a device code for tokens. The library checks
 * client, grant type, PKCE and redirect URI.
 */
export const exchangeToken = (context: ProtocolContext, request: ProtocolRequest): Promise<ProtocolResponse> =>
  respond(request, async () => {
    const { clientId, secret } = readCredentials(request)
    const { client_secret: _secret, ...form } = request.form
    const server = new OAuth2Server({
      model: modelOf(context),
      accessTokenLifetime: accessTokenSeconds,
      // A public client has no secret; the model refuses a confidential one without its own.
      requireClientAuthentication: { [String(form.grant_type)]: false },
      extendedGrantTypes: { [deviceGrantName]: deviceGrantOf(context.app) },
    })
    const response = new OAuth2Server.Response({})
    await server.token(
      new OAuth2Server.Request({
        method: 'POST',
        query: {},
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'transfer-encoding': 'chunked' },
        body: { ...form, client_id: clientId, ...(secret !== null && { client_secret: secret }) },
      }),
      response,
    )
    return { ...response.body, expires_in: accessTokenSeconds }
  })
