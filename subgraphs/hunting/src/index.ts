import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { addScheduledEffect } from '@sanguine/players'
import { autoHuntEffect } from './auto-hunt-effect'
import { nodes, resolvers } from './hunting.resolvers'

export { changeAutoHunt } from './operations/change-auto-hunt'
export { coffinHunt, type Hunted, type HuntInput, hunt, quickHunt } from './operations/hunt'

export const hunting: Domain = {
  name: 'hunting',
  schemaPath: join(__dirname, 'hunting.graphql'),
  resolvers,
  nodes,
  start: async (app) => addScheduledEffect(app, autoHuntEffect(app)),
}
