import { findAccount } from '@sanguine/accounts'
import { releaseService } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { readStates } from '@sanguine/players'
import { type PurchaseObstacle, purchaseObstacle } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { findPayment, type Payment } from '../payment-repository'
import { isGone, isRunning } from '../payment-status'
import { type PaymentDocument, paymentModelsService } from '../payments.model'
import type { PaymentProvider, ProviderSubscription } from '../provider/payment-provider'

/** The reason why an order would give its recipient nothing now, by the content in the database; null for none. */
export async function findObstacle(
  app: App,
  { paymentId, recipientId, purchased }: Payment,
): Promise<PurchaseObstacle | null> {
  const release = await app.get(releaseService).refresh()
  const state = (await readStates(app, [recipientId])).get(recipientId) ?? null
  const obstacle = purchaseObstacle(state, purchased.items, release)
  if (obstacle === null) return null
  // another gateway has charged it meanwhile, and may have given what the player owns
  const isCharged = ((await findPayment(app, paymentId))?.captures ?? []).length > 0
  return isCharged ? null : obstacle
}

/**
 * Refunds charges that can be given to nobody: the account was deleted while it was charged, or the charge pays for
 * nothing. Whether there were any.
 */
export async function refundUngiven(app: App, provider: PaymentProvider, payment: Payment): Promise<boolean> {
  const ungiven = payment.captures.filter((capture) => capture.grantedAt === null && !isGone(capture))
  if (ungiven.length === 0) return false
  const isDeleted = (await findAccount(app, payment.recipientId)) === null
  const state = (await readStates(app, [payment.recipientId])).get(payment.recipientId) ?? null
  const purchases = state?.purchases ?? {}
  // the player's state has decided that these give nothing
  const refunded = ungiven.filter(({ captureId }) => isDeleted || purchases[captureId]?.missing !== undefined)
  if (refunded.length > 0 && isDeleted) await storeObstacle(app, payment, 'recipientDeleted')
  else if (refunded.length > 0 && payment.kind === 'order')
    await storeObstacle(
      app,
      payment,
      purchaseObstacle(state, payment.purchased.items, app.get(releaseService).current()),
    )
  for (const { captureId } of refunded) {
    await provider.refund(captureId)
    app.log.warn(
      { payment: payment.paymentId, capture: captureId, isDeleted },
      'A charge that gave nothing was refunded.',
    )
  }
  return refunded.length > 0
}

/** Stores the reason for the refund before it is made, for the mail about it. The first reason stays. */
async function storeObstacle(
  app: App,
  { paymentId }: Payment,
  obstacle: PaymentDocument['obstacle'] | null,
): Promise<void> {
  if (!obstacle) return
  const { payments } = app.get(paymentModelsService)
  await payments.updateOne({ _id: paymentId, obstacle: trusted({ $exists: false }) }, { $set: { obstacle } })
}

/**
 * Refunds and ends a subscription that was approved after an item of it was deleted. The provider charges it with the
 * approval, so this cannot be prevented. One that has given anything stays. It is ended first, because the provider may
 * refuse the refund for days. Whether anything was left to do.
 */
export async function endWithdrawn(
  app: App,
  provider: PaymentProvider,
  payment: Payment,
  { providerId, status, captures }: ProviderSubscription,
): Promise<boolean> {
  const isNew = !isRunning(payment) && payment.captures.every(({ grantedAt }) => grantedAt === null)
  if (!isNew || status === 'approvalPending' || payment.purchased.items.length === 0) return false
  const { items } = await app.get(releaseService).refresh()
  if (payment.purchased.items.every(({ itemId }) => items.has(itemId))) return false
  const kept = captures.filter((each) => each.status === 'completed' || each.status === 'partiallyRefunded')
  const isRunningThere = status === 'active' || status === 'suspended'
  if (kept.length === 0 && !isRunningThere) return false
  await storeObstacle(app, payment, 'withdrawn')
  if (isRunningThere) await provider.cancelSubscription(providerId)
  for (const { captureId } of kept) await provider.refund(captureId)
  app.log.warn({ payment: payment.paymentId }, 'A subscription with a deleted item was refunded.')
  return true
}
