import type { App, CollectionDescription } from '@sanguine/kernel'
import { removeOldDeliveries } from './delivery/delivery-queue'
import { isForStaff } from './events/webhook-event'
import { deliveriesService } from './store/deliveries.model'
import { webhooksService } from './store/webhooks.model'

/** The key of the signatures is left out, because it is a secret. */
async function* readWebhooks(app: App, accountId: string) {
  for await (const row of app.get(webhooksService).find({ accountId }).sort({ createdAt: 1 }).lean().cursor())
    yield {
      url: row.url,
      events: row.events,
      language: row.language,
      createdAt: row.createdAt,
      disabledAt: row.disabledAt,
      lastSuccessAt: row.lastSuccessAt,
      failingSince: row.failingSince,
    }
}

/** Events for the staff have no body here, because they are about other persons. */
async function* readDeliveries(app: App, accountId: string) {
  for await (const row of app.get(deliveriesService).find({ accountId }).sort({ createdAt: 1 }).lean().cursor())
    yield {
      ...{
        event: row.event,
        payload: isForStaff(row.event) ? null : row.payload,
        status: row.status,
        createdAt: row.createdAt,
      },
      attempts: row.attempts,
      lastAttemptAt: row.lastAttemptAt,
      lastStatus: row.lastStatus,
      lastProblem: row.lastProblem,
    }
}

export const webhookCollections: readonly CollectionDescription[] = [
  {
    name: 'webhooks',
    read: readWebhooks,
    erase: async (app, accountId) => void (await app.get(webhooksService).deleteMany({ accountId })),
  },
  {
    name: 'webhookDeliveries',
    read: readDeliveries,
    erase: async (app, accountId) => void (await app.get(deliveriesService).deleteMany({ accountId })),
    removeOld: removeOldDeliveries,
  },
]
