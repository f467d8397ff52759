import { releaseFor } from '@sanguine/catalogue'
import { readMission } from '@sanguine/missions'
import { defineRoute } from '../route'
import { missionShape, wireMission } from '../shapes/mission.shape'

export const missionRoutes = [
  defineRoute({
    method: 'GET',
    path: '/ClientMission',
    tag: 'missions',
    summary: 'What the player is asked to hunt; between missions when the next one begins.',
    access: 'player',
    answer: missionShape,
    run: async (context) => wireMission(releaseFor(context), await readMission(context)),
  }),
]
