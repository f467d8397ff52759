import { logSecurityEvent } from '@sanguine/kernel'
import { accessPrefix, hashOfToken } from '../personal-tokens/token-text'
import { endAccessToken, endGrants, findGrantOf, findRefreshedGrant, findValidAccessToken } from './grants'
import {
  type ProtocolContext,
  ProtocolError,
  type ProtocolRequest,
  type ProtocolResponse,
  requireClient,
  respond,
} from './protocol'

function requireToken({ form: { token } }: ProtocolRequest): string {
  if (!token) throw new ProtocolError('invalid_request', 'The parameter token is missing.')
  return token
}

/**
 * Revokes a token of the calling client (RFC 7009), also one that has no scopes for now. A refresh token, also a used
 * one, ends the whole grant. A token that is unknown is a success, one of another client an `invalid_grant`.
 */
export const revokeToken = (context: ProtocolContext, request: ProtocolRequest): Promise<ProtocolResponse> =>
  respond(request, async () => {
    const { app } = context
    const client = await requireClient(context, request)
    const token = requireToken(request)
    const grant = await findGrantOf(app, token)
    if (!grant) return {}
    if (grant.clientId !== client._id)
      throw new ProtocolError('invalid_grant', 'The token was issued to another client.')
    if (token.startsWith(accessPrefix)) {
      await endAccessToken(app, hashOfToken(token))
      return {}
    }
    const count = await endGrants(app, { _id: grant._id })
    const accountId = grant.accountId.toHexString()
    if (count > 0) logSecurityEvent(context, 'security.app.disconnected', { accountId, reason: 'byApp', count })
    return {}
  })

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

/**
 * Tells a confidential client about one of its tokens (RFC 7662). Tokens of other clients are `{ active: false }`, like
 * those that are unknown or over.
 */
export const introspectToken = (context: ProtocolContext, request: ProtocolRequest): Promise<ProtocolResponse> =>
  respond(request, async () => {
    const { app } = context
    const client = await requireClient(context, request)
    if (client.secretHash === null)
      throw new ProtocolError('unauthorized_client', 'Only a client with a secret can ask about tokens.', 403)
    const token = requireToken(request)
    const shared = { active: true, client_id: client._id, iss: app.settings.publicUrl }
    if (token.startsWith(accessPrefix)) {
      const found = await findValidAccessToken(app, token)
      if (found?.client._id !== client._id) return { active: false }
      const { scopes, issuedAt, expiresAt } = found.token
      return {
        ...shared,
        token_type: 'Bearer',
        scope: scopes.join(' '),
        sub: found.account._id.toHexString(),
        username: found.account.name,
        iat: seconds(issuedAt),
        exp: seconds(expiresAt),
      }
    }
    const live = await findRefreshedGrant(app, token)
    if (live?.client._id !== client._id || live.grant.refreshHash !== hashOfToken(token)) return { active: false }
    return {
      ...shared,
      scope: live.grant.scopes.join(' '),
      sub: live.account._id.toHexString(),
      username: live.account.name,
      iat: seconds(live.grant.createdAt),
      exp: seconds(live.grant.expiresAt),
    }
  })
