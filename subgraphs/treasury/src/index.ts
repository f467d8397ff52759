import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { resolvers } from './treasury.resolvers'

export { changePins } from './operations/change-pins'
export { claimCollection } from './operations/claim-collection'
export { listCollections } from './operations/list-collections'
export { readItemSources } from './operations/read-item-sources'

export const treasury: Domain = {
  name: 'treasury',
  schemaPath: join(__dirname, 'treasury.graphql'),
  resolvers,
}
