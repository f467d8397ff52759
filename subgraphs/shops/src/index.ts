import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { resolvers } from './shops.resolvers'

export { buy } from './operations/buy'
export { readShop, type Shop, type ShopInput } from './operations/read-shop'
export { sell } from './operations/sell'
export { sellItems } from './operations/sell-items'
export type { TradeRequest } from './operations/trade-request'

export const shops: Domain = {
  name: 'shops',
  schemaPath: join(__dirname, 'shops.graphql'),
  resolvers,
}
