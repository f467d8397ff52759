import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/** The totals of a drop over all counted wins; see `DropCount`. */
export interface DropTotal {
  readonly wins: number
  readonly expected: number
  readonly drops: number
}

/** The position up to which a player's journal is counted. */
export interface DropTally {
  /** the account's id */
  readonly _id: string
  /** the last sequence that is in the totals */
  readonly countedTo: number
}

/** The drops of all players, by `enemyId-itemId`. */
export interface DropTotals {
  readonly _id: 'all'
  readonly drops: Readonly<Record<string, DropTotal>>
  /** number of counts */
  readonly counts: number
}

const tallySchema = new Schema<DropTally>(
  { _id: String, countedTo: { type: Number, required: true } },
  { collection: 'dropTallies', versionKey: false },
)

const totalsSchema = new Schema<DropTotals>(
  { _id: String, drops: { type: Schema.Types.Mixed, required: true }, counts: { type: Number, required: true } },
  { collection: 'dropTotals', versionKey: false, minimize: false },
)

export interface DropModels {
  readonly tallies: Model<DropTally>
  readonly totals: Model<DropTotals>
}

export const dropModelsService = defineService<DropModels>({
  name: 'journal.drops',
  create(app) {
    const connection = app.get(connectionService)
    return {
      tallies: connection.model<DropTally>('DropTally', tallySchema),
      totals: connection.model<DropTotals>('DropTotals', totalsSchema),
    }
  },
})
