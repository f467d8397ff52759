import { listEnemies } from '@sanguine/grimoire'
import { idSchema } from '@sanguine/kernel'
import { z } from 'zod'
import { defineRoute } from '../route'
import { preyShape, wirePrey } from '../shapes/prey.shape'

const enemyShape = preyShape.extend({
  playerTimesHunted: z.int().describe('How often the player has beaten it.'),
  globalTimesHunted: z.int().describe('How often all players have, as of the latest seconds.'),
})

export const grimoireRoutes = [
  defineRoute({
    method: 'GET',
    path: '/ClientGrimoire/getEnemies/:huntingGroundId',
    tag: 'grimoire',
    summary: 'Who can be met on a hunting ground, from the commonest to the rarest.',
    access: 'player',
    input: { params: z.object({ huntingGroundId: idSchema }) },
    answer: z.array(enemyShape),
    run: async (context, { params }) =>
      (await listEnemies(context, params)).map(({ enemy, playerTimesHunted, globalTimesHunted }) => ({
        ...wirePrey(enemy),
        playerTimesHunted,
        globalTimesHunted,
      })),
  }),
]
