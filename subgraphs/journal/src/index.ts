import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { resolvers } from './journal.resolvers'

export { type JournalInput, readJournal } from './operations/read-journal'
export { readJournalTotals } from './operations/read-journal-totals'

export const journal: Domain = {
  name: 'journal',
  schemaPath: join(__dirname, 'journal.graphql'),
  resolvers,
}
