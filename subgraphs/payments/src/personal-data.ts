import type { App, CollectionDescription } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { isOfAccount, lookAtSubscriptionsOf } from './payment-repository'
import { type PaymentDocument, paymentModelsService } from './payments.model'
import { sandboxPurchasesService } from './provider/sandbox-purchases.model'

/** The payments that the account made or received; for a gift it received, without the buyer and the price. */
async function* readPayments(app: App, accountId: string) {
  const payments = app
    .get(paymentModelsService)
    .payments.find(isOfAccount(accountId))
    .sort({ _id: 1 })
    .lean<PaymentDocument[]>()
  for await (const { _id, buyerId, recipientId, ...payment } of payments.cursor()) {
    const { purchased, createdAt, kind } = payment
    if (buyerId !== accountId) {
      const { packageId, name, items } = purchased
      yield { paymentId: _id, isGiftToAccount: true, createdAt: new Date(createdAt), kind, packageId, name, items }
      continue
    }
    yield {
      paymentId: _id,
      createdAt: new Date(createdAt),
      kind,
      provider: payment.provider,
      providerId: payment.providerId,
      status: payment.status,
      isForAnotherPlayer: recipientId !== accountId,
      language: payment.language,
      purchased,
      firstCents: payment.firstCents,
      startsAt: timeOf(payment.startsAt),
      renewsAt: timeOf(payment.renewsAt),
      captures: payment.captures.map((capture) => ({
        captureId: capture.captureId,
        cents: capture.cents,
        refundedCents: capture.refundedCents,
        status: capture.status,
        paidAt: timeOf(capture.paidAt),
        paidUntil: timeOf(capture.paidUntil),
        grantedAt: timeOf(capture.grantedAt),
        takenBackAt: timeOf(capture.takenBackAt),
      })),
    }
  }
}

const timeOf = (at: number | null | undefined): Date | null => (at == null ? null : new Date(at))

/** The side of the built-in provider of play money. */
async function* readSandboxPurchases(app: App, accountId: string) {
  const payments = app.get(paymentModelsService).payments.find({ buyerId: accountId, provider: 'sandbox' }, { _id: 1 })
  for await (const { _id } of payments.lean().cursor()) {
    const found = await app.get(sandboxPurchasesService).find({ paymentId: _id.toHexString() }).lean()
    for (const { paymentId, kind, description, cents, status, charges } of found)
      yield {
        paymentId,
        kind,
        description,
        cents,
        status,
        charges: charges.map((charge) => ({
          cents: charge.cents,
          at: timeOf(charge.at),
          isRefunded: charge.isRefunded,
        })),
      }
  }
}

/**
 * Payments stay for the bookkeeping, under ids only: the name of a recipient is removed with either of the two
 * accounts. The worker checks running subscriptions at once, and ends them at the provider because the account is gone.
 */
async function erasePayments(app: App, accountId: string): Promise<void> {
  const { payments } = app.get(paymentModelsService)
  await payments.updateMany(
    { $and: [isOfAccount(accountId), { additionalInfo: trusted({ $ne: '' }) }] },
    { $set: { additionalInfo: '' } },
  )
  await lookAtSubscriptionsOf(app, accountId)
}

export const paymentCollections: readonly CollectionDescription[] = [
  { name: 'payments', read: readPayments, erase: erasePayments },
  { name: 'sandboxPurchases', read: readSandboxPurchases },
  {
    name: 'webhookEvents',
    isNotPersonal: 'Type and times of an event, and the numbers of a charge and a payment, without an account.',
  },
]
