import { releaseFor } from '@sanguine/catalogue'
import { defineRoute, integerInput } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { journalEntryShape, toWireJournalEntry } from './journal.shape'
import { cursorSchema, readJournal } from './operations/read-journal'

export const journalRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'listJournalEntries',
    cost: 'Query.journal',
    path: '/Journal',
    tag: 'journal',
    summary: 'Lists the journal of the player, latest entry first.',
    access: 'player',
    input: {
      query: z.object({
        first: integerInput({ min: 1, max: 100 }).optional().describe('The number of entries; 50 if left out.'),
        after: cursorSchema.optional().describe('The id of the last entry on the previous page.'),
      }),
    },
    response: z.array(journalEntryShape),
    run: async (context, { query: { first = 50, after = null } }) => {
      const { rows } = await readJournal(context, { first, after })
      const release = releaseFor(context)
      return rows.map((row) => toWireJournalEntry(release, row))
    },
  }),
]
