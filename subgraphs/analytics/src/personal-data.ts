import type { App, CollectionDescription } from '@sanguine/kernel'
import { activityService } from './activity'

async function* readActivity(app: App, accountId: string) {
  const days = await app.get(activityService).daysOf(accountId)
  if (days.length > 0) yield { days }
}

export const analyticsCollections: readonly CollectionDescription[] = [
  { name: 'analyticsActivity', read: readActivity },
  { name: 'analyticsDays', isNotPersonal: 'Sums over all accounts.' },
  {
    name: 'analyticsPurchases',
    isNotPersonal: 'Package, amount and price of a charge under the number of the charge, without an account.',
  },
  { name: 'analyticsRecording', isNotPersonal: 'Since when there are figures.' },
]
