import { type Context, err, hasPermission, idSchema, ok, parse, requireViewer, unavailable } from '@sanguine/kernel'
import { z } from 'zod'
import type { PaymentResult } from '../payment-refusal'
import { findPayment, type Payment } from '../payment-repository'
import { isRunning } from '../payment-status'
import { paymentStepsService } from '../payment-steps.service'
import { ProviderProblem } from '../provider/payment-provider'
import { providerService } from '../provider/provider.service'
import { settlePayment } from '../settle/settle-payment'
import { auditPayment } from './audit-payment'

const inputSchema = z.object({ paymentId: idSchema })

/**
 * Ends the charges of a subscription; it stays active until the end of what is paid. A repeat changes nothing. For the buyer
 * and for staff who manage users: that they do is written to the audit log before the provider is called. Throws `invalidInput`, and `unavailable` where the provider cannot be reached.
 */
export async function cancelSubscription(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PaymentResult<Payment>> {
  const viewer = requireViewer(context)
  const { paymentId } = parse(inputSchema, input)
  const { app } = context
  const payment = await findPayment(app, paymentId)
  const isAllowed = payment?.buyerId === viewer.accountId || hasPermission(viewer.role, 'manageUsers')
  if (!payment || !isAllowed) return err('unknownPayment', {}, 'paymentId')
  const provider = app.get(providerService)
  const canCall = provider?.name === payment.provider && payment.providerId !== null
  if (!isRunning(payment) || !canCall) return err('notCancellable', {}, 'paymentId')
  if (payment.buyerId !== viewer.accountId)
    await auditPayment(
      context,
      payment,
      { [`subscription ${paymentId}`]: payment.status },
      { [`subscription ${paymentId}`]: 'cancelled' },
    )
  try {
    await provider.cancelSubscription(payment.providerId)
    app.get(paymentStepsService)('cancelledAtProvider')
    return ok((await settlePayment(app, paymentId)) ?? payment)
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    app.log.error({ err: error, payment: paymentId }, 'A subscription could not be cancelled.')
    throw unavailable('The payment provider cannot be reached. Please try again in a few minutes.')
  }
}
