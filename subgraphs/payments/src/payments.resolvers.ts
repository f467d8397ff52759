import { type NamedAccount, readNames } from '@sanguine/accounts'
import { inUsd, itemAmounts, itemOf, premiumPackageOf, releaseFor, subscriptionLevelOf } from '@sanguine/catalogue'
import {
  type Context,
  type Domain,
  hasPermission,
  idSchema,
  memoPerCall,
  toConnection,
  toPayload,
} from '@sanguine/kernel'
import type { PlayerProfileObject, Resolvers, SubscriptionLevel } from '@sanguine/schema'
import { buyPackage } from './operations/buy-package'
import { cancelSubscription, mayCancel } from './operations/cancel-subscription'
import { checkPayment } from './operations/check-payment'
import { findPaymentByNumber } from './operations/find-payment-by-number'
import { listGifts, listPayments } from './operations/list-payments'
import { readPackageOffer } from './operations/read-package-offer'
import { readSpending } from './operations/read-spending'
import { subscriptionOf } from './operations/read-subscription'
import { refundPayment } from './operations/refund-payment'
import { packagesService, readPackageName } from './packages.service'
import type { PaymentResult } from './payment-refusal'
import { findPayment, type Payment, type PaymentPage, paymentFinderService } from './payment-repository'
import { isApprovable, isCompleted, isContinuation, isOwn, isRunning } from './payment-status'
import { providerService } from './provider/provider.service'

type Names = ReadonlyMap<string, NamedAccount>

const profileAmong = (names: Names, accountId: string): PlayerProfileObject | null => {
  const account = names.get(accountId)
  return account ? { accountId, name: account.name } : null
}

/** Null if the account was deleted. */
const profileOf = async ({ app }: Context, accountId: string): Promise<PlayerProfileObject | null> =>
  profileAmong(await readNames(app, [accountId]), accountId)

const recipientOf = async (context: Context, payment: Payment): Promise<PlayerProfileObject | null> =>
  isOwn(payment) ? null : profileOf(context, payment.recipientId)

/** Null too if the giver's account was deleted. */
async function giverOf(context: Context, paymentId: string): Promise<PlayerProfileObject | null> {
  const payment = await findPayment(context.app, paymentId)
  return payment && !isOwn(payment) ? profileOf(context, payment.buyerId) : null
}

const openUrlOf = ({ app }: Context, payment: Payment): string | null =>
  isApprovable(payment, app.clock.now()) ? payment.approveUrl : null

/** The package as it is sold today, in the language of the call; null if it is not sold. */
async function soldPackage(context: Context, packageId: string) {
  const record = await context.app.get(packagesService)(packageId, context.language)
  return record && premiumPackageOf(releaseFor(context), record)
}

/** The level of a subscription that is active. */
function levelOf(level: number): SubscriptionLevel {
  const name = subscriptionLevelOf(level)
  if (name === null) throw new Error(`A subscription cannot have the level ${level}.`)
  return name
}

/** `Payment`, with the names of buyer and recipient among `names`. */
async function toPayment(context: Context, payment: Payment, names: Names) {
  const { paymentId, purchased, firstCents, captures } = payment
  return {
    id: paymentId,
    packageId: purchased.packageId,
    package: await soldPackage(context, purchased.packageId),
    packageName: await readPackageName(context.app.get(packagesService), purchased, context.language),
    subscriptionLevel: subscriptionLevelOf(purchased.level),
    status: payment.status,
    createdAt: payment.createdAt,
    approvalEndsAt: payment.approveBy,
    approveUrl: openUrlOf(context, payment),
    isCancellable: isRunning(payment) && (await mayCancel(context, payment)),
    firstCharge: inUsd(firstCents),
    monthlyCharge: purchased.level > 0 ? inUsd(purchased.cents) : null,
    renewsAt: payment.renewsAt,
    isGift: !isOwn(payment),
    buyer: profileAmong(names, payment.buyerId),
    recipient: isOwn(payment) ? null : profileAmong(names, payment.recipientId),
    items: itemAmounts(releaseFor(context), purchased.items),
    charges: captures.map(({ captureId, cents, refundedCents, paidUntil, ...capture }) => ({
      id: captureId,
      amount: inUsd(cents),
      refunded: inUsd(refundedCents),
      periodEndsAt: paidUntil,
      ...capture,
    })),
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
    recipient: isGift ? { accountId: recipient.accountId, name: recipient.name } : null,
    firstCharge: inUsd(firstCents),
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

/** A payment for its buyer and for staff who manage users. */
async function findPaymentNode(context: Context, givenId: string) {
  const { viewer } = context
  const { data: id } = idSchema.safeParse(givenId)
  if (!viewer || id === undefined) return null
  const payment = await context.app.get(paymentFinderService)(id)
  const maySee = payment?.buyerId === viewer.accountId || hasPermission(viewer.role, 'manageUsers')
  return payment && maySee ? ((await toPayments(context, [payment]))[0] ?? null) : null
}

export const paymentNodes = { Payment: findPaymentNode } satisfies Domain['nodes']

export const resolvers = {
  Player: {
    payments: async ({ accountId }, args, context) =>
      context.viewer?.accountId === accountId
        ? toPaymentConnection(context, await listPayments(context, accountId, args))
        : null,
    subscription: ({ state }, _args, { app }) => subscriptionOf(state, app.clock.now()),
    subscriptionGiver: ({ state }, _args, context) => {
      const subscription = subscriptionOf(state, context.app.clock.now())
      return subscription && giverOf(context, subscription.paymentId)
    },
  },
  ActiveSubscription: {
    level: ({ level }) => levelOf(level),
    periodEndsAt: ({ until }) => until,
    payment: async ({ paymentId }, _args, context) => {
      const payment = await findPayment(context.app, paymentId)
      if (payment?.buyerId !== context.viewer?.accountId || !payment) return null
      return (await toPayments(context, [payment]))[0] ?? null
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
    spending: async ({ accountId }, _args, context) => {
      const { total, refunded, reversedChargeCount } = await readSpending(context, accountId)
      return { total: inUsd(total), refunded: inUsd(refunded), reversedChargeCount }
    },
    payments: async ({ accountId }, args, context) =>
      toPaymentConnection(context, await listPayments(context, accountId, args)),
    gifts: async ({ accountId }, args, context) =>
      toPaymentConnection(context, await listGifts(context, accountId, args)),
  },
  PaymentStatusEvent: {
    happenedAt: ({ at }) => at,
    payment: ({ paymentId }, _args, context) => findPaymentNode(context, paymentId),
  },
  ChargeEvent: {
    happenedAt: ({ at }) => at,
    charge: async ({ paymentId, chargeId }, _args, context) =>
      (await findPaymentNode(context, paymentId))?.charges.find(({ id }) => id === chargeId) ?? null,
    payment: ({ paymentId }, _args, context) => findPaymentNode(context, paymentId),
  },
  PurchaseEntry: {
    happenedAt: ({ at }) => at,
    packageName: ({ line: { packageId, packageName } }, _args, { app, language }) =>
      readPackageName(app.get(packagesService), { packageId, name: packageName }, language),
    isGift: ({ line }) => line.giverId !== null,
    giver: ({ line: { giverId } }, _args, context) => (giverId === null ? null : profileOf(context, giverId)),
    items: ({ line }, _args, context) => itemAmounts(releaseFor(context), line.items),
  },
  Mutation: {
    buyPackage: async (_root, { input }, context) => toPaymentPayload(context, await buyPackage(context, input)),
    checkPayment: async (_root, { input }, context) => {
      const result = await checkPayment(context, input)
      const recipient = result.ok ? await recipientOf(context, result.value) : null
      return toPayload(result, (payment) => ({
        isCompleted: isCompleted(payment),
        status: payment.status,
        isDuplicate: payment.isDuplicate === true,
        recipient,
        firstChargeAt: isContinuation(payment) ? payment.startsAt : null,
        approveUrl: openUrlOf(context, payment),
      }))
    },
    cancelSubscription: async (_root, { input }, context) =>
      toPaymentPayload(context, await cancelSubscription(context, input)),
    refundPayment: async (_root, { input }, context) => toPaymentPayload(context, await refundPayment(context, input)),
  },
} satisfies Resolvers
