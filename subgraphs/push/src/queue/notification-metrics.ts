import { defineCounter, type WorkQueue } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { ofKnownKind } from './notification-queue'
import { type NotificationRecord, notificationsService } from './notifications.model'

export const sentNotifications = defineCounter({
  name: 'sanguine_notifications_total',
  help: 'Notifications that were handed to a push service, by result: sent, gone (the device has ended), refused, later (it is tried again).',
  labels: ['result'],
  initial: [{ result: 'sent' }, { result: 'gone' }, { result: 'refused' }, { result: 'later' }],
})

/** The most notifications that are read for their age. */
const maxRead = 1_000

/** The notifications that are not sent yet, those that wait for another attempt included. */
export const notificationQueue: WorkQueue = {
  name: 'notifications',
  async read(app) {
    const notifications = app.get(notificationsService)
    const isQueued = { ...ofKnownKind(), dueAt: trusted({ $gt: new Date(0) }) }
    const [count, first] = await Promise.all([
      notifications.countDocuments(isQueued),
      notifications
        .find(isQueued, { createdAt: 1 })
        .sort({ dueAt: 1 })
        .limit(maxRead)
        .lean<Pick<NotificationRecord, 'createdAt'>[]>(),
    ])
    const times = first.map(({ createdAt }) => createdAt.getTime())
    return { count, since: times.length === 0 ? null : Math.min(...times) }
  },
}
