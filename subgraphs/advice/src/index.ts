import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { refusals } from '@sanguine/players/rest'
import { resolvers as goalResolvers } from './goals/goals.resolvers'
import { huntCounterService } from './grimoire/counts/hunt-counter'
import { huntCountsService, prepareHuntCounts } from './grimoire/counts/hunt-counts.model'
import { examples } from './grimoire/grimoire.examples'
import { resolvers as grimoireResolvers } from './grimoire/grimoire.resolvers'
import { grimoireRoutes } from './grimoire/grimoire.rest'
import { resolvers as oddsResolvers } from './odds/odds.resolvers'
import { adviceCollections } from './personal-data'
import { resolvers as planResolvers } from './plan/plan.resolvers'
import { resolvers as sourceResolvers } from './sources/sources.resolvers'

export { listEnemies } from './grimoire/operations/list-enemies'
export { readHuntOdds } from './odds/operations/read-hunt-odds'
export { changePins } from './plan/operations/change-pins'
export { depthOf, dropSourcesOf } from './sources/drop-sources'
export { readItemSources } from './sources/operations/read-item-sources'

/** Advice for players: odds, best equipment, plan, goals, sources and the grimoire. */
export const advice: Domain = {
  name: 'advice',
  schemaPath: [
    'grimoire/grimoire.graphql',
    'odds/odds.graphql',
    'plan/plan.graphql',
    'goals/goals.graphql',
    'sources/sources.graphql',
  ].map((file) => join(__dirname, file)),
  collections: adviceCollections,
  refusals,
  resolvers: [grimoireResolvers, oddsResolvers, planResolvers, goalResolvers, sourceResolvers],
  examples,
  routes: grimoireRoutes,
  start: async (app) => {
    await prepareHuntCounts(app.get(huntCountsService))
    app.get(huntCounterService)
  },
}
