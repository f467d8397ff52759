import { timingSafeEqual } from 'node:crypto'
import {
  type App,
  coversScope,
  isPlaying,
  isStaff,
  isTokenScope,
  needStaff,
  orderScopes,
  type TokenScope,
} from '@sanguine/kernel'
import { type AccountRecord, accountsService } from '../accounts.model'
import { clientSecretPrefix, hashOfToken, isWellFormed } from '../personal-tokens/token-text'
import { type OauthClientRecord, oauthClientsService } from './oauth-clients.model'

/**
 * A client whose owner's account still plays; null otherwise, so that an app ends with the ban of its owner. It has the
 * scopes that its owner may still ask for: none of the staff once the owner has left them.
 */
export async function findClient(app: App, id: string): Promise<OauthClientRecord | null> {
  const client = await app.get(oauthClientsService).findById(id).lean()
  const owner = client && (await app.get(accountsService).findById(client.ownerId).lean())
  if (!owner || !isPlaying(owner.role)) return null
  return { ...client, scopes: presentScopes(client, owner) }
}

/** The scopes that a client may ask for while its owner has this role: those of the staff only beside the staff. */
export const presentScopes = (
  { scopes }: Pick<OauthClientRecord, 'scopes'>,
  owner: Pick<AccountRecord, 'role'> | undefined,
): readonly TokenScope[] => (owner && isStaff(owner.role) ? scopes : scopes.filter((scope) => !needStaff([scope])))

/** Whether an account may connect the client: its owner always, others once the staff have approved it. */
export const mayConnect = ({ state, ownerId }: OauthClientRecord, accountId: string): boolean =>
  state === 'approved' || ownerId.toHexString() === accountId

/** Whether the client has registered all these scopes. Its owner can give some up at any time. */
export const mayAskFor = (client: OauthClientRecord, scopes: readonly TokenScope[]): boolean =>
  scopes.every((scope) => coversScope(client.scopes, scope))

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** The client with that id, if it proves who it is: a confidential one by its secret, a public one has none. */
export async function authenticateClient(
  app: App,
  id: string,
  secret: string | null,
): Promise<OauthClientRecord | null> {
  const client = await findClient(app, id)
  if (!client) return null
  if (client.secretHash === null) return secret === null ? client : null
  const isRight =
    secret !== null && isWellFormed(secret, clientSecretPrefix) && isSame(hashOfToken(secret), client.secretHash)
  return isRight ? client : null
}

/** The scopes of a `scope` parameter, in the order of the schema; null if it has none or an unknown one. */
export function readScopes(text: string | undefined): readonly TokenScope[] | null {
  const names = (text ?? '').split(' ').filter((name) => name !== '')
  return names.length > 0 && names.every(isTokenScope) ? orderScopes(names) : null
}
