import { EventEmitter } from 'node:events'
import { isDeepStrictEqual } from 'node:util'
import { releaseService } from '@sanguine/catalogue'
import { isDuplicateKey } from '@sanguine/db'
import { type App, batch, defineCounter, defineService, sessionEnded } from '@sanguine/kernel'
import { imbalanceOf, type LastCall, newPlayer, type PlayerState, withFairness } from '@sanguine/rules'
import { LRUCache } from 'lru-cache'
import { type mongo, Types } from 'mongoose'
import { isWorthKeeping, type OutboxEntry, projectNow } from '../outbox/outbox'
import { sweepAfterMs } from '../outbox/outbox-sweeper'
import { scheduledEffectsService } from '../schedule/scheduled-effects'
import { type PlayerDocument, type PlayerSnapshot, playerModelsService, snapshotOf } from './players.model'

/** One change: the new document, and the rows that must still be written elsewhere. */
export interface PlayerChange {
  readonly state: PlayerState
  readonly lastCall: LastCall | null
  /** entries of earlier changes that are not projected yet */
  readonly kept: readonly OutboxEntry[]
  readonly entry: OutboxEntry
}

/**
 * Reads and conditionally writes player documents. It remembers documents that it read or wrote, and only reads the
 * revision of a player who has not changed. So every change of a document must raise its revision.
 */
export interface PlayerRepository {
  /** The player as the database has it now; null if there is none. Calls of one event loop turn share their reads. */
  find(accountId: string): Promise<PlayerSnapshot | null>
  /**
   * As `find`; a player who is not there yet is created from the release's start. Throws `unauthenticated` if the
   * account was deleted.
   */
  findOrCreate(accountId: string): Promise<PlayerSnapshot>
  /**
   * The player as last seen by this gateway, without a read: another may have changed it since. Good for preparing a
   * change, which is written only if the revision is still the same.
   */
  remembered(accountId: string): PlayerSnapshot | null
  /**
   * Writes the change on condition of the revision, then projects its entry. Null when the player has changed since, or
   * when the next write is reserved for another call, and nothing is written. Throws if the entry's ledger does not
   * explain the change.
   */
  commit(player: PlayerSnapshot, change: PlayerChange, reservation?: string | null): Promise<PlayerSnapshot | null>
  /**
   * Reserves the next writes of the player until `release`: until then `commit` writes only with this reservation.
   * False if another call has one; `takesOver` ends that one.
   */
  reserve(accountId: string, reservation: string, takesOver: boolean): Promise<boolean>
  release(accountId: string, reservation: string): Promise<void>
}

/** A player's XP as this gateway has just written it. */
export interface XpChange {
  readonly accountId: string
  readonly xp: number
}

/** A player's revision as this gateway has just written it. */
export interface RevisionChange {
  readonly accountId: string
  readonly revision: number
}

interface PlayerEvents {
  readonly xp: [XpChange]
  readonly changed: [RevisionChange]
  readonly deleted: [accountId: string]
}

/** The writes of this gateway. Changes of other gateways are read from the database. */
export const playerEventsService = defineService<EventEmitter<PlayerEvents>>({
  name: 'players.events',
  create: () => new EventEmitter(),
})

/**
 * The fields of the state that differ, removed ones included. Rules mostly return untouched fields as they were given,
 * which takes no time.
 */
export const changedFields = (before: PlayerState, after: PlayerState): (keyof PlayerState)[] =>
  (Object.keys({ ...before, ...after }) as (keyof PlayerState)[]).filter(
    (field) => !isDeepStrictEqual(after[field], before[field]),
  )

/** An id that can be a part of a path in an update. */
const pathPart = /^[\w-]+$/

/**
 * The update that makes the stored state `before` into `after`, by path. Amounts by id are written by entry: an old
 * player has hundreds, and a change few of them.
 */
function stateUpdate(before: PlayerState, after: PlayerState): Record<'$set' | '$unset', Record<string, unknown>> {
  const update = { $set: {}, $unset: {} } as Record<'$set' | '$unset', Record<string, unknown>>
  for (const field of changedFields(before, after)) {
    const amounts = field === 'inventory' || field === 'hunted' ? field : null
    const ids = amounts ? changedIds(before[amounts], after[amounts]) : []
    // an absent field has a meaning of its own, which null or a former value would not have
    if (after[field] === undefined) update.$unset[`state.${field}`] = 1
    else if (!amounts || !ids.every((id) => pathPart.test(id))) update.$set[`state.${field}`] = after[field]
    else
      for (const id of ids) {
        const amount = after[amounts][id]
        if (amount === undefined) update.$unset[`state.${field}.${id}`] = 1
        else update.$set[`state.${field}.${id}`] = amount
      }
  }
  return update
}

type Amounts = Readonly<Record<string, number>>

/** The ids whose amounts differ. */
const changedIds = (before: Amounts, after: Amounts): readonly string[] => [
  ...Object.keys(after).filter((id) => after[id] !== before[id]),
  ...Object.keys(before).filter((id) => !Object.hasOwn(after, id)),
]

const maxRemembered = 2_000

export const finishedHunts = defineCounter({
  name: 'sanguine_hunts_total',
  help: 'Hunts that ended, by result and by whether the player or the scheduler hunted.',
  labels: ['result', 'mode'],
})

class MongoPlayerRepository implements PlayerRepository {
  readonly #app: App
  readonly #known = new LRUCache<string, PlayerSnapshot>({ max: maxRemembered })
  readonly find = batch((accountIds: readonly string[]) => this.#findMany(accountIds))

  constructor(app: App) {
    this.#app = app
  }

  remembered(accountId: string): PlayerSnapshot | null {
    return this.#known.get(accountId) ?? null
  }

  async findOrCreate(accountId: string): Promise<PlayerSnapshot> {
    const player = (await this.find(accountId)) ?? (await this.#create(accountId)) ?? (await this.find(accountId))
    if (!player) throw new Error(`The player ${accountId} is neither there nor can it be created.`)
    if (player.deletedAt !== undefined) throw sessionEnded()
    return player
  }

  async reserve(accountId: string, reservation: string, takesOver: boolean): Promise<boolean> {
    const _id = new Types.ObjectId(accountId)
    const { matchedCount } = await this.#documents.updateOne(
      takesOver ? { _id } : { _id, reservation: { $in: [null, reservation] } },
      { $set: { reservation } },
    )
    return matchedCount === 1
  }

  async release(accountId: string, reservation: string): Promise<void> {
    await this.#documents.updateOne({ _id: new Types.ObjectId(accountId), reservation }, { $unset: { reservation: 1 } })
  }

  async commit(
    player: PlayerSnapshot,
    { state, lastCall, kept, entry }: PlayerChange,
    reservation: string | null = null,
  ): Promise<PlayerSnapshot | null> {
    const imbalance = imbalanceOf(player.state, state, entry.ledger)
    if (imbalance !== null) throw new Error(imbalance)
    const { accountId, revision } = player
    const outbox = isWorthKeeping(entry) ? [...kept, entry] : kept
    // The stamp is indexed, so it changes only now and then: it is never older than half of the sweeper's wait.
    const isRecent = Math.abs(entry.at - (player.outboxAt ?? Number.NEGATIVE_INFINITY)) < sweepAfterMs / 2
    const stamp = isRecent ? player.outboxAt : entry.at
    const outboxAt = outbox.length === 0 ? undefined : stamp
    const hasProgressed = state.xp !== player.state.xp || state.hunted !== player.state.hunted
    const dueAt = this.#app.get(scheduledEffectsService).nextDueAt(state)
    const isNewCall = lastCall !== player.lastCall
    const update = stateUpdate(player.state, state)
    const set = {
      ...update.$set,
      revision: entry.sequence,
      outbox,
      ...(isNewCall && { lastCall }),
      ...(hasProgressed && { xpChangedAt: entry.at }),
      ...(dueAt !== player.dueAt && { dueAt }),
      ...(outboxAt !== undefined && { outboxAt }),
    }
    const unset = { ...update.$unset, ...(isNewCall && { recent: 1 }), ...(outboxAt === undefined && { outboxAt: 1 }) }
    const { matchedCount } = await this.#documents.updateOne(
      { _id: new Types.ObjectId(accountId), revision, reservation },
      (Object.keys(unset).length > 0
        ? { $set: set, $unset: unset }
        : { $set: set }) as mongo.UpdateFilter<PlayerDocument>,
    )
    this.#known.delete(accountId)
    if (matchedCount === 0) return null
    this.#countHunts(entry)
    const written: PlayerSnapshot = {
      accountId,
      state,
      revision: entry.sequence,
      outbox,
      ...(outboxAt !== undefined && { outboxAt }),
      lastCall,
      xpChangedAt: hasProgressed ? entry.at : player.xpChangedAt,
      dueAt,
    }
    this.#known.set(accountId, written)
    await this.#followUp(written, state.xp !== player.state.xp)
    return written
  }

  get #documents() {
    return this.#app.get(playerModelsService).documents
  }

  #countHunts({ journal }: OutboxEntry): void {
    for (const line of journal)
      if (line.type === 'combat') {
        const mode = line.combat.modifiers.includes('autoHunt') ? 'auto' : 'manual'
        this.#app.get(finishedHunts).inc({ result: line.combat.result, mode })
      }
  }

  /** The work that follows a write, beside the document. */
  async #followUp({ accountId, revision, state, outbox }: PlayerSnapshot, isXpNew: boolean): Promise<void> {
    const events = this.#app.get(playerEventsService)
    events.emit('changed', { accountId, revision })
    if (isXpNew) events.emit('xp', { accountId, xp: state.xp })
    await projectNow(this.#app, accountId, outbox)
  }

  /** Null when the player was created by another call in between. */
  async #create(accountId: string): Promise<PlayerSnapshot | null> {
    const now = this.#app.clock.now()
    const start = newPlayer(this.#app.get(releaseService).current())
    const state = withFairness(start.state, () => this.#app.random.hex(32))
    const document: PlayerDocument = {
      _id: new Types.ObjectId(accountId),
      state,
      revision: 1,
      outbox: [{ sequence: 1, at: now, ledger: start.ledger, journal: [], operation: null }],
      outboxAt: now,
      lastCall: null,
      xpChangedAt: now,
      dueAt: this.#app.get(scheduledEffectsService).nextDueAt(state),
    }
    try {
      await this.#documents.insertOne(document)
    } catch (error) {
      if (isDuplicateKey(error)) return null
      throw error
    }
    const created = snapshotOf(document)
    await this.#followUp(created, true)
    return created
  }

  async #findMany(accountIds: readonly string[]): Promise<(PlayerSnapshot | null)[]> {
    const ids = [...new Set(accountIds)]
    const seen = ids.flatMap((id) => this.#known.get(id) ?? [])
    const [confirmed, read] = await Promise.all([
      this.#confirm(seen),
      this.#readWhole(ids.filter((id) => !this.#known.has(id))),
    ])
    const found = new Map([...confirmed, ...read].map((player) => [player.accountId, player]))
    return accountIds.map((id) => found.get(id) ?? null)
  }

  async #readWhole(accountIds: readonly string[]): Promise<readonly PlayerSnapshot[]> {
    if (accountIds.length === 0) return []
    const players = (await this.#documents.find(among(accountIds)).toArray()).map(snapshotOf)
    for (const player of players) this.#known.set(player.accountId, player)
    return players
  }

  /** The players that are still as they are remembered here; the others are read again. */
  async #confirm(players: readonly PlayerSnapshot[]): Promise<readonly PlayerSnapshot[]> {
    if (players.length === 0) return []
    const rows = await this.#documents
      .find(among(players.map(({ accountId }) => accountId)), { projection: { revision: 1 } })
      .toArray()
    const revisions = new Map(rows.map(({ _id, revision }) => [String(_id), revision]))
    const isCurrent = ({ accountId, revision }: PlayerSnapshot) => revisions.get(accountId) === revision
    const changed = players.filter((player) => !isCurrent(player)).map(({ accountId }) => accountId)
    for (const id of changed) this.#known.delete(id)
    return [...players.filter(isCurrent), ...(await this.#readWhole(changed))]
  }
}

const among = (accountIds: readonly string[]) => ({ _id: { $in: accountIds.map((id) => new Types.ObjectId(id)) } })

export const playerRepositoryService = defineService<PlayerRepository>({
  name: 'players.repository',
  create: (app) => new MongoPlayerRepository(app),
})
