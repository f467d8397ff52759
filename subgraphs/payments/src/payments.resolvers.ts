import { type NamedAccount, readNames } from '@sanguine/accounts'
import { itemAmounts, itemOf, releaseFor, subscriptionLevelOf } from '@sanguine/catalogue'
import { type Context, hasPermission, memoPerCall, toConnection, toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { buyPackage } from './operations/buy-package'
import { cancelSubscription, mayCancel } from './operations/cancel-subscription'
import { checkPayment } from './operations/check-payment'
import { findPaymentByNumber } from './operations/find-payment-by-number'
import { listGifts, listPayments } from './operations/list-payments'
import { readPackageOffer } from './operations/read-package-offer'
import { subscriptionOf } from './operations/read-subscription'
import { refundPayment } from './operations/refund-payment'
import { packagesService, readPackageName } from './packages.service'
import type { PaymentResult } from './payment-refusal'
import { findPayment, type Payment, type PaymentPage } from './payment-repository'
import { isApprovable, isCompleted, isContinuation, isOwn, isRunning } from './payment-status'
import { providerService } from './provider/provider.service'

const nameOf = async ({ app }: Context, accountId: string): Promise<string | null> =>
  (await readNames(app, [accountId])).get(accountId)?.name ?? null

const recipientNameOf = async (context: Context, payment: Payment): Promise<string | null> =>
  isOwn(payment) ? null : nameOf(context, payment.recipientId)

/** Null too if the giver's account was deleted. */
async function giverNameOf(context: Context, paymentId: string): Promise<string | null> {
  const payment = await findPayment(context.app, paymentId)
  return payment && !isOwn(payment) ? nameOf(context, payment.buyerId) : null
}

const openUrlOf = ({ app }: Context, payment: Payment): string | null =>
  isApprovable(payment, app.clock.now()) ? payment.approveUrl : null

/** `Payment`, with the names of buyer and recipient among `names`. */
async function toPayment(context: Context, payment: Payment, names: ReadonlyMap<string, NamedAccount>) {
  const { paymentId, purchased, firstCents, captures } = payment
  const { viewer } = context
  const idOf = (accountId: string) =>
    viewer && hasPermission(viewer.role, 'manageUsers') && names.has(accountId) ? accountId : null
  return {
    id: paymentId,
    packageId: purchased.packageId,
    packageName: await readPackageName(context.app.get(packagesService), purchased, context.language),
    subscriptionLevel: subscriptionLevelOf(purchased.level),
    status: payment.status,
    createdAt: payment.createdAt,
    approveBy: payment.approveBy,
    approveUrl: openUrlOf(context, payment),
    isCancellable: isRunning(payment) && (await mayCancel(context, payment)),
    firstChargeCents: firstCents,
    monthlyChargeCents: purchased.level > 0 ? purchased.cents : null,
    renewsAt: payment.renewsAt,
    isGift: !isOwn(payment),
    buyerName: names.get(payment.buyerId)?.name ?? null,
    buyerId: idOf(payment.buyerId),
    recipientName: isOwn(payment) ? null : (names.get(payment.recipientId)?.name ?? null),
    recipientId: isOwn(payment) ? null : idOf(payment.recipientId),
    items: itemAmounts(releaseFor(context), purchased.items),
    charges: captures.map(({ captureId, cents, ...capture }) => ({ id: captureId, amountCents: cents, ...capture })),
  }
}

/** A response may show the same offer many times. */
const offerOfCall = memoPerCall(readPackageOffer, ({ packageId, recipientName }) =>
  JSON.stringify([packageId, recipientName ?? null]),
)

/** `PackageOffer`. */
async function toOffer(context: Context, packageId: string, recipientName: string | null | undefined) {
  const result = await offerOfCall(context, { packageId, recipientName })
  const isPlayMoney = context.app.get(providerService)?.name === 'sandbox'
  if (!result.ok) return { isPlayMoney, notGiven: [], refusal: result.refusal }
  const { recipient, isGift, firstCents, startsAt, ownedItemIds } = result.value
  const notGiven = ownedItemIds.map((itemId) => itemOf(releaseFor(context), itemId))
  return {
    isPlayMoney,
    notGiven,
    recipientName: isGift ? recipient.name : null,
    firstChargeCents: firstCents,
    startsAt,
  }
}

/** Payments with all their names, which are read at once. */
async function toPayments(context: Context, payments: readonly Payment[]) {
  const accountIds = new Set(payments.flatMap(({ buyerId, recipientId }) => [buyerId, recipientId]))
  const names = await readNames(context.app, [...accountIds])
  return Promise.all(payments.map((payment) => toPayment(context, payment, names)))
}

async function toPaymentConnection(context: Context, page: PaymentPage) {
  return toConnection(await toPayments(context, page.payments), ({ id }) => id, page)
}

async function toPaymentPayload(context: Context, result: PaymentResult<Payment>) {
  const [payment = null] = result.ok ? await toPayments(context, [result.value]) : []
  return toPayload(result, () => ({ payment }))
}

export const resolvers = {
  Player: {
    payments: async ({ accountId }, args, context) =>
      context.viewer?.accountId === accountId
        ? toPaymentConnection(context, await listPayments(context, accountId, args))
        : null,
    subscription: ({ state }, _args, { app }) => {
      const subscription = subscriptionOf(state, app.clock.now())
      return subscription && { ...subscription, level: subscriptionLevelOf(subscription.level) }
    },
    subscriptionGiverName: ({ state }, _args, context) => {
      const subscription = subscriptionOf(state, context.app.clock.now())
      return subscription && giverNameOf(context, subscription.paymentId)
    },
  },
  PremiumPackage: { offer: ({ id }, { recipientName }, context) => toOffer(context, id, recipientName) },
  Admin: {
    payment: async (_parent, args, context) => {
      const payment = await findPaymentByNumber(context, args)
      return payment && ((await toPayments(context, [payment]))[0] ?? null)
    },
  },
  User: {
    payments: async ({ accountId }, args, context) =>
      toPaymentConnection(context, await listPayments(context, accountId, args)),
    gifts: async ({ accountId }, args, context) =>
      toPaymentConnection(context, await listGifts(context, accountId, args)),
  },
  PurchaseEntry: {
    happenedAt: ({ at }) => at,
    packageName: ({ line: { packageId, packageName } }, _args, { app, language }) =>
      readPackageName(app.get(packagesService), { packageId, name: packageName }, language),
    isGift: ({ line }) => line.giverId !== null,
    giverName: ({ line: { giverId } }, _args, context) => giverId && nameOf(context, giverId),
    items: ({ line }, _args, context) => itemAmounts(releaseFor(context), line.items),
  },
  Mutation: {
    buyPackage: async (_root, { input }, context) => toPaymentPayload(context, await buyPackage(context, input)),
    checkPayment: async (_root, { input }, context) => {
      const result = await checkPayment(context, input)
      const recipientName = result.ok ? await recipientNameOf(context, result.value) : null
      return toPayload(result, (payment) => ({
        isCompleted: isCompleted(payment),
        status: payment.status,
        isDuplicate: payment.isDuplicate === true,
        recipientName,
        firstChargeAt: isContinuation(payment) ? payment.startsAt : null,
        approveUrl: openUrlOf(context, payment),
      }))
    },
    cancelSubscription: async (_root, { input }, context) =>
      toPaymentPayload(context, await cancelSubscription(context, input)),
    refundPayment: async (_root, { input }, context) => toPaymentPayload(context, await refundPayment(context, input)),
  },
} satisfies Resolvers
