import type { App } from '@sanguine/kernel'
import { deliverySenderService } from '../delivery/send-deliveries'
import { queueEvents } from '../events/queue-events'

export { queueEvents }

/** Queues the events of a gateway at once and begins to send them, as its workers do every two seconds. */
export async function startDelivering(app: App): Promise<void> {
  await queueEvents(app)
  await app.get(deliverySenderService).start(() => true)
}

/** Like `startDelivering`, but returns when all attempts have ended. */
export async function deliverEvents(app: App): Promise<void> {
  await startDelivering(app)
  await app.get(deliverySenderService).untilIdle()
}
