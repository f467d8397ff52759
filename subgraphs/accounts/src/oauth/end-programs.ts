import type { App } from '@sanguine/kernel'
import { type ClientSession, trusted } from 'mongoose'
import { personalTokensService } from '../personal-tokens/personal-tokens.model'
import { deviceRequestsService } from './device-requests.model'
import { endGrants } from './grants'
import { oauthClientsService } from './oauth-clients.model'

/** Ends the personal access tokens and connected apps of an account. Returns how many of both there were. */
export async function endPrograms(app: App, accountId: string, session: ClientSession): Promise<number> {
  const tokens = await app.get(personalTokensService).deleteMany({ accountId }, { session })
  await app.get(deviceRequestsService).deleteMany({ accountId }, { session })
  return tokens.deletedCount + (await endGrants(app, { accountId }, session))
}

/** Deletes the apps that an account has registered, and ends their connections to all accounts. */
export async function endRegisteredApps(app: App, ownerId: string, session: ClientSession): Promise<void> {
  const clients = await app.get(oauthClientsService).find({ ownerId }).session(session).lean()
  await app.get(oauthClientsService).deleteMany({ ownerId }, { session })
  await endGrants(app, { clientId: trusted({ $in: clients.map(({ _id }) => _id) }) }, session)
}
