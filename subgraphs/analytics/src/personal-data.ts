import type { App, CollectionDescription } from '@sanguine/kernel'
import { activityService } from './activity'
import { removeOldDays } from './close-days'

async function* readActivity(app: App, accountId: string) {
  const days = await app.get(activityService).daysOf(accountId)
  if (days.length > 0) yield { days }
}

export const analyticsCollections: readonly CollectionDescription[] = [
  { name: 'analyticsActivity', read: readActivity, removeOld: removeOldDays },
  { name: 'analyticsDays', removeOld: removeOldDays, isNotPersonal: 'Sums over all accounts.' },
  {
    name: 'analyticsPurchases',
    removeOld: removeOldDays,
    isNotPersonal: 'Package, amount and price of a charge under the number of the charge, without an account.',
  },
  { name: 'analyticsRecording', isNotPersonal: 'Since when there are figures.' },
]
