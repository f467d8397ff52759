import type { App } from '@sanguine/kernel'
import type { Id, PlayerState } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { playerRepositoryService } from './player-repository'
import { type PlayerDocument, playerModelsService } from './players.model'

/** Players by account id, for the data that others may see; deleted ones are left out. One read. */
export async function readStates(app: App, accountIds: readonly string[]): Promise<ReadonlyMap<string, PlayerState>> {
  const repository = app.get(playerRepositoryService)
  const players = await Promise.all(accountIds.map((id) => repository.find(id)))
  return new Map(
    players.flatMap((player) =>
      player && player.deletedAt === undefined ? [[player.accountId, player.state] as const] : [],
    ),
  )
}

/**
 * A player's XP and the time of its last change, in milliseconds since the epoch; not later than now, even if a fast
 * clock dated it.
 */
export interface PlayerXp {
  readonly accountId: string
  readonly xp: number
  readonly changedAt: number
  /** whether the account was deleted: its player exists for some more minutes */
  readonly isDeleted: boolean
}

/** The XP of all players, or of the players with changes at or after a moment, one by one along an index. */
export async function* readXp(app: App, changedSince?: number): AsyncGenerator<PlayerXp> {
  const { players } = app.get(playerModelsService)
  const cursor = players
    .find(changedSince === undefined ? {} : { xpChangedAt: trusted({ $gte: changedSince }) }, {
      'state.xp': 1,
      xpChangedAt: 1,
      deletedAt: 1,
    })
    .sort(changedSince === undefined ? { 'state.xp': -1, _id: 1 } : { xpChangedAt: 1 })
    .lean<PlayerDocument>()
    .cursor({ batchSize: 1000 })
  for await (const { _id, state, xpChangedAt, deletedAt } of cursor)
    yield {
      accountId: String(_id),
      xp: state.xp,
      changedAt: Math.min(xpChangedAt, app.clock.now()),
      isDeleted: deletedAt !== undefined,
    }
}

/**
 * A player's wins over each enemy, and the time of the last change of wins or XP, in milliseconds since the epoch. It
 * is not later than now, even if a fast clock dated it.
 */
export interface HuntedPlayer {
  readonly accountId: string
  readonly hunted: Readonly<Record<Id, number>>
  readonly changedAt: number
}

/** The wins of players for whom they changed at or after a moment, in that order along an index. */
export async function* readHunted(app: App, changedSince: number): AsyncGenerator<HuntedPlayer> {
  const { players } = app.get(playerModelsService)
  const cursor = players
    .find({ xpChangedAt: trusted({ $gte: changedSince }) }, { 'state.hunted': 1, xpChangedAt: 1 })
    .sort({ xpChangedAt: 1 })
    .lean<PlayerDocument>()
    .cursor({ batchSize: 200 })
  for await (const { _id, state, xpChangedAt } of cursor)
    yield { accountId: String(_id), hunted: state.hunted, changedAt: Math.min(xpChangedAt, app.clock.now()) }
}

/** The position up to which a player's journal is certainly written. */
export interface SettledPlayer {
  readonly accountId: string
  /** sequence up to which every row of the journal is written */
  readonly settledTo: number
}

/** Players whose XP changed at or after a moment, with how far their journals are written, in the order of the changes. */
export async function* readSettled(app: App, changedSince: number): AsyncGenerator<SettledPlayer> {
  const { players } = app.get(playerModelsService)
  const cursor = players
    .find({ xpChangedAt: trusted({ $gte: changedSince }) }, { revision: 1, 'outbox.sequence': 1 })
    .sort({ xpChangedAt: 1 })
    .lean<Pick<PlayerDocument, '_id' | 'revision' | 'outbox'>>()
    .cursor({ batchSize: 200 })
  for await (const { _id, revision, outbox } of cursor)
    yield { accountId: String(_id), settledTo: (outbox[0]?.sequence ?? revision + 1) - 1 }
}

/** A player's place. */
export interface StandingPlayer {
  readonly accountId: string
  readonly groundId: Id
}

/** The players who stand on any of these grounds, in one read along an index; not those of deleted accounts. */
export async function findPlayersOn(app: App, groundIds: readonly Id[]): Promise<readonly StandingPlayer[]> {
  if (groundIds.length === 0) return []
  const { documents } = app.get(playerModelsService)
  const found = await documents
    .find(
      { 'state.groundId': { $in: [...groundIds] }, deletedAt: { $exists: false } },
      { projection: { 'state.groundId': 1 } },
    )
    .toArray()
  return found.map(({ _id, state }) => ({ accountId: String(_id), groundId: state.groundId }))
}

/** The grounds on which any player stands, along an index. */
export const findOccupiedGrounds = (app: App): Promise<readonly Id[]> =>
  app.get(playerModelsService).documents.distinct('state.groundId')
