import type { App, CollectionDescription } from '@sanguine/kernel'
import { fightLinksService } from './fight-links.model'
import { dropModelsService } from './statistics/drop-totals.model'

async function* readFightLinks(app: App, accountId: string) {
  const document = await app.get(fightLinksService).findById(accountId).lean()
  if (!document) return
  yield {
    links: document.links.map(({ token, entryId, sharedAt }) => ({
      path: `/fight/${token}`,
      journalEntry: entryId,
      sharedAt: new Date(sharedAt),
    })),
  }
}

async function eraseFightLinks(app: App, accountId: string): Promise<void> {
  await app.get(fightLinksService).deleteOne({ _id: accountId })
}

async function* readDropTally(app: App, accountId: string) {
  const tally = await app.get(dropModelsService).tallies.findById(accountId).lean()
  if (tally) yield { countedTo: tally.countedTo }
}

async function eraseDropTally(app: App, accountId: string): Promise<void> {
  await app.get(dropModelsService).tallies.deleteOne({ _id: accountId })
}

export const journalCollections: readonly CollectionDescription[] = [
  { name: 'fightLinks', read: readFightLinks, erase: eraseFightLinks },
  { name: 'dropTallies', read: readDropTally, erase: eraseDropTally },
  { name: 'dropTotals', isNotPersonal: 'The sum over all players.' },
]
