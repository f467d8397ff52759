import type { App } from '@sanguine/kernel'
import { packagesService, readPackageName } from '../packages.service'
import { findPayment, type Payment, updatePayment } from '../payment-repository'
import { paymentStepsService } from '../payment-steps.service'
import { type PaymentProvider, ProviderProblem } from '../provider/payment-provider'

/** Creates a payment's order or subscription at the provider, under the payment's id, so that a repeat creates no second one. */
export async function createAtProvider(app: App, provider: PaymentProvider, payment: Payment): Promise<Payment> {
  const { paymentId, purchased, firstCents, startsAt, language } = payment
  const { publicUrl } = app.settings
  const order = {
    paymentId,
    description: await readPackageName(app.get(packagesService), purchased, language),
    cents: firstCents,
    returnUrl: `${publicUrl}/shopcallback/${paymentId}`,
    cancelUrl: `${publicUrl}/premiumShop?left=${paymentId}`,
  }
  const created =
    startsAt === null
      ? await provider.createOrder(order)
      : await provider.createSubscription({
          ...order,
          packageId: purchased.packageId,
          packageName: purchased.name,
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
