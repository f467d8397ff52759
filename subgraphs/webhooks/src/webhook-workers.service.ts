import { serveWhenDue } from '@sanguine/db'
import { defineService, type IntervalWorker, runInterval, stopWorkers, untilDue } from '@sanguine/kernel'
import { removeOldDeliveries, requeueLateDeliveries } from './delivery/delivery-queue'
import { deliverySenderService } from './delivery/send-deliveries'
import { queueEvents } from './events/queue-events'
import { deliveriesService } from './store/deliveries.model'

const intervalMs = 2_000
const sweepMs = 3_600_000

/** Queues events, sends what is due, and deletes old rows. The gateway starts it once it has provided the data of events. */
export const webhookWorkersService = defineService<readonly IntervalWorker[]>({
  name: 'webhooks.workers',
  create: (app) => [
    runInterval(app, 'webhooks.events', intervalMs, async (isWanted) => untilDue(await queueEvents(app, isWanted))),
    runInterval(app, 'webhooks.sender', intervalMs, (isWanted) =>
      serveWhenDue(app, app.get(deliveriesService), 'dueAt', () => app.get(deliverySenderService).start(isWanted)),
    ),
    runInterval(app, 'webhooks.lateDeliveries', sweepMs, () => requeueLateDeliveries(app), { startsNow: true }),
    runInterval(app, 'webhooks.sweeper', sweepMs, () => removeOldDeliveries(app), { startsNow: true }),
  ],
  stop: stopWorkers,
})
