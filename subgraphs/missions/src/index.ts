import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { startDue } from '@sanguine/players'
import { missionDue } from './mission-due'
import { resolvers } from './missions.resolvers'

export { readMission } from './operations/read-mission'

/** What players are asked to hunt. */
export const missions: Domain = {
  name: 'missions',
  schemaPath: join(__dirname, 'missions.graphql'),
  resolvers,
  start: async (app) => startDue(app, missionDue(app)),
}
