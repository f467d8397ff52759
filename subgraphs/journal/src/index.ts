import { join } from 'node:path'
import { createCollections } from '@sanguine/db'
import type { Domain } from '@sanguine/kernel'
import { previewFight } from './fight-card'
import { fightLinksService } from './fight-links.model'
import { examples } from './journal.examples'
import { nodeIds, nodes } from './journal.nodes'
import { refusals } from './journal.refusals'
import { resolvers } from './journal.resolvers'
import { journalRoutes } from './journal.rest'
import { journalCollections } from './personal-data'
import { dropCounterService } from './statistics/drop-counter'
import { dropModelsService } from './statistics/drop-totals.model'

export { isKnownEntryType } from './entry-types'
export { followPlayer, type PlayerNews } from './follow-player'
export type { journalEntryShape } from './journal.shape'
export { type JournalInput, readJournal } from './operations/read-journal'
export { readJournalTotals } from './operations/read-journal-totals'
export { readJournalRows } from './rows/read-journal-rows'

export const journal: Domain = {
  name: 'journal',
  schemaPath: join(__dirname, 'journal.graphql'),
  collections: journalCollections,
  refusals,
  resolvers,
  examples,
  routes: journalRoutes,
  previewedPages: (['/fair/', '/fight/'] as const).map((folder) => ({
    folder,
    imageFolder: '/api/fair/' as const,
    preview: previewFight,
  })),
  nodes,
  nodeIds,
  start: async (app) => {
    const { tallies, totals } = app.get(dropModelsService)
    await createCollections([app.get(fightLinksService), tallies, totals])
    app.get(dropCounterService)
  },
}
