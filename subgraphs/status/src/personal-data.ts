import type { CollectionDescription } from '@sanguine/kernel'
import { removeOldRows } from './close-minutes'
import { removeOldIncidents } from './incidents/view-incidents'

export const statusCollections: readonly CollectionDescription[] = [
  { name: 'statusMinutes', removeOld: removeOldRows, isNotPersonal: 'Counts of calls and checks of a minute.' },
  { name: 'statusDays', removeOld: removeOldRows, isNotPersonal: 'Counts of minutes and outages of a day.' },
  {
    name: 'statusIncidents',
    removeOld: removeOldIncidents,
    isNotPersonal: 'Texts of the staff for everyone; the audit log has their authors.',
  },
  { name: 'probe', isNotPersonal: 'A time and a count, written to see whether the database takes writes.' },
  { name: 'incidentRevisions', isNotPersonal: 'The number of changes of incidents, and digests of their last keys.' },
]
