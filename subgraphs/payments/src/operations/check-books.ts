import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { findPayment, findPaymentByProviderIds, type Payment, paymentOf } from '../payment-repository'
import { isGone } from '../payment-status'
import { paymentModelsService, type WebhookEventDocument } from '../payments.model'
import type { PaymentProvider, ProviderCapture, ProviderCharge, UnsearchedTime } from '../provider/payment-provider'
import { providerService } from '../provider/provider.service'

/** A difference between our books and those of the provider. */
export interface BookDifference {
  readonly paymentId: string
  /** null if the payment as a whole differs */
  readonly captureId: string | null
  readonly ours: string
  readonly theirs: string
}

export interface BooksReport {
  readonly payments: number
  /** US cents that were charged and not refunded, by our books */
  readonly receivedCents: number
  readonly differences: number
  /** the times whose charges the provider did not search, though it was asked to */
  readonly unsearched: readonly UnsearchedTime[]
}

/**
 * Compares every payment with the provider's record, charge by charge, and checks whether the items of each charge were
 * given or taken back. A payment may be missing here after a restore. So charges that an event named and no payment has
 * are reported too. With `since` so are all that the provider booked from then on and can search. Changes nothing.
 * Payments of the last minutes may differ until they are settled. Throws `ProviderProblem` if a payment cannot be read,
 * after all differences that it found.
 */
export async function checkBooks(
  app: App,
  onDifference: (difference: BookDifference) => void,
  since: number | null = null,
): Promise<BooksReport> {
  const provider = app.get(providerService)
  const report: { -readonly [Key in keyof BooksReport]: BooksReport[Key] } = {
    payments: 0,
    receivedCents: 0,
    differences: 0,
    unsearched: [],
  }
  if (!provider) return report
  const reported = new Set<string | null>()
  const add = (difference: BookDifference) => {
    report.differences += 1
    reported.add(difference.captureId)
    onDifference(difference)
  }
  const { payments } = app.get(paymentModelsService)
  const cursor = payments
    .find({ provider: provider.name, providerId: trusted({ $ne: null }) })
    .lean()
    .cursor()
  for await (const document of cursor) {
    const payment = paymentOf(document)
    report.payments += 1
    report.receivedCents += payment.captures.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0)
    for (const difference of differencesOf(payment, await readCaptures(provider, payment))) add(difference)
  }
  const addUnknown = (differences: readonly BookDifference[]) => {
    for (const difference of differences) if (!reported.has(difference.captureId)) add(difference)
  }
  addUnknown(await readUnknownEvents(app, provider))
  if (since === null) return report
  const { charges, unsearched } = await provider.listCharges(since)
  addUnknown(await findUnknownCharges(app, charges))
  return { ...report, unsearched }
}

/** The charges that the provider booked and that no payment has. */
async function findUnknownCharges(app: App, charges: readonly ProviderCharge[]): Promise<BookDifference[]> {
  const found: BookDifference[] = []
  for (const { paymentId, captureId, cents } of charges) {
    if (await findPaymentByProviderIds(app, [captureId])) continue
    const ours = (await findPayment(app, paymentId)) ? 'no such charge' : 'no such payment'
    found.push({ paymentId, captureId, ours, theirs: amountText({ cents, status: 'completed' }) })
  }
  return found
}

type UnknownCharge = NonNullable<WebhookEventDocument['unknown']>

/** The charges that events of the provider named, that no payment has, and that were not given back in full. */
async function readUnknownEvents(app: App, provider: PaymentProvider): Promise<BookDifference[]> {
  const { webhookEvents } = app.get(paymentModelsService)
  const events = await webhookEvents.find({ 'unknown.captureId': trusted({ $exists: true }) }).lean()
  const found: BookDifference[] = []
  for (const { type, receivedAt, unknown } of events) {
    if (!unknown || (await findPaymentByProviderIds(app, [unknown.captureId]))) continue
    if (await wasGivenBack(app, provider, unknown, receivedAt.getTime())) continue
    const { paymentId, captureId } = unknown
    found.push({ paymentId, captureId, ours: 'no such payment', theirs: `${type} of ${receivedAt.toISOString()}` })
  }
  return found
}

/**
 * Whether a charge was refunded or reversed in full. An event alone tells a reversal. The provider can read a charge of
 * an order by its number. It cannot read one of a subscription so: that is found among the charges of the subscription,
 * which its event names. A charge that the provider does not show counts as kept.
 */
async function wasGivenBack(
  app: App,
  provider: PaymentProvider,
  { captureId, subscriptionId }: UnknownCharge,
  receivedAt: number,
): Promise<boolean> {
  const { webhookEvents } = app.get(paymentModelsService)
  if (await webhookEvents.exists({ reversedCaptureId: captureId })) return true
  if (subscriptionId === undefined) {
    const status = await provider.readCapture(captureId)
    return status !== null && isGone({ status })
  }
  const subscription = await provider.readSubscription(subscriptionId, receivedAt)
  const charge = subscription?.captures.find((capture) => capture.captureId === captureId)
  return charge !== undefined && isGone(charge)
}

async function readCaptures(
  provider: PaymentProvider,
  { kind, providerId, createdAt }: Payment,
): Promise<readonly ProviderCapture[] | null> {
  const id = providerId ?? ''
  const found = kind === 'order' ? await provider.readOrder(id) : await provider.readSubscription(id, createdAt)
  return found?.captures.filter(({ status }) => status !== 'pending' && status !== 'failed') ?? null
}

function differencesOf(payment: Payment, theirs: readonly ProviderCapture[] | null): BookDifference[] {
  const { paymentId, captures } = payment
  if (!theirs) return [{ paymentId, captureId: null, ours: payment.status, theirs: 'no such payment' }]
  const known = new Map(theirs.map((capture) => [capture.captureId, capture]))
  const ours = captures.flatMap((capture): BookDifference[] => {
    const { captureId, grantedAt, takenBackAt } = capture
    const other = known.get(captureId)
    const [own, their] = [amountText(capture), other ? amountText(other) : 'no such charge']
    if (own !== their) return [{ paymentId, captureId, ours: own, theirs: their }]
    const isDone = isGone(capture) ? takenBackAt !== null : grantedAt !== null
    return isDone ? [] : [{ paymentId, captureId, ours: `${own}, not settled`, theirs: their }]
  })
  const missing = theirs
    .filter(({ captureId }) => !captures.some((capture) => capture.captureId === captureId))
    .map((capture) => ({
      paymentId,
      captureId: capture.captureId,
      ours: 'no such charge',
      theirs: amountText(capture),
    }))
  return [...ours, ...missing]
}

/** A charge as both books describe it. For a charge that was given back, only that fact is compared. */
const amountText = ({ cents, status }: Pick<ProviderCapture, 'cents' | 'status'>): string =>
  `${(cents / 100).toFixed(2)} USD${isGone({ status }) ? ', given back' : ''}`
