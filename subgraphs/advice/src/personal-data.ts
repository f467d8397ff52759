import type { App, CollectionDescription } from '@sanguine/kernel'
import { huntCountsService } from './grimoire/counts/hunt-counts.model'

async function* readTally(app: App, accountId: string) {
  const tally = await app.get(huntCountsService).tallies.findById(accountId).lean()
  if (tally) yield { counts: tally.counts }
}

/** A tally stays after a deletion, under the id only, because the totals of all players are the sum of the tallies. */
export const adviceCollections: readonly CollectionDescription[] = [
  { name: 'huntTallies', read: readTally },
  { name: 'huntTotals', isNotPersonal: 'The sum over all players.' },
]
