import { insertMissing } from '@sanguine/db'
import { batch, defineService } from '@sanguine/kernel'
import type { Model, mongo } from 'mongoose'
import type { OutboxEntry } from './outbox/outbox'
import { journalRows, ledgerRows, operationRows } from './outbox/outbox-rows'
import { playerModelsService } from './store/players.model'

/** Turns outbox entries into rows. Row ids come from player and sequence, so doing it again changes nothing. */
export interface OutboxProjection {
  project(player: string, entries: readonly OutboxEntry[]): Promise<void>
}

/** Inserts rows that are not there yet, those of several calls in one command. */
function inserter<Row extends object>({ collection }: Model<Row>): (rows: readonly Row[]) => Promise<unknown> {
  const insert = batch(async (calls: readonly (readonly Row[])[]) => {
    await insertMissing(collection as unknown as mongo.Collection, calls.flat() as mongo.Document[])
    return calls
  })
  return async (rows) => (rows.length === 0 ? rows : insert(rows))
}

export const outboxProjectionService = defineService<OutboxProjection>({
  name: 'players.projection',
  create(app) {
    const { journal, ledger, operations } = app.get(playerModelsService)
    const [insertLedger, insertJournal, insertOperations] = [inserter(ledger), inserter(journal), inserter(operations)]
    return {
      project: async (player, entries) => {
        await Promise.all([
          insertLedger(entries.flatMap((entry) => ledgerRows(player, entry))),
          insertJournal(entries.flatMap((entry) => journalRows(player, entry))),
          insertOperations(entries.flatMap((entry) => operationRows(player, entry))),
        ])
      },
    }
  },
})
