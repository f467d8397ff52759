import { serveWhenDue } from '@sanguine/db'
import { type App, defineService, type IntervalWorker, runInterval, stopWorkers } from '@sanguine/kernel'
import { claimDuePayment, requeueLatePayments, updatePayment } from './payment-repository'
import { paymentModelsService } from './payments.model'
import { maxCheckMs } from './settle/next-check'
import { settlePayment } from './settle/settle-payment'

const batchSize = 100
const maxRetryMs = 60 * 60_000

/** The delay of the next check of a payment after the nth failure in a row. */
const retryMs = (failures: number): number => Math.min(maxRetryMs, 60_000 * 2 ** Math.min(failures, 10))

/**
 * Checks the payments that are due. These are left over from a crash or a lost webhook, have an expired approval, or a
 * charge of the month. One gateway takes each at a time. One that fails is logged and taken again later.
 */
export async function settleDuePayments(app: App): Promise<void> {
  const now = app.clock.now()
  for (let count = 0; count < batchSize; count += 1) {
    const payment = await claimDuePayment(app, now, now + retryMs(0))
    if (!payment) return
    try {
      await settlePayment(app, payment.paymentId)
    } catch (error) {
      app.log.error({ err: error, payment: payment.paymentId }, 'A payment could not be settled yet.')
      await updatePayment(app, payment.paymentId, { checkAt: now + retryMs(payment.failures) })
    }
  }
}

const intervalMs = 10_000

/** The longest wait of a payment. It has an hour more, since the clocks of gateways differ a little. */
const maxAheadMs = maxCheckMs + maxRetryMs

export const paymentWorkersService = defineService<readonly IntervalWorker[]>({
  name: 'payments.workers',
  create: (app) => [
    runInterval(
      app,
      'payments.settle',
      intervalMs,
      () => serveWhenDue(app, app.get(paymentModelsService).payments, 'checkAt', () => settleDuePayments(app)),
      { startsNow: true },
    ),
    runInterval(app, 'payments.late', maxRetryMs, () => requeueLatePayments(app, maxAheadMs), { startsNow: true }),
  ],
  stop: stopWorkers,
})
