import { connectionService, createCollections } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import type { Id } from '@sanguine/rules'
import { type Model, Schema } from 'mongoose'

/** Numbers of wins by enemy id. */
export type HuntCounts = Readonly<Record<Id, number>>

/** The counts of a player that are in the totals already. */
export interface HuntTally {
  /** the account's id */
  readonly _id: string
  readonly counts: HuntCounts
}

/** The wins of all players over each creature, which are always the sum of all tallies. */
export interface HuntTotals {
  readonly _id: 'all'
  readonly counts: HuntCounts
  /** time of the latest counted change, in milliseconds since the epoch */
  readonly countedTo: number
}

const counts = { type: Schema.Types.Mixed, required: true }

const optionsFor = (collection: string) => ({ collection, versionKey: false, minimize: false }) as const

const tallySchema = new Schema<HuntTally>({ _id: String, counts }, optionsFor('huntTallies'))

const totalsSchema = new Schema<HuntTotals>(
  { _id: String, counts, countedTo: { type: Number, required: true } },
  optionsFor('huntTotals'),
)

export interface HuntCountModels {
  readonly tallies: Model<HuntTally>
  readonly totals: Model<HuntTotals>
}

export const huntCountsService = defineService<HuntCountModels>({
  name: 'grimoire.counts',
  create(app) {
    const connection = app.get(connectionService)
    return {
      tallies: connection.model<HuntTally>('HuntTally', tallySchema),
      totals: connection.model<HuntTotals>('HuntTotals', totalsSchema),
    }
  },
})

/** Creates the collections, so that transactions need not create them. */
export async function prepareHuntCounts({ tallies, totals }: HuntCountModels): Promise<void> {
  await createCollections([tallies, totals])
}
