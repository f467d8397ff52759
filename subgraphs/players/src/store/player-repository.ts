import { isDeepStrictEqual } from 'node:util'
import { isDuplicateKey } from '@sanguine/db'
import { type App, defineService } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import { type mongo, Types } from 'mongoose'
import { firstState } from '../first-state'
import { isWorthKeeping, type OutboxEntry } from '../outbox/outbox'
import { type PlayerSnapshot, playerReadsService, snapshotOf } from '../player-reads'
import { scheduledEffectsService } from '../schedule/scheduled-effects'
import { sweepAfterMs } from '../sweep-after'
import { type LastCall, type PlayerDocument, playerModelsService } from './players.model'

export type { PlayerSnapshot }

/** One change: what the document becomes, and what must still appear elsewhere. */
export interface PlayerChange {
  readonly state: PlayerState
  readonly recent: LastCall | null
  /** entries of earlier changes that nobody projected yet */
  readonly kept: readonly OutboxEntry[]
  readonly entry: OutboxEntry
}

/** Reading and conditional writing of player documents. */
export interface PlayerRepository {
  /** Finds the player, creating it from the release's start when there is none. */
  load(accountId: string): Promise<{ readonly player: PlayerSnapshot; readonly isNew: boolean }>
  /**
   * The player as last seen by this gateway, without asking: another may have changed it since. Good for preparing a
   * change, which is written only if nobody has.
   */
  remembered(accountId: string): PlayerSnapshot | null
  /** Writes the change unless somebody changed the player since; then answers null and nothing is written. */
  commit(player: PlayerSnapshot, change: PlayerChange): Promise<PlayerSnapshot | null>
}

/** The fields of the state that differ. Rules mostly return untouched fields as they were given. */
export const changedFields = (before: PlayerState, after: PlayerState): (keyof PlayerState)[] =>
  before === after
    ? []
    : (Object.keys(after) as (keyof PlayerState)[]).filter(
        (field) => after[field] !== before[field] && !isDeepStrictEqual(after[field], before[field]),
      )

/** The stamp is indexed, so it moves now and then only: it is never older than half of what the sweeper waits. */
const stampOf = (stamp: number | undefined, now: number): number =>
  stamp !== undefined && now - stamp < sweepAfterMs / 2 ? stamp : now

function createStore(app: App): PlayerRepository {
  const { players } = app.get(playerModelsService)
  const documents = players.collection as unknown as mongo.Collection<PlayerDocument>
  const reads = app.get(playerReadsService)
  const dues = app.get(scheduledEffectsService)

  const create = async (accountId: string): Promise<PlayerSnapshot | null> => {
    const now = app.clock.now()
    const { state, ledger } = firstState(app)
    const entry: OutboxEntry = { sequence: 1, at: now, ledger, journal: [], operation: null }
    try {
      const [created] = await players.create([
        {
          _id: accountId,
          state,
          revision: 1,
          outbox: [entry],
          outboxAt: now,
          recent: null,
          xpChangedAt: now,
          dueAt: dues.nextDueAt(state),
        },
      ])
      return created ? snapshotOf(created.toObject<PlayerDocument>()) : null
    } catch (error) {
      if (isDuplicateKey(error)) return null
      throw error
    }
  }

  return {
    remembered: (accountId) => reads.remembered(accountId),
    async load(accountId) {
      const found = await reads.find(accountId)
      if (found) return { player: found, isNew: false }
      const created = await create(accountId)
      if (created) return { player: created, isNew: true }
      // somebody else created it in between
      const player = await reads.find(accountId)
      if (!player) throw new Error(`The player ${accountId} is neither there nor can it be created.`)
      return { player, isNew: false }
    },
    async commit(player, { state, recent, kept, entry }) {
      const outbox = isWorthKeeping(entry) ? [...kept, entry] : kept
      const outboxAt = outbox.length === 0 ? undefined : stampOf(player.outboxAt, entry.at)
      const hasProgressed = state.xp !== player.state.xp || state.hunted !== player.state.hunted
      const dueAt = dues.nextDueAt(state)
      const set = {
        ...Object.fromEntries(changedFields(player.state, state).map((field) => [`state.${field}`, state[field]])),
        revision: entry.sequence,
        outbox,
        ...(recent !== player.recent && { recent }),
        ...(hasProgressed && { xpChangedAt: entry.at }),
        ...(dueAt !== player.dueAt && { dueAt }),
        ...(outboxAt !== undefined && { outboxAt }),
      }
      const { matchedCount } = await documents.updateOne(
        { _id: new Types.ObjectId(player.accountId), revision: player.revision },
        outboxAt === undefined ? { $set: set, $unset: { outboxAt: 1 } } : { $set: set },
      )
      reads.forget(player.accountId)
      if (matchedCount === 0) return null
      const written: PlayerSnapshot = {
        accountId: player.accountId,
        state,
        revision: entry.sequence,
        outbox,
        ...(outboxAt !== undefined && { outboxAt }),
        recent,
        xpChangedAt: hasProgressed ? entry.at : player.xpChangedAt,
        dueAt,
      }
      reads.remember(written)
      return written
    },
  }
}

export const playerRepositoryService = defineService<PlayerRepository>({ name: 'players.store', create: createStore })
