import { releaseFor } from '@sanguine/catalogue'
import { notFound, type Problem } from '@sanguine/kernel'
import { defineRoute, integerInput } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { readFightCard } from './fight-card'
import { sealedProofOf } from './fight-proof'
import { fightProofShape, toWireProof } from './fight-proof.shape'
import { journalEntryShape, toWireJournalEntry } from './journal.shape'
import { readSharedFight, tokenSchema } from './operations/read-fight'
import { journalCursorSchema, readJournal } from './operations/read-journal'

const unknownFight = (): Problem => notFound({ en: 'shared fight', de: 'Diesen geteilten Kampf' })

export const journalRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'listJournalEntries',
    cost: 'Query.journal',
    path: '/Journal',
    tag: 'journal',
    summary: 'Lists the journal of the player, latest entry first.',
    access: 'player',
    scope: 'read',
    input: {
      query: z.object({
        first: integerInput({ min: 1, max: 100 }).optional().describe('The number of entries; 50 if left out.'),
        after: journalCursorSchema.optional().describe('The id of the last entry on the previous page.'),
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
    scope: 'read',
    ownedBy: { 'params.token': 'bearer' },
    problems: ['notFound'],
    input: { params: z.object({ token: tokenSchema }) },
    response: fightProofShape,
    run: async (context, { params }) => {
      const fight = await readSharedFight(context, params)
      if (!fight) throw unknownFight()
      return toWireProof(sealedProofOf(fight))
    },
  }),
  defineRoute({
    method: 'GET',
    operationId: 'getFightCard',
    // half a second of a processor for a new card; the latest are in memory
    cost: 250_000,
    path: '/Fair/:token/card',
    tag: 'journal',
    summary: 'Returns a picture of a shared fight for previews of its link: PNG, 1200 × 630.',
    access: 'open',
    scope: 'anyone',
    ownedBy: { 'params.token': 'bearer' },
    problems: ['notFound'],
    input: {
      params: z.object({ token: tokenSchema }),
      query: z.object({
        language: z
          .string()
          .regex(/^(en|de)$/, 'must be en or de')
          .optional()
          .describe('`en` or `de`; English if left out.'),
      }),
    },
    response: 'bytes',
    run: async (context, { params, query }) => {
      const language = query.language === 'de' ? 'de' : 'en'
      const card = await readFightCard({ ...context, language }, params.token)
      if (!card) throw unknownFight()
      return { ...card, contentType: 'image/png', filename: 'fight.png', cacheControl: 'public, max-age=300' }
    },
  }),
]
