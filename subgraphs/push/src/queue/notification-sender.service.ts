import { serveWhenDue } from '@sanguine/db'
import { defineService, type IntervalWorker, runInterval, stopWorkers } from '@sanguine/kernel'
import { removeEndedDevices } from '../devices/push-devices'
import { removeOldNotifications, requeueLateNotifications } from './notification-queue'
import { sendDueNotifications } from './notification-sender'
import { notificationsService } from './notifications.model'

const intervalMs = 2_000
const sweepMs = 3_600_000

/** Sends the notifications that are due, and deletes old rows and devices whose login has ended. */
export const pushWorkersService = defineService<readonly IntervalWorker[]>({
  name: 'push.workers',
  create: (app) => [
    runInterval(
      app,
      'push.sender',
      intervalMs,
      (isWanted) =>
        serveWhenDue(app, app.get(notificationsService), 'dueAt', () => sendDueNotifications(app, isWanted)),
      { startsNow: true },
    ),
    runInterval(app, 'push.lateNotifications', sweepMs, () => requeueLateNotifications(app), { startsNow: true }),
    runInterval(
      app,
      'push.sweeper',
      sweepMs,
      async () => {
        await removeOldNotifications(app)
        await removeEndedDevices(app)
      },
      { startsNow: true },
    ),
  ],
  stop: stopWorkers,
})
