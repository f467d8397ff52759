import { type Context, err, idSchema, ok, parse, requirePermission, unavailable } from '@sanguine/kernel'
import { z } from 'zod'
import type { PaymentResult } from '../payment-refusal'
import { findPayment, type Payment } from '../payment-repository'
import { isGone } from '../payment-status'
import { ProviderProblem } from '../provider/payment-provider'
import { providerService } from '../provider/provider.service'
import { settlePayment } from '../settle/settle-payment'
import { auditPayment } from './audit-payment'

const inputSchema = z.object({
  paymentId: idSchema,
  chargeId: z.string('must be text').min(1, 'must not be empty').max(100, 'must not be longer than 100 characters'),
  reason: z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(500, 'must not be longer than 500 characters'),
})

/**
 * Refunds a charge in full, takes back the items that it gave and ends its subscription. It is written to the audit log
 * before the provider is called. For admins. Throws `invalidInput`, and `unavailable` if the provider cannot be
 * reached.
 */
export async function refundPayment(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PaymentResult<Payment>> {
  requirePermission(context, 'refundPayments')
  const { paymentId, chargeId, reason } = parse(inputSchema, input)
  const { app } = context
  const payment = await findPayment(app, paymentId)
  const capture = payment?.captures.find(({ captureId }) => captureId === chargeId)
  if (!payment || !capture) return err('unknownPayment')
  const provider = app.get(providerService)
  if (isGone(capture) || provider?.name !== payment.provider) return err('notRefundable')
  const charge = `charge ${chargeId}`
  await auditPayment(context, payment, { [charge]: capture.cents }, { [charge]: 0 }, reason)
  try {
    await provider.refund(chargeId)
    return ok((await settlePayment(app, paymentId)) ?? payment)
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    app.log.error({ err: error, payment: paymentId }, 'A charge could not be refunded.')
    throw unavailable({
      en: 'The payment provider did not refund the charge. Please look at it there.',
      de: 'Der Zahlungsdienst hat die Zahlung nicht erstattet. Bitte sieh dort nach.',
    })
  }
}
