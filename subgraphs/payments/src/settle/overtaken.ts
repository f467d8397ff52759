import type { App } from '@sanguine/kernel'
import { findPaymentByProviderIds, type Payment, updateCapture } from '../payment-repository'
import { isGone } from '../payment-status'
import type { Capture } from '../payments.model'
import type { PaymentProvider } from '../provider/payment-provider'

/**
 * Marks charges of a subscription that were made after an upgrade of it was ordered. An upgrade pays the difference to
 * the amount that was paid before the order and to nothing else, so the player would pay twice. The mark is stored
 * before the refund, because a further upgrade may have been ordered for the difference to such a charge.
 */
export async function markOvertaken(
  app: App,
  { paymentId, captures }: Payment,
  above: readonly Payment[],
): Promise<void> {
  for (const capture of captures)
    if (!isGone(capture) && above.some((upgrade) => isOvertakenBy(capture, upgrade)))
      await updateCapture(app, paymentId, capture.captureId, { isOvertaken: true })
}

/** PayPal's clock and ours differ, so the charge that an upgrade credits counts as earlier by its id. */
const isOvertakenBy = ({ captureId, paidAt }: Capture, { createdAt, creditedCharge }: Payment): boolean =>
  captureId !== creditedCharge && paidAt > createdAt

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

/**
 * Refunds the charges that another subscription has overtaken, and the charge of an upgrade that was paid too little.
 * The provider may have refused that before. Whether there were any.
 */
export async function refundDoublyPaid(app: App, provider: PaymentProvider, payment: Payment): Promise<boolean> {
  const [first] = payment.captures
  const underpaid = (await isUpgradeUnderpaid(app, payment)) ? first : null
  const refunded = payment.captures.filter((each) => !isGone(each) && (each.isOvertaken || each === underpaid))
  for (const { captureId, isOvertaken = false } of refunded) {
    await provider.refund(captureId)
    const about = { payment: payment.paymentId, capture: captureId, isOvertaken }
    app.log.info(about, 'A charge was refunded beside another subscription.')
  }
  return refunded.length > 0
}
