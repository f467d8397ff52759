import { releaseFor } from '@sanguine/catalogue'
import { enemyShape, toWireEnemy } from '@sanguine/catalogue/rest'
import { idSchema } from '@sanguine/kernel'
import { defineRoute } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { listEnemies } from './operations/list-enemies'

const grimoireEntryShape = enemyShape
  .extend({
    playerTimesHunted: z.int().min(0).describe('The wins of the player over the enemy.'),
    globalTimesHunted: z.int().min(0).describe('The wins of all players over the enemy, a few seconds old at most.'),
  })
  .meta({ id: 'GrimoireEntry', description: 'An enemy of a hunting ground, with the number of wins over it.' })

export const grimoireRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'listEnemies',
    cost: 'Query.grimoire',
    path: '/ClientGrimoire/getEnemies/:huntingGroundId',
    problems: ['notFound'],
    tag: 'grimoire',
    summary: 'Lists the enemies of a hunting ground, from common to rare.',
    access: 'player',
    scope: 'read',
    input: { params: z.object({ huntingGroundId: idSchema }) },
    response: z.array(grimoireEntryShape),
    run: async (context, { params }) => {
      const release = releaseFor(context)
      return (await listEnemies(context, params)).map(({ enemy, playerTimesHunted, globalTimesHunted }) => ({
        ...toWireEnemy(release, enemy),
        playerTimesHunted,
        globalTimesHunted,
      }))
    },
  }),
]
