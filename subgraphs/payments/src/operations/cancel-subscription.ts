import { canChangeAccount, findAccount } from '@sanguine/accounts'
import {
  type App,
  type Context,
  err,
  hasPermission,
  idSchema,
  logRefusedPermission,
  ok,
  parse,
  requireViewer,
  type Viewer,
} from '@sanguine/kernel'
import { z } from 'zod'
import type { PaymentResult } from '../payment-refusal'
import { findPayment, type Payment } from '../payment-repository'
import { isRunning, open } from '../payment-status'
import { paymentStepsService } from '../payment-steps.service'
import { type PaymentProvider, ProviderProblem, providerUnavailable } from '../provider/payment-provider'
import { providerService } from '../provider/provider.service'
import { settlePayment } from '../settle/settle-payment'
import { auditPayment } from './audit-payment'

const inputSchema = z.object({ paymentId: idSchema })

/** Whether the viewer may cancel the payment: staff who manage users may for others, for others of the staff admins alone. */
export async function mayCancel({ app, viewer }: Context, payment: Payment): Promise<boolean> {
  if (viewer?.accountId === payment.buyerId) return true
  if (!viewer || !hasPermission(viewer.role, 'manageUsers')) return false
  const buyer = await findAccount(app, payment.buyerId)
  return !buyer || canChangeAccount(viewer, buyer)
}

/**
 * Refuses callers who may not cancel the payment. Without the permission to manage users, a caller learns nothing about
 * payments of others.
 */
async function checkMayCancel(
  context: Context,
  viewer: Viewer,
  payment: Payment | null,
): Promise<PaymentResult<Payment>> {
  if (payment && (await mayCancel(context, payment))) return ok(payment)
  if (!payment || !hasPermission(viewer.role, 'manageUsers')) return err('unknownPayment', {}, 'paymentId')
  logRefusedPermission(context)
  return err('adminRequired', {}, 'paymentId')
}

/** Settles a subscription before it is cancelled, because it may have been approved after the last check. */
async function seeApproval(app: App, payment: Payment, provider: PaymentProvider | null): Promise<Payment> {
  const isUnseen = payment.kind === 'subscription' && open.includes(payment.status) && payment.providerId !== null
  if (!isUnseen || provider?.name !== payment.provider) return payment
  try {
    return (await settlePayment(app, payment.paymentId)) ?? payment
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    app.log.error(
      { err: error, payment: payment.paymentId },
      'A subscription could not be looked at before it is cancelled.',
    )
    throw providerUnavailable()
  }
}

/**
 * Ends the charges of a subscription, which stays active until the end of its paid period. A repeat changes nothing.
 * For the buyer and for staff who manage users. Only admins may cancel that of another account of the staff; such a
 * call is written to the audit log before the provider is called. Throws `invalidInput`, and `unavailable` if the
 * provider cannot be reached.
 */
export async function cancelSubscription(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<PaymentResult<Payment>> {
  const viewer = requireViewer(context)
  const { paymentId } = parse(inputSchema, input)
  const { app } = context
  const found = await checkMayCancel(context, viewer, await findPayment(app, paymentId))
  if (!found.ok) return found
  const provider = app.get(providerService)
  const payment = await seeApproval(app, found.value, provider)
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
    throw providerUnavailable()
  }
}
