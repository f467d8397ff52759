import { inUsd, priceOf, releaseService } from '@sanguine/catalogue'
import { type Context, type Domain, hasPermission } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { listAnalyticsDays } from './operations/list-analytics-days'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/

async function findDay(context: Context, id: string): Promise<object | null> {
  const mayRead = context.viewer !== null && hasPermission(context.viewer.role, 'readAnalytics')
  if (!mayRead || !dayPattern.test(id)) return null
  return (await listAnalyticsDays(context, { from: id, to: id }))[0] ?? null
}

export const analyticsNodeIds = { AnalyticsDay: dayPattern } satisfies Domain['nodeIds']

export const analyticsNodes = { AnalyticsDay: findDay } satisfies Domain['nodes']

export const analyticsResolvers = {
  Admin: { analytics: (_admin, range, context) => listAnalyticsDays(context, range) },
  AnalyticsDay: { date: ({ id }) => id },
  AnalyticsPurchase: {
    package: ({ packageId }, _args, { app }) => {
      const { index } = app.get(releaseService).snapshot()
      const found = index.premiumPackage.find({ by: 'id', value: packageId })
      return found ? { name: found.name, price: priceOf(found) } : null
    },
    revenue: ({ revenueCents }) => inUsd(revenueCents),
  },
} satisfies Resolvers
