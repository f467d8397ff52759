import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { resolvers } from './travel.resolvers'

export { listHuntingGrounds, listRegions } from './operations/list-regions'
export { travel } from './operations/travel'

export const travelDomain: Domain = {
  name: 'travel',
  schemaPath: join(__dirname, 'travel.graphql'),
  resolvers,
}
