import { type App, berlinDayOf, type Day } from '@sanguine/kernel'
import { type ClientSession, trusted } from 'mongoose'
import { analyticsModelsService, type DayPurchase, type PurchaseDocument } from './analytics.model'

/** A payment that was received for a premium package. */
export interface Purchase {
  /** unique among all payments */
  readonly paymentId: string
  readonly packageId: string
  /** how many, 1 or more */
  readonly amount: number
  /** the amount that was paid for all of them, in US cents */
  readonly paidCents: number
}

/**
 * Counts a purchase among those of today. To be called in the transaction that makes the payment valid, so that both are
 * stored or neither. A payment that is already counted is an error of the database, which ends the transaction.
 */
export async function recordPurchase(
  app: App,
  { paymentId, packageId, amount, paidCents }: Purchase,
  session: ClientSession,
): Promise<void> {
  if (!Number.isSafeInteger(amount) || amount < 1) throw new Error(`A purchase cannot be of ${amount}.`)
  if (!Number.isSafeInteger(paidCents) || paidCents < 0) throw new Error(`A purchase cannot cost ${paidCents} cents.`)
  const purchase: PurchaseDocument = {
    _id: paymentId,
    day: berlinDayOf(app.clock.now()),
    packageId,
    amount,
    revenueCents: paidCents,
  }
  await app.get(analyticsModelsService).purchases.create([purchase], { session })
}

/** The purchases from `from` to `to`, both included: by day, one entry per package, in the order of their ids. */
export async function readPurchases(app: App, from: Day, to: Day): Promise<ReadonlyMap<Day, readonly DayPurchase[]>> {
  const rows = await app
    .get(analyticsModelsService)
    .purchases.find({ day: trusted({ $gte: from, $lte: to }) })
    .sort({ day: 1 })
    .lean<PurchaseDocument[]>()
  const days = new Map<Day, PurchaseDocument[]>()
  for (const row of rows) {
    const ofDay = days.get(row.day)
    if (ofDay) ofDay.push(row)
    else days.set(row.day, [row])
  }
  return new Map([...days].map(([day, purchases]) => [day, sumPurchases(purchases)]))
}

function sumPurchases(purchases: readonly DayPurchase[]): DayPurchase[] {
  const sums = new Map<string, DayPurchase>()
  for (const { packageId, amount, revenueCents } of purchases) {
    const sum = sums.get(packageId)
    sums.set(packageId, {
      packageId,
      amount: amount + (sum?.amount ?? 0),
      revenueCents: revenueCents + (sum?.revenueCents ?? 0),
    })
  }
  return [...sums.values()].toSorted((a, b) => (a.packageId < b.packageId ? -1 : 1))
}
