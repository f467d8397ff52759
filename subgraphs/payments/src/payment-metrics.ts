import { defineCounter, defineMeasurementCounter, type StatusSource, type WorkQueue } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type PaymentDocument, paymentModelsService } from './payments.model'

export const settlements = defineCounter({
  name: 'sanguine_payment_settlements_total',
  help: 'Comparisons of a payment with its record at the provider by result: settled, failed (it is tried again).',
  labels: ['result'],
  initial: [{ result: 'settled' }, { result: 'failed' }],
})

/** Calls of the payment provider. */
export const providerCalls = defineMeasurementCounter('calls of the payment provider')

export const paymentStatus: StatusSource = {
  component: 'payments',
  measure: async (app) => app.get(providerCalls).take(),
}

/** The payments whose check by the worker is due. */
export const paymentQueue: WorkQueue = {
  name: 'payments',
  async read(app) {
    const { payments } = app.get(paymentModelsService)
    const isDue = { checkAt: trusted({ $gt: 0, $lte: app.clock.now() }) }
    const [count, oldest] = await Promise.all([
      payments.countDocuments(isDue),
      payments.findOne(isDue, { checkAt: 1 }).sort({ checkAt: 1 }).lean<Pick<PaymentDocument, 'checkAt'>>(),
    ])
    return { count, since: oldest?.checkAt ?? null }
  },
}
