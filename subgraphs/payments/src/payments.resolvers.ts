import { readNames } from '@sanguine/accounts'
import { itemAmounts, releaseFor, subscriptionLevelOf } from '@sanguine/catalogue'
import { type Context, toConnection, toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { buyPackage } from './operations/buy-package'
import { cancelSubscription } from './operations/cancel-subscription'
import { checkPayment } from './operations/check-payment'
import { listPayments, type PaymentPageInput } from './operations/list-payments'
import { readPackageOffer } from './operations/read-package-offer'
import { subscriptionOf } from './operations/read-subscription'
import { refundPayment } from './operations/refund-payment'
import { packagesService } from './packages.service'
import type { PaymentResult } from './payment-refusal'
import type { Payment } from './payment-repository'
import { isApprovable, isCompleted, isRunning } from './payment-status'
import { providerService } from './provider/provider.service'

async function recipientNameOf({ app }: Context, { buyerId, recipientId }: Payment): Promise<string | null> {
  if (buyerId === recipientId) return null
  return (await readNames(app, [recipientId])).get(recipientId)?.name ?? null
}

const openUrlOf = ({ app }: Context, payment: Payment): string | null =>
  isApprovable(payment, app.clock.now()) ? payment.approveUrl : null

/** What the package was called, in the language of the call unless it was renamed since. */
async function packageNameOf({ app, language }: Context, { packageId, name }: Payment['purchased']): Promise<string> {
  const find = app.get(packagesService)
  const [original, spoken] = await Promise.all([find(packageId), find(packageId, language)])
  return original?.name === name && spoken ? spoken.name : name
}

/** `Payment`. */
async function toPayment(context: Context, payment: Payment) {
  const { paymentId, purchased, firstCents, captures } = payment
  return {
    id: paymentId,
    packageId: purchased.packageId,
    packageName: await packageNameOf(context, purchased),
    subscriptionLevel: subscriptionLevelOf(purchased.level),
    status: payment.status,
    createdAt: payment.createdAt,
    approveBy: payment.approveBy,
    approveUrl: openUrlOf(context, payment),
    isCancellable: isRunning(payment),
    firstChargeCents: firstCents,
    monthlyChargeCents: purchased.level > 0 ? purchased.cents : null,
    renewsAt: payment.renewsAt,
    recipientName: await recipientNameOf(context, payment),
    items: itemAmounts(releaseFor(context), purchased.items),
    charges: captures.map(({ captureId, cents, ...capture }) => ({ id: captureId, amountCents: cents, ...capture })),
  }
}

/** `PackageOffer`. */
async function toOffer(context: Context, packageId: string, recipientName: string | null | undefined) {
  const result = await readPackageOffer(context, { packageId, recipientName })
  const isPlayMoney = context.app.get(providerService)?.name === 'sandbox'
  if (!result.ok) return { isPlayMoney, refusal: result.refusal }
  const { recipient, isGift, firstCents, startsAt } = result.value
  return { isPlayMoney, recipientName: isGift ? recipient.name : null, firstChargeCents: firstCents, startsAt }
}

async function toPaymentConnection(context: Context, buyerId: string, args: PaymentPageInput) {
  const page = await listPayments(context, buyerId, args)
  const nodes = await Promise.all(page.payments.map((payment) => toPayment(context, payment)))
  return toConnection(nodes, ({ id }) => id, page)
}

async function toPaymentPayload(context: Context, result: PaymentResult<Payment>) {
  const payment = result.ok ? await toPayment(context, result.value) : null
  return toPayload(result, () => ({ payment }))
}

export const resolvers = {
  Player: {
    payments: ({ accountId }, args, context) =>
      context.viewer?.accountId === accountId ? toPaymentConnection(context, accountId, args) : null,
    subscription: ({ state }, _args, { app }) => {
      const subscription = subscriptionOf(state, app.clock.now())
      return subscription && { ...subscription, level: subscriptionLevelOf(subscription.level) }
    },
  },
  PremiumPackage: { offer: ({ id }, { recipientName }, context) => toOffer(context, id, recipientName) },
  User: { payments: ({ accountId }, args, context) => toPaymentConnection(context, accountId, args) },
  Mutation: {
    buyPackage: async (_root, { input }, context) => toPaymentPayload(context, await buyPackage(context, input)),
    checkPayment: async (_root, { input }, context) => {
      const result = await checkPayment(context, input)
      const recipientName = result.ok ? await recipientNameOf(context, result.value) : null
      return toPayload(result, (payment) => ({
        isCompleted: isCompleted(payment),
        status: payment.status,
        recipientName,
        approveUrl: openUrlOf(context, payment),
      }))
    },
    cancelSubscription: async (_root, { input }, context) =>
      toPaymentPayload(context, await cancelSubscription(context, input)),
    refundPayment: async (_root, { input }, context) => toPaymentPayload(context, await refundPayment(context, input)),
  },
} satisfies Resolvers
