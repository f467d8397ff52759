import type { App, CollectionDescription } from '@sanguine/kernel'
import { removeEndedDevices } from './devices/push-devices'
import { pushDevicesService } from './devices/push-devices.model'
import { removeOldNotifications } from './queue/notification-queue'
import { notificationsService } from './queue/notifications.model'

/** Keys and the stop token are left out, because they are secrets; of the endpoint, the push service. */
async function* readDevices(app: App, accountId: string) {
  for await (const device of app.get(pushDevicesService).find({ accountId }).sort({ addedAt: 1 }).lean().cursor())
    yield {
      browser: device.browser,
      system: device.system,
      pushService: new URL(device.endpoint).host,
      language: device.language,
      addedAt: device.addedAt,
      lastSuccessAt: device.lastSuccessAt,
    }
}

async function* readNotifications(app: App, accountId: string) {
  for await (const { kind, createdAt } of app
    .get(notificationsService)
    .find({ accountId })
    .sort({ createdAt: 1 })
    .lean()
    .cursor())
    yield { kind, createdAt }
}

export const pushCollections: readonly CollectionDescription[] = [
  {
    name: 'pushDevices',
    read: readDevices,
    erase: async (app, accountId) => void (await app.get(pushDevicesService).deleteMany({ accountId })),
    removeOld: removeEndedDevices,
  },
  {
    name: 'notifications',
    read: readNotifications,
    erase: async (app, accountId) => void (await app.get(notificationsService).deleteMany({ accountId })),
    removeOld: removeOldNotifications,
  },
]
