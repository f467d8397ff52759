import { join } from 'node:path'
import { createCollections } from '@sanguine/db'
import type { Domain } from '@sanguine/kernel'
import { webhookCollections } from './personal-data'
import { deliveriesService } from './store/deliveries.model'
import { webhooksService } from './store/webhooks.model'
import { deliveryQueue, sentDeliveries } from './webhook-metrics'
import { refusals } from './webhooks.refusals'
import { resolvers } from './webhooks.resolvers'

export { webhookMailSamples } from './delivery/webhook-mail'
export { webhookRouteService } from './delivery/webhook-route.service'
export { type EventData, eventDataService } from './events/event-data.service'
export type { EntryData } from './events/webhook-event'
export { webhookWorkersService } from './webhook-workers.service'

/** Addresses of players' programs that get events, and a queue from which each event is sent until it is accepted. */
export const webhooks: Domain = {
  name: 'webhooks',
  schemaPath: join(__dirname, 'webhooks.graphql'),
  collections: webhookCollections,
  metrics: [sentDeliveries],
  queues: [deliveryQueue],
  refusals,
  resolvers,
  async start(app) {
    await createCollections([app.get(webhooksService), app.get(deliveriesService)])
  },
}
