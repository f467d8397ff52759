import { defineCounter, type WorkQueue } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type DeliveryRecord, deliveriesService } from './store/deliveries.model'

export const sentDeliveries = defineCounter({
  name: 'sanguine_webhook_deliveries_total',
  help: 'Attempts to send an event to a webhook, by result: delivered, refused (no response or one without success).',
  labels: ['result'],
  initial: [{ result: 'delivered' }, { result: 'refused' }],
})

/** The deliveries that are due: those that wait because their receiver fails are not counted. */
export const deliveryQueue: WorkQueue = {
  name: 'webhooks',
  async read(app) {
    const deliveries = app.get(deliveriesService)
    const isDue = { dueAt: trusted({ $gt: new Date(0), $lte: new Date(app.clock.now()) }) }
    const [count, first] = await Promise.all([
      deliveries.countDocuments(isDue),
      deliveries.findOne(isDue, { dueAt: 1 }).sort({ dueAt: 1 }).lean<Pick<DeliveryRecord, 'dueAt'>>(),
    ])
    return { count, since: first?.dueAt?.getTime() ?? null }
  },
}
