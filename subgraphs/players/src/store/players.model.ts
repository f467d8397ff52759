import { connectionService, createCollections } from '@sanguine/db'
import { type App, defineService } from '@sanguine/kernel'
import { fromStoredState, type LastCall, type PlayerState, type StoredPlayerState } from '@sanguine/rules'
import { type Collection, type Model, Schema, type Types } from 'mongoose'
import type { JournalRow, LedgerRow, OperationRow, OutboxEntry } from '../outbox/outbox'

/** All that a hunt, a purchase or an equip reads and writes; stays under 64 kB. */
export interface PlayerDocument {
  /** the account's id */
  readonly _id: Types.ObjectId
  readonly state: StoredPlayerState
  /** rises by one with every change; every write is conditional on it */
  readonly revision: number
  readonly outbox: readonly OutboxEntry[]
  /** approximate time at which the outbox was last filled, or could not be swept; absent while it is certainly empty */
  readonly outboxAt?: number
  /** absent in a document that was last written when the field was called `recent` */
  readonly lastCall?: LastCall | null
  /** the former name of `lastCall`; the next write of that field removes it */
  readonly recent?: LastCall | null
  /** time of the last change of `state.xp` or `state.hunted`, for data that other gateways derive from them */
  readonly xpChangedAt: number
  /** time of the scheduler's next check, 0 for never; null or absent if no gateway has computed it yet */
  readonly dueAt?: number | null
  /** the only call that may write; set by one that lost to others several times, for as long as it runs */
  readonly reservation?: string | null
  /**
   * time of the account's deletion, milliseconds since the epoch; the player cannot act after it, and the document is
   * removed soon
   */
  readonly deletedAt?: number
}

/** A player as read, before a change. */
export interface PlayerSnapshot extends Omit<PlayerDocument, '_id' | 'state' | 'lastCall' | 'recent' | 'reservation'> {
  readonly accountId: string
  readonly state: PlayerState
  readonly lastCall: LastCall | null
}

export const snapshotOf = ({
  _id,
  state,
  lastCall,
  recent,
  reservation: _,
  ...rest
}: PlayerDocument): PlayerSnapshot => ({
  accountId: String(_id),
  state: fromStoredState(state),
  ...rest,
  lastCall: (lastCall === undefined ? recent : lastCall) ?? null,
})

/** A player as it stands. */
export type Player = Pick<PlayerSnapshot, 'accountId' | 'state' | 'revision'>

const requiredMixed = { type: Schema.Types.Mixed, required: true }

const optionsFor = (collection: string) => ({ collection, versionKey: false, minimize: false }) as const

const playerSchema = new Schema<PlayerDocument>(
  {
    state: requiredMixed,
    revision: { type: Number, required: true },
    outbox: [{ type: Schema.Types.Mixed, _id: false }],
    outboxAt: Number,
    lastCall: { type: Schema.Types.Mixed },
    recent: { type: Schema.Types.Mixed },
    xpChangedAt: { type: Number, required: true },
    dueAt: Number,
    reservation: String,
    deletedAt: Number,
  },
  optionsFor('players'),
)
playerSchema.index({ outboxAt: 1 }, { sparse: true })
playerSchema.index({ xpChangedAt: 1 })
playerSchema.index({ dueAt: 1 })
playerSchema.index({ 'state.xp': -1, _id: 1 })
playerSchema.index({ 'state.subscription': 1 })
playerSchema.index({ 'state.groundId': 1 })

const row = {
  _id: { type: String, required: true },
  player: { type: String, required: true },
  sequence: { type: Number, required: true },
  at: { type: Number, required: true },
}

const journalSchema = new Schema<JournalRow>({ ...row, line: requiredMixed }, optionsFor('journal'))
// These indexes filter and sum the journal: each starts with a player and has the order of the rows.
journalSchema.index({ player: 1, at: 1 })
journalSchema.index({ player: 1, 'line.combat.result': 1, _id: -1 })
journalSchema.index({ player: 1, _id: -1 }, { partialFilterExpression: { 'line.combat.modifiers': 'autoHunt' } })
journalSchema.index(
  { player: 1, 'line.combat.enemyId': 1, _id: -1 },
  { partialFilterExpression: { 'line.combat.enemyId': { $exists: true } } },
)
journalSchema.index(
  { player: 1, 'line.reward.items.itemId': 1, _id: -1 },
  { partialFilterExpression: { 'line.reward.items.itemId': { $exists: true } } },
)

const ledgerSchema = new Schema<LedgerRow>(
  { ...row, kind: { type: String }, what: { type: String }, delta: { type: Number }, reason: { type: String } },
  optionsFor('ledger'),
)

const operationSchema = new Schema<OperationRow>(
  { ...row, name: { type: String }, fingerprint: { type: String }, result: { type: Schema.Types.Mixed } },
  optionsFor('operations'),
)
operationSchema.index({ at: 1 })

/** The last check of the ledger by a gateway. Times are milliseconds since the epoch. */
export interface LedgerCheck {
  readonly _id: 'latest'
  readonly startedAt: number
  /** absent while the first check runs */
  readonly finishedAt?: number
  readonly mismatches?: number
}

const ledgerCheckSchema = new Schema<LedgerCheck>(
  { _id: String, startedAt: { type: Number, required: true }, finishedAt: Number, mismatches: Number },
  optionsFor('ledgerChecks'),
)

/** The collections of this domain. */
export interface PlayerModels {
  readonly players: Model<PlayerDocument>
  /** the driver's own collection of `players`, without query builder and casts: every call passes here */
  readonly documents: Collection<PlayerDocument>
  readonly journal: Model<JournalRow>
  readonly ledger: Model<LedgerRow>
  readonly operations: Model<OperationRow>
  readonly ledgerChecks: Model<LedgerCheck>
}

export const playerModelsService = defineService<PlayerModels>({
  name: 'players.models',
  create(app) {
    const connection = app.get(connectionService)
    return {
      players: connection.model<PlayerDocument>('Player', playerSchema),
      documents: connection.collection<PlayerDocument>('players'),
      journal: connection.model<JournalRow>('Journal', journalSchema),
      ledger: connection.model<LedgerRow>('Ledger', ledgerSchema),
      operations: connection.model<OperationRow>('Operation', operationSchema),
      ledgerChecks: connection.model<LedgerCheck>('LedgerCheck', ledgerCheckSchema),
    }
  },
})

/** The rows of the journal and of the ledger, for the reads of the journal. */
export const playerRowsOf = (app: App): Pick<PlayerModels, 'journal' | 'ledger'> => app.get(playerModelsService)

/** Creates collections and indexes that are not there yet. */
export const preparePlayerModels = ({ documents: _, ...models }: PlayerModels): Promise<void> =>
  createCollections(Object.values(models))
