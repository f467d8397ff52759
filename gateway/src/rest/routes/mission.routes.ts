import { releaseFor } from '@sanguine/catalogue'
import { readMission } from '@sanguine/play'
import { defineRoute } from '../route'
import { missionShape, toWireMission } from '../shapes/mission.shape'

export const missionRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'getMission',
    cost: 'Query.mission',
    path: '/ClientMission',
    tag: 'missions',
    summary: 'Returns the mission of the player; between missions, when the next one begins.',
    access: 'player',
    response: missionShape,
    run: async (context) => toWireMission(releaseFor(context), await readMission(context)),
  }),
]
