import { isDeepStrictEqual } from 'node:util'
import { recordPurchase } from '@sanguine/analytics'
import { connectionService, isDuplicateKey, isDuplicateKeyOf, requeueLate } from '@sanguine/db'
import { type App, batch, defineService } from '@sanguine/kernel'
import { type ClientSession, Types, trusted } from 'mongoose'
import { open, running } from './payment-status'
import { type Capture, type PaymentDocument, paymentModelsService } from './payments.model'

/** A payment as stored, under its id as text. */
export interface Payment extends Omit<PaymentDocument, '_id'> {
  readonly paymentId: string
}

export const paymentOf = ({ _id, ...payment }: PaymentDocument): Payment => ({
  paymentId: _id.toHexString(),
  ...payment,
})

const paymentsOf = (app: App) => app.get(paymentModelsService).payments

export async function findPayment(app: App, paymentId: string): Promise<Payment | null> {
  const found = await paymentsOf(app).findById(paymentId).lean<PaymentDocument>()
  return found && paymentOf(found)
}

/** Finds payments by their ids, all of one turn of the event loop at once; null for an id without a payment. */
export const paymentFinderService = defineService({
  name: 'payments.finder',
  create: (app) =>
    batch(async (ids: readonly string[]): Promise<(Payment | null)[]> => {
      const found = await paymentsOf(app)
        .find({ _id: trusted({ $in: ids }) })
        .lean<PaymentDocument[]>()
      const payments = new Map(found.map(paymentOf).map((payment) => [payment.paymentId, payment]))
      return ids.map((id) => payments.get(id) ?? null)
    }),
})

/** The payment of an order or subscription at the provider, or of a charge; null if there is none. */
export async function findPaymentByProviderIds(app: App, ids: readonly string[]): Promise<Payment | null> {
  const found = await paymentsOf(app)
    .findOne({ $or: [{ providerId: trusted({ $in: ids }) }, { 'captures.captureId': trusted({ $in: ids }) }] })
    .lean<PaymentDocument>()
  return found && paymentOf(found)
}

/** The payment that a call with this key began; null if there is none. */
export async function findPaymentBegunBy(app: App, key: string): Promise<Payment | null> {
  const found = await paymentsOf(app).findOne({ 'begunBy.key': key }).lean<PaymentDocument>()
  return found && paymentOf(found)
}

/** Adds a payment. False if another one was begun by the same key, or for the same deal at the same time. */
export async function insertPayment(app: App, { paymentId, ...payment }: Payment): Promise<boolean> {
  try {
    await paymentsOf(app).create([{ _id: new Types.ObjectId(paymentId), ...payment }])
    return true
  } catch (error) {
    if (isDuplicateKeyOf(error, 'begunBy.key') || isDuplicateKeyOf(error, 'dealKey')) return false
    throw error
  }
}

/**
 * The first payment of the same buyer for the same deal, with the same items, and player that can still be approved;
 * null if there is none.
 */
export async function findOpenDeal(
  app: App,
  { buyerId, recipientId, provider, purchased }: Pick<Payment, 'buyerId' | 'recipientId' | 'provider' | 'purchased'>,
): Promise<Payment | null> {
  const found = await paymentsOf(app)
    .find({
      buyerId,
      recipientId,
      provider,
      'purchased.packageId': purchased.packageId,
      'purchased.cents': purchased.cents,
      status: trusted({ $in: open }),
      approveBy: trusted({ $gt: app.clock.now() }),
    })
    .sort({ _id: 1 })
    .lean<PaymentDocument[]>()
  // the content may have changed since, and the buyer gets what is shown now
  const same = found.find((each) => isDeepStrictEqual(each.purchased.items, purchased.items))
  return same ? paymentOf(same) : null
}

/** A key that two payments for the same deal have in common if they were begun at once, so that one is refused. */
export async function nextDealKey(
  app: App,
  { buyerId, recipientId, purchased: { packageId } }: Pick<Payment, 'buyerId' | 'recipientId' | 'purchased'>,
): Promise<string> {
  const earlier = { buyerId, recipientId, 'purchased.packageId': packageId }
  return [buyerId, recipientId, packageId, await paymentsOf(app).countDocuments(earlier)].join(':')
}

export async function updatePayment(app: App, paymentId: string, fields: Partial<PaymentDocument>): Promise<void> {
  await paymentsOf(app).updateOne({ _id: paymentId }, { $set: fields })
}

/** Whether a payment has the charge, with these values in it. */
export const hasCapture = async (
  app: App,
  paymentId: string,
  captureId: string,
  condition: Readonly<Record<string, unknown>>,
): Promise<boolean> =>
  (await paymentsOf(app).exists({
    _id: paymentId,
    captures: trusted({ $elemMatch: { captureId, ...condition } }),
  })) !== null

/** Changes a stored charge if a field of it has a given value. Returns whether it did. */
export async function updateCapture(
  app: App,
  paymentId: string,
  captureId: string,
  fields: Partial<Capture>,
  condition: Readonly<Record<string, unknown>> = {},
  session?: ClientSession,
): Promise<boolean> {
  const set = Object.fromEntries(Object.entries(fields).map(([name, value]) => [`captures.$.${name}`, value]))
  const match = trusted({ $elemMatch: { captureId, ...condition } })
  const { matchedCount } = await paymentsOf(app).updateOne(
    { _id: paymentId, captures: match },
    { $set: set },
    { ...(session && { session }) },
  )
  return matchedCount > 0
}

/** Adds a charge that was not known yet, and counts it among the purchases of the day; both or neither, once. */
export async function addCapture(app: App, { paymentId, purchased }: Payment, capture: Capture): Promise<void> {
  const session = await app.get(connectionService).startSession()
  try {
    await session.withTransaction(async () => {
      const { matchedCount } = await paymentsOf(app).updateOne(
        { _id: paymentId, 'captures.captureId': trusted({ $ne: capture.captureId }) },
        { $push: { captures: capture } },
        { session },
      )
      if (matchedCount === 0) return
      const purchase = { packageId: purchased.packageId, amount: 1, paidCents: capture.cents }
      await recordPurchase(app, { paymentId: capture.captureId, ...purchase }, session)
    })
  } finally {
    await session.endSession()
  }
}

/** Reserves a deal that a player gets once for this payment. False if another payment has it. */
export async function claimOneTimeDeal(app: App, { paymentId, recipientId, purchased }: Payment): Promise<boolean> {
  try {
    const oneTimeKey = `${recipientId}:${purchased.packageId}`
    await paymentsOf(app).updateOne({ _id: paymentId }, { $set: { oneTimeKey } })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

export async function releaseOneTimeDeal(app: App, paymentId: string): Promise<void> {
  await paymentsOf(app).updateOne({ _id: paymentId }, { $unset: { oneTimeKey: 1 } })
}

/** Whether the player has the deal, or a payment for it is being completed. */
export const hasOneTimeDeal = async (app: App, recipientId: string, packageId: string): Promise<boolean> =>
  (await paymentsOf(app).exists({ oneTimeKey: `${recipientId}:${packageId}` })) !== null

/** Other subscriptions of a player that are charged. */
export async function findRunningSubscriptions(app: App, recipientId: string): Promise<Payment[]> {
  const found = await paymentsOf(app)
    .find({ recipientId, kind: 'subscription', status: trusted({ $in: running }) })
    .lean<PaymentDocument[]>()
  return found.map(paymentOf)
}

/** The payments that an account made or received. */
export const isOfAccount = (accountId: string) => ({ $or: [{ buyerId: accountId }, { recipientId: accountId }] })

/**
 * Makes the worker check an account's subscriptions within seconds, those that it pays and those that it has, because
 * it was banned or deleted. With `session` this is part of the same transaction, so that it is never lost.
 * Subscriptions without a charge are checked too, because one of them may become active at this moment.
 */
export async function lookAtSubscriptionsOf(app: App, accountId: string, session?: ClientSession): Promise<void> {
  await paymentsOf(app).updateMany(
    { ...isOfAccount(accountId), kind: 'subscription' },
    { $set: { checkAt: app.clock.now() }, $inc: { looksAsked: 1 } },
    { ...(session && { session }) },
  )
}

/** Stores the time of the next check of a payment. It is now if a check was requested since the payment was read. */
export async function scheduleLook(
  app: App,
  { paymentId, looksAsked = 0 }: Pick<Payment, 'paymentId' | 'looksAsked'>,
  checkAt: number | null,
): Promise<void> {
  const seen = looksAsked === 0 ? null : looksAsked
  const { matchedCount } = await paymentsOf(app).updateOne(
    { _id: paymentId, looksAsked: seen },
    { $set: { checkAt, failures: 0 } },
  )
  if (matchedCount === 0) await updatePayment(app, paymentId, { checkAt: app.clock.now(), failures: 0 })
}

/** The charges of all payments that an account made. */
export async function listChargesOf(app: App, buyerId: string): Promise<readonly Capture[]> {
  const found = await paymentsOf(app).find({ buyerId }, { captures: 1 }).lean<Pick<PaymentDocument, 'captures'>[]>()
  return found.flatMap(({ captures }) => captures)
}

export interface PaymentPage {
  readonly payments: readonly Payment[]
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
}

interface ListedPayments {
  readonly first: number
  /** the id of the payment before the page */
  readonly after: string | null
  readonly packageId: string | null
}

/**
 * Payments that an account made, or that others made for it, latest first. Null if the payment before the page is none
 * of them.
 */
export async function listPaymentsOf(
  app: App,
  accountId: string,
  side: 'buyer' | 'recipient',
  { first, after, packageId }: ListedPayments,
): Promise<PaymentPage | null> {
  const payments = paymentsOf(app)
  const isListed =
    side === 'buyer' ? { buyerId: accountId } : { recipientId: accountId, buyerId: trusted({ $ne: accountId }) }
  const before = after ? await payments.findOne({ _id: after, ...isListed }).lean<PaymentDocument>() : null
  if (after && !before) return null
  const found = await payments
    .find({
      ...isListed,
      ...(packageId && { 'purchased.packageId': packageId }),
      // the id decides within the same millisecond, so that no payment is on two pages or on none
      ...(before && {
        $or: [
          { createdAt: trusted({ $lt: before.createdAt }) },
          { createdAt: before.createdAt, _id: trusted({ $lt: before._id }) },
        ],
      }),
    })
    .sort({ createdAt: -1, _id: -1 })
    .limit(first + 1)
    .lean<PaymentDocument[]>()
  return {
    payments: found.slice(0, first).map(paymentOf),
    hasNextPage: found.length > first,
    hasPreviousPage: before !== null,
  }
}

/** Takes the payment that has been due longest, and defers its next check for a while. Null if none is due. */
export async function claimDuePayment(app: App, now: number, retryAt: number): Promise<Payment | null> {
  const found = await paymentsOf(app)
    .findOneAndUpdate(
      { checkAt: trusted({ $lte: now }) },
      { $set: { checkAt: retryAt }, $inc: { failures: 1 } },
      { sort: { checkAt: 1 }, returnDocument: 'before' },
    )
    .lean<PaymentDocument>()
  return found && paymentOf(found)
}

/** Checks the payments soon that a clock which was ahead has deferred by more than `maxAheadMs`. */
export const requeueLatePayments = (app: App, maxAheadMs: number): Promise<number> =>
  requeueLate(paymentsOf(app), 'checkAt', { now: app.clock.now(), maxAheadMs })
