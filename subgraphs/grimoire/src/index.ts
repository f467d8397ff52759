import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { huntCounterService } from './counts/hunt-counter'
import { huntCountsService, prepareHuntCounts } from './counts/hunt-counts.model'
import { resolvers } from './grimoire.resolvers'
import { grimoireCollections } from './personal-data'

export { listEnemies } from './operations/list-enemies'
export { readHuntOdds } from './operations/read-hunt-odds'

export const grimoire: Domain = {
  name: 'grimoire',
  schemaPath: join(__dirname, 'grimoire.graphql'),
  collections: grimoireCollections,
  resolvers,
  start: async (app) => {
    await prepareHuntCounts(app.get(huntCountsService))
    app.get(huntCounterService)
  },
}
