import { definePart } from '@sanguine/kernel'
import { type Model, mongo } from 'mongoose'
import type { OutboxEntry } from './outbox'
import { playerModelsPart } from './players.model'
import { journalRows, ledgerRows, operationRows } from './rows'

/** Turns outbox entries into rows. Row ids come from player and sequence, so doing it again changes nothing. */
export interface Projection {
  project(player: string, entries: readonly OutboxEntry[]): Promise<void>
}

const duplicateKey = 11000

/** Whether rows were there already and nothing else went wrong. */
function areAllThere(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError) || error.result.getWriteConcernError()) return false
  return [error.writeErrors].flat().every((writeError) => writeError.code === duplicateKey)
}

async function insertOnce<Row>(model: Model<Row>, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  try {
    await model.collection.insertMany(rows as never, { ordered: false })
  } catch (error) {
    if (!areAllThere(error)) throw error
  }
}

export const projectionPart = definePart<Projection>({
  name: 'players.projection',
  create(app) {
    const { journal, ledger, operations } = app.get(playerModelsPart)
    return {
      project: async (player, entries) => {
        await Promise.all([
          insertOnce(
            ledger,
            entries.flatMap((entry) => ledgerRows(player, entry)),
          ),
          insertOnce(
            journal,
            entries.flatMap((entry) => journalRows(player, entry)),
          ),
          insertOnce(
            operations,
            entries.flatMap((entry) => operationRows(player, entry)),
          ),
        ])
      },
    }
  },
})
