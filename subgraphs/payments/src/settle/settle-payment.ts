import { findAccount } from '@sanguine/accounts'
import { appendStaffEvents, type NewStaffEvent } from '@sanguine/audit'
import { type App, purgeTime } from '@sanguine/kernel'
import { commitWithMails, type NewMail } from '@sanguine/mail'
import { continueSubscription, endRenewal, subscriptionGraceMs } from '@sanguine/rules'
import { settlements } from '../payment-metrics'
import {
  claimOneTimeDeal,
  findPayment,
  findRunningSubscriptions,
  type Payment,
  releaseOneTimeDeal,
  scheduleLook,
  updatePayment,
} from '../payment-repository'
import { formerStatuses, isContinuation, isGone, isOwn, isRunning, paidTimes, paidUntilEnd } from '../payment-status'
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
import { createAtProvider } from './create-at-provider'
import { nextCheckAt } from './next-check'
import { isUpgradeUnderpaid, markOvertaken, refundDoublyPaid } from './overtaken'
import { continuationMails, endMails } from './payment-mails'
import { settlementsService } from './settlements.service'
import { endWithdrawn, findObstacle, refundUngiven } from './undeliverable'

/** An approval shortly before the end of its time may be seen only after it. */
const approvalSlackMs = 15 * 60_000

/**
 * Updates a payment to its state at the provider: charges approved ones, gives paid items, takes back refunded ones.
 * Only data read at the provider counts. So calls may come from anybody, at any time, in any order and at once, and
 * each continues the work of an earlier one. Null if there is no such payment. Throws `ProviderProblem`.
 */
export async function settlePayment(app: App, paymentId: string): Promise<Payment | null> {
  const counter = app.get(settlements)
  try {
    const payment = await app.get(settlementsService).run(paymentId, () => settle(app, paymentId))
    counter.inc({ result: 'settled' })
    return payment
  } catch (error) {
    counter.inc({ result: 'failed' })
    throw error
  }
}

async function settle(app: App, paymentId: string): Promise<Payment | null> {
  const found = await findPayment(app, paymentId)
  const provider = app.get(providerService)
  // a payment that was made with another provider cannot be looked at
  if (!found || provider?.name !== found.provider) return found
  const isLate = purgeTime(app) >= found.approveBy + approvalSlackMs
  if (found.providerId === null && isLate) return finish(app, found, 'expired')
  const payment = found.providerId === null ? await createAtProvider(app, provider, found) : found
  return payment.kind === 'order'
    ? settleOrder(app, provider, payment, isLate)
    : settleSubscription(app, provider, payment, isLate)
}

/** Ignores a record at the provider that was created for another payment. */
function requireOwn<Found extends ProviderOrder | ProviderSubscription>(payment: Payment, found: Found | null): Found {
  if (found && found.paymentId === payment.paymentId) return found
  throw new ProviderProblem(`The provider does not know payment ${payment.paymentId} as ${payment.providerId}.`)
}

/**
 * Stores the status of a payment and the time of its next check. `read` is the payment as it was before the accounts
 * were read.
 */
async function finish(
  app: App,
  read: Pick<Payment, 'paymentId' | 'looksAsked'>,
  status: PaymentStatus,
  fields: Partial<PaymentDocument> = {},
): Promise<Payment | null> {
  const { paymentId } = read
  await changeStatus(app, paymentId, status, fields)
  const payment = await findPayment(app, paymentId)
  if (payment) {
    const isUnpaid = payment.captures.length === 0 && (payment.status === 'expired' || payment.status === 'cancelled')
    // the player may buy the deal again
    if (isUnpaid && payment.purchased.isOneTime) await releaseOneTimeDeal(app, paymentId)
    await scheduleLook(app, read, nextCheckAt(payment, app.clock.now()))
  }
  return payment
}

/**
 * Writes a status together with the mails and the event for the staff about it; all of it once, or nothing. A payment
 * that has the status already needs no transaction, which would wait for others.
 */
async function changeStatus(
  app: App,
  paymentId: string,
  status: PaymentStatus,
  fields: Partial<PaymentDocument>,
): Promise<void> {
  const { payments } = app.get(paymentModelsService)
  const payment = await findPayment(app, paymentId)
  if (!payment || !formerStatuses(status).includes(payment.status)) return
  const written =
    payment.status === status
      ? await payments.updateOne({ _id: paymentId, status }, { $set: { status, ...fields } })
      : await writeStatus(app, payment, status, fields)
  // another settlement has changed the status since it was read
  if (written.matchedCount === 0) await changeStatus(app, paymentId, status, fields)
}

async function writeStatus(
  app: App,
  payment: Payment,
  status: PaymentStatus,
  fields: Partial<PaymentDocument>,
): Promise<{ readonly matchedCount: number }> {
  const { paymentId, status: formerStatus } = payment
  const { payments } = app.get(paymentModelsService)
  const mails = await statusMails(app, payment, status)
  const written = await commitWithMails(app, async (session, queueMail) => {
    const { matchedCount } = await payments.updateOne(
      { _id: paymentId, status: formerStatus },
      { $set: { status, ...fields } },
      { session },
    )
    if (matchedCount === 0) return { matchedCount }
    for (const mail of mails) await queueMail(mail)
    await appendStaffEvents(app, [statusEvent(paymentId, formerStatus, status)], session)
    return { matchedCount }
  })
  app.get(paymentStepsService)('statusTold')
  return written
}

const statusEvent = (paymentId: string, formerStatus: PaymentStatus, status: PaymentStatus): NewStaffEvent => ({
  event: { type: 'payment', paymentId, formerStatus, status },
  permission: 'manageUsers',
})

/**
 * The mails about a new status of a payment: for the end of a running subscription, or for one that continues another.
 * There is nothing to mail, and nothing to read, for any other status.
 */
async function statusMails(app: App, payment: Payment, status: PaymentStatus): Promise<readonly NewMail[]> {
  if (status !== 'active' && status !== 'cancelled' && status !== 'expired') return []
  if (isRunning(payment)) return status === 'active' ? [] : endMails(app, { ...payment, status })
  const begins = status === 'active' && formerStatuses(status).includes(payment.status)
  return begins && isContinuation(payment) && payment.captures.length === 0 ? continuationMails(app, payment) : []
}

/** Buyer and recipient, once if they are the same; null for a deleted one. */
const findParties = (app: App, { buyerId, recipientId }: Payment) =>
  Promise.all([...new Set([buyerId, recipientId])].map((accountId) => findAccount(app, accountId)))

const isAccountGone = async (app: App, payment: Payment): Promise<boolean> =>
  (await findParties(app, payment)).includes(null)

/**
 * Whether a buyer or recipient is deleted or banned. A banned player can neither use nor cancel a subscription, so it must not
 * be charged.
 */
const isAccountBarred = async (app: App, payment: Payment): Promise<boolean> =>
  (await findParties(app, payment)).some((account) => account === null || account.role === 'banned')

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
    // the buyer was notified that nothing is charged for it, which stays so when the reason is gone
    if (payment.status === 'cancelled' || (await isAccountGone(app, payment))) return finish(app, payment, 'cancelled')
    const obstacle = await findObstacle(app, payment)
    if (obstacle === 'withdrawn') return finish(app, payment, 'cancelled')
    if (obstacle === 'owned' || (payment.purchased.isOneTime && !(await claimOneTimeDeal(app, payment))))
      return finish(app, payment, 'cancelled', { isDuplicate: true })
    pass('claimed')
    order = requireOwn(payment, await provider.captureOrder(providerId, payment.paymentId))
    pass('captured')
    // the buyer may approve it again, or buy it again
    if (order.status === 'declined' && payment.purchased.isOneTime) await releaseOneTimeDeal(app, payment.paymentId)
  }
  let after = await applyCaptures(app, payment, order.captures, false)
  if (await refundUngiven(app, provider, after)) {
    order = requireOwn(payment, await provider.readOrder(providerId))
    after = await applyCaptures(app, after, order.captures, false)
  }
  // the charge of a bank transfer is pending for days, and its buyer has nothing left to approve
  const isPending = order.captures.some(({ status }) => status === 'pending')
  const status = orderStatus(order, after, isLate && !isPending)
  return finish(app, payment, status, isPending ? { approveUrl: null } : {})
}

/** Whether an order was charged in vain. It cannot be approved again, unlike one whose card was declined. */
const isFailed = ({ status, captures }: ProviderOrder): boolean =>
  status === 'completed' && captures.length > 0 && captures.every((capture) => capture.status === 'failed')

function orderStatus(order: ProviderOrder, { captures }: Payment, isLate: boolean): PaymentStatus {
  const [capture] = captures
  if (capture && isGone(capture)) return capture.status === 'reversed' ? 'reversed' : 'refunded'
  if (capture) return 'completed'
  if (order.status === 'voided' || isFailed(order)) return 'cancelled'
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
  if (await endWithdrawn(app, provider, payment, subscription)) subscription = await read()
  let after = await applyCaptures(app, payment, subscription.captures, isCharged())
  const readAgain = async () => {
    subscription = await read()
    after = await applyCaptures(app, after, subscription.captures, isCharged())
  }
  const above = isCharged() ? await findEnd(app, after) : null
  if (above) {
    await markOvertaken(app, after, above)
    // before the refunds, which the provider may refuse for days, so that nothing more is charged meanwhile
    await provider.cancelSubscription(providerId)
    app.get(paymentStepsService)('cancelledAtProvider')
    await readAgain()
  }
  const refused = await problemOf(async () => {
    if (await refundDoublyPaid(app, provider, after)) await readAgain()
    if (await refundUngiven(app, provider, after)) await readAgain()
  })
  // A subscription that ended has ended, though the provider may refuse its refund for days.
  if (refused && isCharged()) throw refused
  const status = subscriptionStatus(subscription, after, isLate, purgeTime(app))
  if (isCharged()) {
    const renewsAt = Math.max(payment.startsAt ?? 0, ...paidTimes(after))
    await continueOnPlayer(app, after)
    await endOthers(app, provider, after)
    const finished = await finish(app, payment, status, { renewsAt })
    if (!finished || !isRunning(finished)) return finished
    // of two that were settled at once, neither was seen by the other before: the later one to be written sees both
    if (await findEnd(app, finished)) return settleSubscription(app, provider, finished, isLate)
    await endOthers(app, provider, finished)
    return finished
  }
  if (after.captures.length > 0 || isContinuation(after)) await endOnPlayer(app, after)
  if (!refused) return finish(app, payment, status, { renewsAt: null })
  await changeStatus(app, payment.paymentId, status, { renewsAt: null })
  throw refused
}

/** The problem of the provider that an action met; null for none. */
async function problemOf(action: () => Promise<void>): Promise<ProviderProblem | null> {
  try {
    await action()
    return null
  } catch (error) {
    if (error instanceof ProviderProblem) return error
    throw error
  }
}

const endOnPlayer = (app: App, payment: Payment) =>
  changeRecipient(app, payment, ({ state, ...clock }) => endRenewal(state, { ...clock, paymentId: payment.paymentId }))

/** Applies a subscription that continues a cancelled one and was not charged yet. */
async function continueOnPlayer(app: App, payment: Payment): Promise<void> {
  const { paymentId, purchased, continuedCharge, captures } = payment
  if (continuedCharge === undefined || captures.length > 0) return
  await changeRecipient(app, payment, ({ state, ...clock }) =>
    continueSubscription(state, { ...clock, paymentId, level: purchased.level, continuedCharge }),
  )
  app.get(paymentStepsService)('continued')
}

const isLapsed = (payment: Payment, now: number): boolean =>
  (payment.captures.length > 0 || isContinuation(payment)) && paidUntilEnd(payment) + subscriptionGraceMs <= now

/**
 * The running subscriptions of the same player that replace a subscription which must not be charged any more; null if
 * it may be. It may not if it was refunded, unpaid for longer than the grace, or paid too little; if its account was
 * deleted or banned; or if another one replaces it.
 */
async function findEnd(app: App, payment: Payment): Promise<readonly Payment[] | null> {
  const above = (await findRunningSubscriptions(app, payment.recipientId)).filter(
    (other) => other.paymentId !== payment.paymentId && byPrecedence(other, payment) < 0,
  )
  const isOver =
    payment.captures.some(isGone) || isLapsed(payment, purgeTime(app)) || (await isAccountBarred(app, payment))
  return isOver || above.length > 0 || (await isUpgradeUnderpaid(app, payment)) ? above : null
}

/**
 * Orders the subscriptions of a player. One that the player pays comes before any gift, because otherwise a giver could
 * end it. Then comes the highest level, and among equal ones the latest.
 */
const byPrecedence = (a: Payment, b: Payment): number =>
  Number(isOwn(b)) - Number(isOwn(a)) ||
  b.purchased.level - a.purchased.level ||
  b.createdAt - a.createdAt ||
  (a.paymentId < b.paymentId ? 1 : -1)

/**
 * A subscription ends the one that it continues, and an upgrade ends lower ones. These stay paid until the end of their
 * month.
 */
async function endOthers(app: App, provider: PaymentProvider, payment: Payment): Promise<void> {
  for (const lower of await findRunningSubscriptions(app, payment.recipientId)) {
    if (lower.paymentId === payment.paymentId || byPrecedence(lower, payment) < 0) continue
    if (lower.providerId === null || lower.provider !== provider.name) continue
    await markOvertaken(app, lower, [payment])
    await provider.cancelSubscription(lower.providerId)
    app.get(paymentStepsService)('cancelledAtProvider')
    await settleLower(app, lower)
  }
}

/**
 * Settles an ended subscription at once, since the settlement of a payment must not wait for that of another. If the
 * provider refuses its refund, a worker continues with it, and the higher subscription is given all the same.
 */
async function settleLower(app: App, { paymentId }: Payment): Promise<void> {
  try {
    await settle(app, paymentId)
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    app.log.error({ err: error, payment: paymentId }, 'A payment could not be settled yet.')
    await updatePayment(app, paymentId, { checkAt: app.clock.now() + 60_000 })
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
