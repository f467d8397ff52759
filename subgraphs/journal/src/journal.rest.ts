import { releaseFor } from '@sanguine/catalogue'
import { notFound } from '@sanguine/kernel'
import { defineRoute, integerInput } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { sealedProofOf } from './fight-proof'
import { fightProofShape, toWireProof } from './fight-proof.shape'
import { journalEntryShape, toWireJournalEntry } from './journal.shape'
import { readSharedFight, tokenSchema } from './operations/read-fight'
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
  defineRoute({
    method: 'GET',
    operationId: 'getFightProof',
    cost: 'Query.sharedFight',
    path: '/Fair/:token',
    tag: 'journal',
    summary: 'Returns the numbers of a shared fight, from which anyone can compute it again.',
    description: 'The page `/fair` and the scripts `verify-fight.mjs` and `verify_fight.py` of the site check them.',
    access: 'public',
    ownedBy: { 'params.token': 'bearer' },
    problems: ['notFound'],
    input: { params: z.object({ token: tokenSchema }) },
    response: fightProofShape,
    run: async (context, { params }) => {
      const fight = await readSharedFight(context, params)
      if (!fight) throw notFound({ en: 'shared fight', de: 'Diesen geteilten Kampf' })
      return toWireProof(sealedProofOf(fight))
    },
  }),
]
