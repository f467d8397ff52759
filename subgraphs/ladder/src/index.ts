import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { examples } from './ladder.examples'
import { resolvers } from './ladder.resolvers'
import { ladderRoutes } from './ladder.rest'
import { ladderService } from './ladder.service'

export { type LadderInput, readLadder } from './operations/read-ladder'
export { readLadderRank } from './operations/read-ladder-rank'

export const ladder: Domain = {
  name: 'ladder',
  schemaPath: join(__dirname, 'ladder.graphql'),
  resolvers,
  examples,
  routes: ladderRoutes,
  start: async (app) => {
    app.get(ladderService)
  },
}
