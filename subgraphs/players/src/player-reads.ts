import { type App, batch, defineService, LeastRecent } from '@sanguine/kernel'
import { type mongo, Types } from 'mongoose'
import { type PlayerDocument, playerModelsService } from './store/players.model'

/** A player as read, before a change. */
export type PlayerSnapshot = Omit<PlayerDocument, '_id'> & { readonly accountId: string }

export const snapshotOf = ({ _id, ...rest }: PlayerDocument): PlayerSnapshot => ({ accountId: String(_id), ...rest })

/**
 * Reading players. What was read or written here last is remembered, so that of a player who has not changed the
 * database is asked for the revision only; whoever changes a document must raise it.
 */
export interface PlayerReads {
  /** The player as the database has it now. */
  find(accountId: string): Promise<PlayerSnapshot | null>
  /** The player as last seen here: another gateway may have changed it since. */
  remembered(accountId: string): PlayerSnapshot | null
  remember(player: PlayerSnapshot): void
  forget(accountId: string): void
}

const mostRemembered = 2_000

function createReads(app: App): PlayerReads {
  // every call passes here: the driver's own collection does without a query builder and casts
  const documents = app.get(playerModelsService).players.collection as unknown as mongo.Collection<PlayerDocument>
  const known = new LeastRecent<PlayerSnapshot>(mostRemembered)

  const among = (ids: readonly string[]) => ({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })

  const readWhole = async (ids: readonly string[]): Promise<readonly PlayerSnapshot[]> => {
    if (ids.length === 0) return []
    const players = (await documents.find(among(ids)).toArray()).map(snapshotOf)
    for (const player of players) known.set(player.accountId, player)
    return players
  }

  /** Of those given, the ones that are still as they are remembered here; the others are read anew. */
  const confirm = async (players: readonly PlayerSnapshot[]): Promise<readonly PlayerSnapshot[]> => {
    if (players.length === 0) return []
    const rows = await documents
      .find(among(players.map(({ accountId }) => accountId)), { projection: { revision: 1 } })
      .toArray()
    const revisions = new Map(rows.map(({ _id, revision }) => [String(_id), revision]))
    const isCurrent = ({ accountId, revision }: PlayerSnapshot) => revisions.get(accountId) === revision
    const changed = players.filter((player) => !isCurrent(player)).map(({ accountId }) => accountId)
    for (const id of changed) known.delete(id)
    return [...players.filter(isCurrent), ...(await readWhole(changed))]
  }

  const find = batch(async (asked: readonly string[]) => {
    const ids = [...new Set(asked)]
    const seen = ids.flatMap((id) => known.get(id) ?? [])
    const [confirmed, read] = await Promise.all([confirm(seen), readWhole(ids.filter((id) => !known.get(id)))])
    const found = new Map([...confirmed, ...read].map((player) => [player.accountId, player]))
    return asked.map((id) => found.get(id) ?? null)
  })

  return {
    find,
    remembered: (accountId) => known.get(accountId) ?? null,
    remember: (player) => known.set(player.accountId, player),
    forget: (accountId) => known.delete(accountId),
  }
}

export const playerReadsService = defineService<PlayerReads>({ name: 'players.reads', create: createReads })
