import { readNames } from '@sanguine/accounts'
import { subscriptionLevelOf } from '@sanguine/catalogue'
import { type Context, toConnection, toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { buyPackage } from './operations/buy-package'
import { cancelSubscription } from './operations/cancel-subscription'
import { checkPayment } from './operations/check-payment'
import { listPayments, type PaymentPageInput } from './operations/list-payments'
import { subscriptionOf } from './operations/read-subscription'
import { refundPayment } from './operations/refund-payment'
import type { PaymentResult } from './payment-refusal'
import type { Payment } from './payment-repository'
import { isApprovable, isCompleted, isRunning } from './payment-status'

async function recipientNameOf({ app }: Context, { buyerId, recipientId }: Payment): Promise<string | null> {
  if (buyerId === recipientId) return null
  return (await readNames(app, [recipientId])).get(recipientId)?.name ?? null
}

/** `Payment`. */
async function toPayment(context: Context, payment: Payment) {
  const { paymentId, purchased, firstCents, captures } = payment
  const isOpen = isApprovable(payment, context.app.clock.now())
  return {
    id: paymentId,
    packageId: purchased.packageId,
    packageName: purchased.name,
    subscriptionLevel: subscriptionLevelOf(purchased.level),
    status: payment.status,
    createdAt: payment.createdAt,
    approveBy: payment.approveBy,
    approveUrl: isOpen ? payment.approveUrl : null,
    isCancellable: isRunning(payment),
    firstChargeCents: firstCents,
    monthlyChargeCents: purchased.level > 0 ? purchased.cents : null,
    renewsAt: payment.renewsAt,
    recipientName: await recipientNameOf(context, payment),
    charges: captures.map(({ captureId, cents, ...capture }) => ({ id: captureId, amountCents: cents, ...capture })),
  }
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
      }))
    },
    cancelSubscription: async (_root, { input }, context) =>
      toPaymentPayload(context, await cancelSubscription(context, input)),
    refundPayment: async (_root, { input }, context) => toPaymentPayload(context, await refundPayment(context, input)),
  },
} satisfies Resolvers
