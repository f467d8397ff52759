import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import type { PlayerState } from '@sanguine/rules'
import { type Model, Schema, type Types } from 'mongoose'
import type { OutboxEntry } from '../outbox/outbox'
import type { JournalRow, LedgerRow, OperationRow } from '../outbox/outbox-rows'

/** The latest call of the kind that answers the same when repeated within two seconds. */
export interface LastCall {
  readonly call: string
  /** milliseconds since the epoch */
  readonly at: number
  /** what rebuilds the answer */
  readonly result: unknown
}

/** All that a hunt, a purchase or an equip reads and writes; stays under 64 kB. */
export interface PlayerDocument {
  /** the account's id */
  readonly _id: Types.ObjectId
  readonly state: PlayerState
  /** rises by one with every change; every write is conditional on it */
  readonly revision: number
  readonly outbox: readonly OutboxEntry[]
  /** about when the outbox was last filled; absent while it is known to be empty */
  readonly outboxAt?: number
  readonly recent: LastCall | null
  /** when `state.xp` or `state.hunted` last changed, for what other gateways derive of them */
  readonly xpChangedAt: number
  /** when a worker must look at the player, 0 for never; absent where no gateway has worked it out yet */
  readonly dueAt?: number
}

const plain = { type: Schema.Types.Mixed, required: true }

const optionsFor = (collection: string) => ({ collection, versionKey: false, minimize: false }) as const

const playerSchema = new Schema<PlayerDocument>(
  {
    state: plain,
    revision: { type: Number, required: true },
    outbox: [{ type: Schema.Types.Mixed, _id: false }],
    outboxAt: Number,
    recent: { type: Schema.Types.Mixed, default: null },
    xpChangedAt: { type: Number, required: true },
    dueAt: Number,
  },
  optionsFor('players'),
)
playerSchema.index({ outboxAt: 1 }, { sparse: true })
playerSchema.index({ xpChangedAt: 1 })
playerSchema.index({ dueAt: 1 })
playerSchema.index({ 'state.xp': -1, _id: 1 })

const row = {
  _id: { type: String, required: true },
  player: { type: String, required: true },
  sequence: { type: Number, required: true },
  at: { type: Number, required: true },
}

const journalSchema = new Schema<JournalRow>({ ...row, line: plain }, optionsFor('journal'))

const ledgerSchema = new Schema<LedgerRow>(
  { ...row, kind: String, what: String, delta: Number, reason: String } as never,
  optionsFor('ledger'),
)

const operationSchema = new Schema<OperationRow>(
  { ...row, name: String, fingerprint: String, result: Schema.Types.Mixed } as never,
  optionsFor('operations'),
)
operationSchema.index({ at: 1 })

/** The collections of this domain. */
export interface PlayerModels {
  readonly players: Model<PlayerDocument>
  readonly journal: Model<JournalRow>
  readonly ledger: Model<LedgerRow>
  readonly operations: Model<OperationRow>
}

export const playerModelsService = defineService<PlayerModels>({
  name: 'players.models',
  create(app) {
    const connection = app.get(connectionService)
    return {
      players: connection.model<PlayerDocument>('Player', playerSchema),
      journal: connection.model<JournalRow>('Journal', journalSchema),
      ledger: connection.model<LedgerRow>('Ledger', ledgerSchema),
      operations: connection.model<OperationRow>('Operation', operationSchema),
    }
  },
})

/** Creates collections and indexes that are not there yet. */
export async function preparePlayerModels(models: PlayerModels): Promise<void> {
  for (const model of Object.values(models) as Model<unknown>[]) {
    await model.createCollection()
    await model.createIndexes()
  }
}
