import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { resolvers } from './shops.resolvers'

export { readShop, type ShopInput } from './operations/read-shop'
export { trade } from './operations/trade'
export { tradeMessage } from './shops.messages'

export const shops: Domain = {
  name: 'shops',
  schemaPath: join(__dirname, 'shops.graphql'),
  resolvers,
}
