import { serveWhenDue } from '@sanguine/db'
import { type App, defineService, type IntervalWorker, runInterval, stopWorkers } from '@sanguine/kernel'
import { removeEndedDevices } from '../devices/push-devices'
import { ofKnownKind, removeOldNotifications, requeueLateNotifications } from './notification-queue'
import { sendDueNotifications } from './notification-sender'
import { notificationsService } from './notifications.model'

const intervalMs = 2_000
const sweepMs = 3_600_000

/** Sends what is due of the kinds that this version knows, and rests until then. */
export const sendWhenDue = (app: App, isWanted: () => boolean): Promise<unknown> =>
  serveWhenDue(app, app.get(notificationsService), 'dueAt', () => sendDueNotifications(app, isWanted), ofKnownKind())

/** Sends the notifications that are due, and deletes old rows and devices whose login has ended. */
export const pushWorkersService = defineService<readonly IntervalWorker[]>({
  name: 'push.workers',
  create: (app) => [
    runInterval(app, 'push.sender', intervalMs, (isWanted) => sendWhenDue(app, isWanted), { startsNow: true }),
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
