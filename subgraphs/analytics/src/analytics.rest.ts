import { defineRoute } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { appStatsShape, toWireAppStats } from './app-stats.shape'
import { listAnalyticsDays } from './operations/list-analytics-days'

export const analyticsRoutes = [
  defineRoute({
    operationId: 'listGameAppStats',
    cost: 'Admin.analytics',
    method: 'GET',
    path: '/GameAppStats',
    tag: 'analytics',
    summary: 'Lists the key figures of the game day by day, oldest first. The current day has the figures so far.',
    access: 'readAnalytics',
    scope: 'session',
    response: z.array(appStatsShape),
    run: async (context) => (await listAnalyticsDays(context)).map(toWireAppStats),
  }),
]
