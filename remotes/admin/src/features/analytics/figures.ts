import type { AdminAnalyticsQuery } from '../../generated/documents'

/** The key figures of a day. */
export type AnalyticsDay = NonNullable<AdminAnalyticsQuery['admin']>['analytics'][number]

/** The figures of a day, as the API names them and in the order in which they are shown. */
export const figures = [
  'users',
  'activeUsersLast7Days',
  'activeUsersLast30Days',
  'activeUsers',
  'silverSubscriptions',
  'goldSubscriptions',
  'platinumSubscriptions',
] as const

export type Figure = (typeof figures)[number]

/** The purchases of a package over several days. */
export interface PackageTotal {
  readonly packageId: string
  /** null where the package was deleted */
  readonly name: string | null
  readonly amount: number
  readonly revenueCents: number
}

/** The purchases over these days by package, the highest revenue first. */
export function packageTotals(days: readonly AnalyticsDay[]): PackageTotal[] {
  const totals = new Map<string, PackageTotal>()
  for (const { packageId, package: bought, amount, revenue } of days.flatMap(({ purchases }) => purchases)) {
    const total = totals.get(packageId)
    totals.set(packageId, {
      packageId,
      name: bought?.name ?? null,
      amount: amount + (total?.amount ?? 0),
      revenueCents: revenue.cents + (total?.revenueCents ?? 0),
    })
  }
  return [...totals.values()].toSorted(
    (a, b) => b.revenueCents - a.revenueCents || b.amount - a.amount || a.packageId.localeCompare(b.packageId),
  )
}

/** How many packages were bought, and what was paid for them. */
export const purchaseSum = (
  totals: readonly { readonly amount: number; readonly revenueCents: number }[],
): { readonly amount: number; readonly revenueCents: number } => ({
  amount: totals.reduce((sum, { amount }) => sum + amount, 0),
  revenueCents: totals.reduce((sum, { revenueCents }) => sum + revenueCents, 0),
})

/** The purchases of a day, and what was paid for them. */
export const daySum = ({ purchases }: Pick<AnalyticsDay, 'purchases'>) =>
  purchaseSum(purchases.map(({ amount, revenue }) => ({ amount, revenueCents: revenue.cents })))

/** The latest state of a number, and by how much it changed over the days. */
export interface LatestFigure {
  /** null where it is not known */
  readonly value: number | null
  /** since the first of the days on which it is known; null where it is known on one day alone */
  readonly change: number | null
}

/** The last of the days that is over, whose figures no longer change; the present day where there is no other. */
export const latestDay = (days: readonly AnalyticsDay[]): AnalyticsDay | undefined =>
  days.findLast(({ closedAt }) => closedAt !== null) ?? days.at(-1)

/** A figure on the latest of the days. */
export function latestFigure(days: readonly AnalyticsDay[], read: (day: AnalyticsDay) => number | null): LatestFigure {
  const latest = latestDay(days)
  if (!latest) return { value: null, change: null }
  const value = read(latest)
  const first = days.find((day) => day.date < latest.date && read(day) !== null)
  const before = first ? read(first) : null
  return { value, change: value === null || before === null ? null : value - before }
}

/** The subscriptions of a day, of all three kinds. */
export const subscriptionsOf = (day: AnalyticsDay): number | null => {
  const { silverSubscriptions: silver, goldSubscriptions: gold, platinumSubscriptions: platinum } = day
  return silver === null || gold === null || platinum === null ? null : silver + gold + platinum
}
