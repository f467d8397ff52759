import type { App } from '@sanguine/kernel'
import { findPayment, type Payment, updatePayment } from '../payment-repository'
import { paymentStepsService } from '../payment-steps.service'
import { type PaymentProvider, ProviderProblem } from '../provider/payment-provider'

/** Creates a payment's order or subscription at the provider, under the payment's id, so that a repeat creates no second one. */
export async function openAtProvider(app: App, provider: PaymentProvider, payment: Payment): Promise<Payment> {
  const { paymentId, purchased, firstCents, startsAt } = payment
  const { publicUrl } = app.settings
  const order = {
    paymentId,
    description: purchased.name,
    cents: firstCents,
    returnUrl: `${publicUrl}/shopcallback/${paymentId}`,
    cancelUrl: `${publicUrl}/premiumShop`,
  }
  const created =
    startsAt === null
      ? await provider.createOrder(order)
      : await provider.createSubscription({
          ...order,
          packageId: purchased.packageId,
          monthlyCents: purchased.cents,
          startsAt,
        })
  const pass = app.get(paymentStepsService)
  pass('createdAtProvider')
  await updatePayment(app, paymentId, { providerId: created.providerId, approveUrl: created.approveUrl })
  pass('opened')
  const opened = await findPayment(app, paymentId)
  if (!opened) throw new ProviderProblem(`Payment ${paymentId} is gone.`)
  return opened
}
