import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { huntCounterService } from './counts/hunt-counter'
import { huntCountsService, prepareHuntCounts } from './counts/hunt-counts.model'
import { resolvers } from './grimoire.resolvers'

export { listEnemies } from './operations/list-enemies'

export const grimoire: Domain = {
  name: 'grimoire',
  schemaPath: join(__dirname, 'grimoire.graphql'),
  resolvers,
  start: async (app) => {
    await prepareHuntCounts(app.get(huntCountsService))
    app.get(huntCounterService)
  },
}
