import { join } from 'node:path'
import { createCollections } from '@sanguine/db'
import type { Domain } from '@sanguine/kernel'
import { pushDevicesService } from './devices/push-devices.model'
import { pushCollections } from './personal-data'
import { refusals } from './push.refusals'
import { resolvers } from './push.resolvers'
import { notificationQueue, sentNotifications } from './queue/notification-metrics'
import { pushWorkersService } from './queue/notification-sender.service'
import { notificationsService } from './queue/notifications.model'

export { findStoppingAccount } from './devices/push-devices'
export { dropNotifications, queueNotifications } from './queue/notification-queue'
export { sendDueNotifications } from './queue/notification-sender'
export { isPublicHttpsAddress, PrivateAddressError } from './transport/public-lookup'
export { type PublicRoute, postPublicly, publicRoute, retryAfterMs } from './transport/public-post'
export { pushTransportService } from './transport/push-transport.service'

/** Notifications on the devices of players: devices, and a queue from which each notification is sent once. */
export const push: Domain = {
  name: 'push',
  schemaPath: join(__dirname, 'push.graphql'),
  collections: pushCollections,
  metrics: [sentNotifications],
  queues: [notificationQueue],
  refusals,
  resolvers,
  async start(app) {
    await createCollections([app.get(pushDevicesService), app.get(notificationsService)])
    app.get(pushWorkersService)
  },
}
