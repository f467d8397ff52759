import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { refusals } from '@sanguine/players/rest'
import { examples } from './news.examples'
import { nodes, resolvers } from './news.resolvers'
import { newsRoutes } from './news.rest'

export type { newsShape } from './news.shape'
export { listNews } from './operations/list-news'
export { takeGift } from './operations/take-gift'

export const newsDomain: Domain = {
  name: 'news',
  schemaPath: join(__dirname, 'news.graphql'),
  refusals,
  resolvers,
  examples,
  routes: newsRoutes,
  nodes,
}
