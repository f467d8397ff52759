import type { App } from '@sanguine/kernel'
import { findPaymentByProviderIds, type Payment, updateCapture } from '../payment-repository'
import { isGone } from '../payment-status'
import type { PaymentProvider } from '../provider/payment-provider'

/**
 * Refunds charges of a subscription that were made after an upgrade of it was ordered. An upgrade pays the difference
 * to the amount that was paid before the order and to nothing else, so the player would pay twice. The refund is stored
 * first, because a further upgrade may have been ordered for the difference to such a charge.
 */
export async function refundOvertaken(
  app: App,
  provider: PaymentProvider,
  { paymentId, captures }: Payment,
  above: readonly Payment[],
): Promise<void> {
  for (const capture of captures) {
    if (isGone(capture) || !above.some(({ createdAt }) => capture.paidAt > createdAt)) continue
    const { captureId } = capture
    await updateCapture(app, paymentId, captureId, { isOvertaken: true })
    await provider.refund(captureId)
    app.log.info({ payment: paymentId, capture: captureId }, 'A charge was refunded beside a higher subscription.')
  }
}

/**
 * Whether an upgrade was paid for the difference to a charge that did not stay. It was refunded before the upgrade was
 * paid, or because a third, higher subscription had overtaken it. The player would have the upgrade for the difference
 * alone.
 */
export async function isUpgradeUnderpaid(app: App, { creditedCharge, captures }: Payment): Promise<boolean> {
  const [first] = captures
  if (!creditedCharge || !first) return false
  const lower = await findPaymentByProviderIds(app, [creditedCharge])
  const credited = lower?.captures.find(({ captureId }) => captureId === creditedCharge)
  if (!credited) return false
  return credited.isOvertaken === true || (credited.takenBackAt !== null && credited.takenBackAt < first.paidAt)
}

/** Refunds the charge of an upgrade that was paid too little. */
export async function refundUnderpaid(app: App, provider: PaymentProvider, payment: Payment): Promise<void> {
  const [first] = payment.captures
  if (!first || isGone(first)) return
  await provider.refund(first.captureId)
  const { paymentId } = payment
  app.log.info({ payment: paymentId, capture: first.captureId }, 'An upgrade to a refunded charge was refunded.')
}
