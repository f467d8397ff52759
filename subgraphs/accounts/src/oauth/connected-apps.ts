import {
  type Context,
  commonScopes,
  err,
  logSecurityEvent,
  ok,
  orderScopes,
  parse,
  type Result,
  requireSession,
  type TokenScope,
} from '@sanguine/kernel'
import { trusted } from 'mongoose'
import type { AccountRefusal } from '../account-refusal'
import { accountFields } from '../account-rules'
import { accountsService } from '../accounts.model'
import { presentScopes } from './clients'
import { deviceRequestsService } from './device-requests.model'
import { endGrants } from './grants'
import { oauthClientsService } from './oauth-clients.model'
import { type OauthGrantRecord, oauthGrantsService } from './oauth-grants.model'

/** An app that can act for an account. Times are milliseconds since the epoch. */
export interface ConnectedApp {
  /** the client id of the app */
  readonly id: string
  readonly name: string
  /** null if the app has none */
  readonly website: string | null
  /** all that it was allowed and may still ask for, by all its connections together */
  readonly scopes: readonly TokenScope[]
  readonly connectedAt: number
  /** up to a minute off; null before the first use */
  readonly lastUsedAt: number | null
  readonly lastProgram: string | null
  readonly lastSystem: string | null
}

const maxListed = 1_000

/** The apps that are connected to the caller's account, latest connection first. */
export async function listConnectedApps(context: Context): Promise<ConnectedApp[]> {
  const { accountId } = requireSession(context)
  const { app } = context
  const isCurrent = trusted({ $gt: new Date(app.clock.now()) })
  const grants = await app
    .get(oauthGrantsService)
    .find({ accountId, refreshHash: trusted({ $ne: null }), expiresAt: isCurrent })
    .sort({ createdAt: -1, _id: 1 })
    .limit(maxListed)
    .lean()
  const byClient = new Map<string, OauthGrantRecord[]>()
  for (const grant of grants) byClient.set(grant.clientId, [...(byClient.get(grant.clientId) ?? []), grant])
  const clients = await app
    .get(oauthClientsService)
    .find({ _id: trusted({ $in: [...byClient.keys()] }) })
    .lean()
  const owners = await app
    .get(accountsService)
    .find({ _id: trusted({ $in: clients.map(({ ownerId }) => ownerId) }) }, { role: 1 })
    .lean()
  return [...byClient].flatMap(([id, own]) => {
    const client = clients.find(({ _id }) => _id === id)
    if (!client) return []
    const owner = owners.find(({ _id }) => _id.equals(client.ownerId))
    const [used] = own.toSorted((a, b) => (b.lastUsedAt?.getTime() ?? 0) - (a.lastUsedAt?.getTime() ?? 0))
    return {
      id,
      name: client.name,
      website: client.website || null,
      scopes: commonScopes(orderScopes(own.flatMap(({ scopes }) => scopes)), presentScopes(client, owner)),
      connectedAt: Math.min(...own.map(({ createdAt }) => createdAt.getTime())),
      lastUsedAt: used?.lastUsedAt?.getTime() ?? null,
      lastProgram: used?.lastProgram ?? null,
      lastSystem: used?.lastSystem ?? null,
    }
  })
}

/** Ends every connection of an app to the caller's account, everywhere within a second. */
export async function disconnectApp(context: Context, id: unknown): Promise<Result<null, AccountRefusal>> {
  const { accountId } = requireSession(context)
  const { app } = context
  const clientId = parse(accountFields.sessionId, id, 'id')
  const count = await endGrants(app, { accountId, clientId })
  await app.get(deviceRequestsService).deleteMany({ accountId, clientId })
  if (count === 0) return err('unknownApp', {}, 'id')
  logSecurityEvent(context, 'security.app.disconnected', { reason: 'byOwner', count })
  return ok(null)
}
