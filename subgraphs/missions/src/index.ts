import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { addScheduledEffect } from '@sanguine/players'
import { missionEffect } from './mission-effect'
import { resolvers } from './missions.resolvers'

export { readMission } from './operations/read-mission'

/** What players are asked to hunt. */
export const missions: Domain = {
  name: 'missions',
  schemaPath: join(__dirname, 'missions.graphql'),
  resolvers,
  start: async (app) => addScheduledEffect(app, missionEffect(app)),
}
