import { join } from 'node:path'
import { addDeletionFollower } from '@sanguine/catalogue'
import type { Domain } from '@sanguine/kernel'
import { leaveDeletedGround } from './leave-deleted-ground'
import { resolvers } from './travel.resolvers'

export { listHuntingGrounds, listRegions } from './operations/list-regions'
export { travel } from './operations/travel'

export const travelDomain: Domain = {
  name: 'travel',
  schemaPath: join(__dirname, 'travel.graphql'),
  resolvers,
  start: async (app) => addDeletionFollower(app, leaveDeletedGround(app)),
}
