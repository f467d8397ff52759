import { defineService, RevisionWatch } from '@sanguine/kernel'
import { readLastNumber } from './read-staff-events'

export const logKey = 'log'

/** Wakes those who follow the events for the staff: at once where an event gets its number, else within half a second. */
export const staffEventWatchService = defineService<RevisionWatch>({
  name: 'audit.staffEventWatch',
  create: (app) =>
    new RevisionWatch(app, 'audit.staffEvents', async () => new Map([[logKey, await readLastNumber(app)]])),
  stop: (watch) => watch.stop(),
})
