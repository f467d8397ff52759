import type { CollectionDescription } from '@sanguine/kernel'
import { removeOldRows } from './close-minutes'

export const statusCollections: readonly CollectionDescription[] = [
  { name: 'statusMinutes', removeOld: removeOldRows, isNotPersonal: 'Counts of calls and checks of a minute.' },
  { name: 'statusDays', removeOld: removeOldRows, isNotPersonal: 'Counts of minutes and outages of a day.' },
]
