import { findAccount } from '@sanguine/accounts'
import type { App } from '@sanguine/kernel'
import { endRenewal, subscriptionGraceMs } from '@sanguine/rules'
import { trusted } from 'mongoose'
import {
  claimOneTimeDeal,
  findPayment,
  findRunningSubscriptions,
  type Payment,
  releaseOneTimeDeal,
} from '../payment-repository'
import { formerStatuses, isGone, isRunning } from '../payment-status'
import { paymentStepsService } from '../payment-steps.service'
import { type PaymentDocument, type PaymentStatus, paymentModelsService } from '../payments.model'
import {
  type PaymentProvider,
  type ProviderOrder,
  ProviderProblem,
  type ProviderSubscription,
} from '../provider/payment-provider'
import { providerService } from '../provider/provider.service'
import { applyCaptures, changeRecipient } from './apply-captures'
import { nextCheckAt } from './next-check'
import { openAtProvider } from './open-at-provider'

/** An approval shortly before the end of its time may be seen only after it. */
const approvalSlackMs = 15 * 60_000

/**
 * Brings a payment to where it stands at the provider: charges what was approved, gives what was paid, takes back what was
 * refunded. Only what is read at the provider counts, so it may be called by anybody, at any time, in any order and at once,
 * and goes on wherever an earlier call stopped. Null where there is no such payment. Throws `ProviderProblem`.
 */
export async function settlePayment(app: App, paymentId: string): Promise<Payment | null> {
  const found = await findPayment(app, paymentId)
  const provider = app.get(providerService)
  // a payment that was made with another provider cannot be looked at
  if (!found || provider?.name !== found.provider) return found
  const isLate = app.clock.now() >= found.approveBy + approvalSlackMs
  if (found.providerId === null && isLate) return finish(app, found, 'expired')
  const payment = found.providerId === null ? await openAtProvider(app, provider, found) : found
  return payment.kind === 'order'
    ? settleOrder(app, provider, payment, isLate)
    : settleSubscription(app, provider, payment, isLate)
}

/** Of a record at the provider that was created for another payment nothing counts. */
function requireOwn<Found extends ProviderOrder | ProviderSubscription>(payment: Payment, found: Found | null): Found {
  if (found && found.paymentId === payment.paymentId) return found
  throw new ProviderProblem(`The provider does not know payment ${payment.paymentId} as ${payment.providerId}.`)
}

/** Writes where the payment stands and when it is looked at next. */
async function finish(
  app: App,
  { paymentId }: Pick<Payment, 'paymentId'>,
  status: PaymentStatus,
  fields: Partial<PaymentDocument> = {},
): Promise<Payment | null> {
  const { payments } = app.get(paymentModelsService)
  const former = trusted({ $in: formerStatuses(status) })
  await payments.updateOne({ _id: paymentId, status: former }, { $set: { status, ...fields } })
  const payment = await findPayment(app, paymentId)
  if (payment) {
    const isUnpaid = payment.captures.length === 0 && (payment.status === 'expired' || payment.status === 'cancelled')
    // the player may buy the deal anew
    if (isUnpaid && payment.purchased.isOneTime) await releaseOneTimeDeal(app, paymentId)
    const checkAt = nextCheckAt(payment, app.clock.now())
    await payments.updateOne({ _id: paymentId }, { $set: { checkAt, failures: 0 } })
  }
  return payment
}

const isAccountGone = async (app: App, { buyerId, recipientId }: Payment): Promise<boolean> =>
  (await findAccount(app, recipientId)) === null ||
  (buyerId !== recipientId && (await findAccount(app, buyerId)) === null)

async function settleOrder(
  app: App,
  provider: PaymentProvider,
  payment: Payment,
  isLate: boolean,
): Promise<Payment | null> {
  const providerId = payment.providerId ?? ''
  const pass = app.get(paymentStepsService)
  let order = requireOwn(payment, await provider.readOrder(providerId))
  if (order.status === 'approved') {
    if (isLate) return finish(app, payment, 'expired')
    if (await isAccountGone(app, payment)) return finish(app, payment, 'cancelled')
    if (payment.purchased.isOneTime && !(await claimOneTimeDeal(app, payment))) return finish(app, payment, 'cancelled')
    pass('claimed')
    order = requireOwn(payment, await provider.captureOrder(providerId, payment.paymentId))
    pass('captured')
  }
  let after = await applyCaptures(app, payment, order.captures, false)
  if (await refundUngiven(app, provider, after)) {
    order = requireOwn(payment, await provider.readOrder(providerId))
    after = await applyCaptures(app, after, order.captures, false)
  }
  return finish(app, after, orderStatus(order, after, isLate))
}

/** Refunds charges that can be given to nobody: the account was deleted while it was charged. Whether there were any. */
async function refundUngiven(app: App, provider: PaymentProvider, payment: Payment): Promise<boolean> {
  const ungiven = payment.captures.filter((capture) => capture.grantedAt === null && !isGone(capture))
  if (ungiven.length === 0 || (await findAccount(app, payment.recipientId)) !== null) return false
  for (const { captureId } of ungiven) {
    await provider.refund(captureId)
    app.log.warn({ payment: payment.paymentId, capture: captureId }, 'A charge of a deleted account was refunded.')
  }
  return true
}

function orderStatus(order: ProviderOrder, { captures }: Payment, isLate: boolean): PaymentStatus {
  const [capture] = captures
  if (capture && isGone(capture)) return capture.status === 'reversed' ? 'reversed' : 'refunded'
  if (capture) return 'completed'
  if (order.status === 'voided') return 'cancelled'
  if (isLate) return 'expired'
  return order.status === 'declined' ? 'declined' : 'created'
}

async function settleSubscription(
  app: App,
  provider: PaymentProvider,
  payment: Payment,
  isLate: boolean,
): Promise<Payment | null> {
  const providerId = payment.providerId ?? ''
  const read = async () => requireOwn(payment, await provider.readSubscription(providerId, payment.createdAt))
  let subscription = await read()
  const isCharged = () => subscription.status === 'active' || subscription.status === 'suspended'
  let after = await applyCaptures(app, payment, subscription.captures, isCharged())
  if (isCharged() && (await mustEnd(app, after))) {
    await provider.cancelSubscription(providerId)
    app.get(paymentStepsService)('cancelledAtProvider')
    subscription = await read()
    after = await applyCaptures(app, after, subscription.captures, isCharged())
  }
  if (await refundUngiven(app, provider, after)) {
    subscription = await read()
    after = await applyCaptures(app, after, subscription.captures, isCharged())
  }
  const status = subscriptionStatus(subscription, after, isLate, app.clock.now())
  if (isCharged()) {
    const renewsAt = Math.max(payment.startsAt ?? 0, ...paidTimes(after))
    await endOthers(app, provider, after)
    const finished = await finish(app, after, status, { renewsAt })
    if (!finished || !isRunning(finished)) return finished
    // of two that were settled at once, neither was seen by the other before: the later one to be written sees both
    if (await mustEnd(app, finished)) return settleSubscription(app, provider, finished, isLate)
    await endOthers(app, provider, finished)
    return finished
  }
  if (after.captures.length > 0) await endOnPlayer(app, after)
  return finish(app, after, status, { renewsAt: null })
}

const paidTimes = ({ captures }: Payment): number[] =>
  captures.flatMap((capture) => (isGone(capture) || capture.paidUntil === null ? [] : [capture.paidUntil]))

const endOnPlayer = (app: App, payment: Payment) =>
  changeRecipient(app, payment, ({ state, ...clock }) => endRenewal(state, { ...clock, paymentId: payment.paymentId }))

const isLapsed = (payment: Payment, now: number): boolean =>
  payment.captures.length > 0 && Math.max(0, ...paidTimes(payment)) + subscriptionGraceMs <= now

/** Whether a subscription must not be charged any more: refunded, not paid for longer than the grace, or nobody's. */
async function mustEnd(app: App, payment: Payment): Promise<boolean> {
  if (payment.captures.some(isGone) || isLapsed(payment, app.clock.now())) return true
  if (await isAccountGone(app, payment)) return true
  const [kept] = (await findRunningSubscriptions(app, payment.recipientId))
    .filter(({ paymentId }) => paymentId !== payment.paymentId)
    .concat(payment)
    .toSorted(byPrecedence)
  return kept?.paymentId !== payment.paymentId
}

/** Of several subscriptions of a player the highest goes on, of equal ones the latest. */
const byPrecedence = (a: Payment, b: Payment): number =>
  b.purchased.level - a.purchased.level || b.createdAt - a.createdAt || (a.paymentId < b.paymentId ? 1 : -1)

/** An upgrade ends the subscriptions below it, which stay paid until the end of their month. */
async function endOthers(app: App, provider: PaymentProvider, payment: Payment): Promise<void> {
  for (const lower of await findRunningSubscriptions(app, payment.recipientId)) {
    if (lower.paymentId === payment.paymentId || byPrecedence(lower, payment) < 0) continue
    if (lower.providerId === null || lower.provider !== provider.name) continue
    await provider.cancelSubscription(lower.providerId)
    app.get(paymentStepsService)('cancelledAtProvider')
    await settlePayment(app, lower.paymentId)
  }
}

function subscriptionStatus(
  { status }: ProviderSubscription,
  payment: Payment,
  isLate: boolean,
  now: number,
): PaymentStatus {
  if (status === 'approvalPending') return isLate ? 'expired' : 'approvalPending'
  if (status === 'active' || status === 'suspended') return status
  const last = payment.captures.at(-1)
  if (last && isGone(last)) return last.status === 'reversed' ? 'reversed' : 'refunded'
  if (status === 'expired' || (isRunning(payment) && isLapsed(payment, now))) return 'expired'
  return payment.status === 'expired' ? 'expired' : 'cancelled'
}
