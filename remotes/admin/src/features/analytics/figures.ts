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
