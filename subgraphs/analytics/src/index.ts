import { join } from 'node:path'
import { createCollections } from '@sanguine/db'
import type { App, Domain, Viewer } from '@sanguine/kernel'
import { activityService } from './activity'
import { examples } from './analytics.examples'
import { analyticsModelsService } from './analytics.model'
import { analyticsNodeIds, analyticsNodes, analyticsResolvers } from './analytics.resolvers'
import { analyticsRoutes } from './analytics.rest'
import { dayCloserService, keepDays } from './day-closer.service'
import { analyticsCollections } from './personal-data'
import { beginRecording } from './recording'

export type { appStatsShape } from './app-stats.shape'
export { type AnalyticsDay, type AnalyticsRange, listAnalyticsDays } from './operations/list-analytics-days'
export { type Purchase, recordPurchase } from './purchases'

/** Marks the account as active today; resolves once that is stored, and never throws. */
export const recordActivity = (app: App, viewer: Viewer): Promise<void> => app.get(activityService).record(viewer)

/** The daily key figures of the game. */
export const analytics: Domain = {
  name: 'analytics',
  schemaPath: join(__dirname, 'analytics.graphql'),
  collections: analyticsCollections,
  resolvers: analyticsResolvers,
  examples,
  routes: analyticsRoutes,
  nodes: analyticsNodes,
  nodeIds: analyticsNodeIds,
  async start(app) {
    await createCollections(Object.values(app.get(analyticsModelsService)))
    await beginRecording(app)
    // Before calls are accepted, accounts and subscriptions are still as the last gateway left them.
    await keepDays(app).catch((error: unknown) => {
      app.log.error({ err: error }, 'The days that are over could not be closed; it will be tried again.')
    })
    app.get(dayCloserService)
  },
}
