import { listAnalyticsDays } from '@sanguine/analytics'
import { z } from 'zod'
import { defineRoute } from '../route'
import { appStatsShape, toWireAppStats } from '../shapes/app-stats.shape'

export const analyticsRoutes = [
  defineRoute({
    operationId: 'listGameAppStats',
    cost: 'Admin.analytics',
    method: 'GET',
    path: '/GameAppStats',
    tag: 'analytics',
    summary: 'Lists the key figures of the game day by day, oldest first; those of today as they are now.',
    access: 'readAnalytics',
    response: z.array(appStatsShape),
    run: async (context) => (await listAnalyticsDays(context)).map(toWireAppStats),
  }),
]
