import { releaseFor } from '@sanguine/catalogue'
import { defineRoute } from '@sanguine/kernel/rest'
import { missionShape, toWireMission } from './mission.shape'
import { readMission } from './operations/read-mission'

export const missionRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'getMission',
    cost: 'Query.mission',
    path: '/ClientMission',
    tag: 'missions',
    summary: 'Returns the mission of the player or, between missions, the start of the next one.',
    access: 'player',
    scope: 'read',
    response: missionShape,
    run: async (context) => toWireMission(releaseFor(context), await readMission(context)),
  }),
]
