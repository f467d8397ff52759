import { releaseFor } from '@sanguine/catalogue'
import { readJournal } from '@sanguine/journal'
import { z } from 'zod'
import { defineRoute } from '../route'
import { journalEntryShape, wireJournalEntry } from '../shapes/journal.shape'
import { wireInt } from '../wire'

export const journalRoutes = [
  defineRoute({
    method: 'GET',
    path: '/Journal',
    tag: 'journal',
    summary: 'What happened to the player, latest first.',
    access: 'player',
    input: {
      query: z.object({
        first: wireInt.optional().describe('How many, 1 to 100; 50 when left out.'),
        after: z.string().optional().describe('The id of the entry after which to go on.'),
      }),
    },
    answer: z.array(journalEntryShape),
    run: async (context, { query: { first = 50, after = null } }) => {
      const { edges } = await readJournal(context, { first, after })
      const release = releaseFor(context)
      return edges.map(({ node }) => wireJournalEntry(release, node))
    },
  }),
]
