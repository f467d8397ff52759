import { defineService, type IntervalWorker, runInterval, stopWorkers } from '@sanguine/kernel'
import { removeOldDeliveries, requeueLateDeliveries } from './delivery/delivery-queue'
import { deliverySenderService } from './delivery/send-deliveries'
import { queueEvents } from './events/queue-events'

const intervalMs = 2_000
const sweepMs = 3_600_000

/** Queues events, sends what is due, and deletes old rows. The gateway starts it once it has provided the data of events. */
export const webhookWorkersService = defineService<readonly IntervalWorker[]>({
  name: 'webhooks.workers',
  create: (app) => [
    runInterval(app, 'webhooks.events', intervalMs, (isWanted) => queueEvents(app, isWanted)),
    runInterval(app, 'webhooks.sender', intervalMs, (isWanted) => app.get(deliverySenderService).start(isWanted)),
    runInterval(app, 'webhooks.lateDeliveries', sweepMs, () => requeueLateDeliveries(app), { startsNow: true }),
    runInterval(app, 'webhooks.sweeper', sweepMs, () => removeOldDeliveries(app), { startsNow: true }),
  ],
  stop: stopWorkers,
})
