import { enemyOf, groundOf, releaseFor } from '@sanguine/catalogue'
import { amountIn, objectivesByRarity } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { missionOf, readMission } from './operations/read-mission'

export const resolvers = {
  Query: { mission: (_root, _args, context) => readMission(context) },
  Player: { mission: (player, _args, context) => missionOf(context, player) },
  Mission: {
    status: ({ mission }) => (mission.completedAt === 0 ? 'running' : 'completed'),
    huntingGround: ({ mission }, _args, context) => groundOf(releaseFor(context), mission.groundId),
    startsAt: ({ mission }) => mission.startsAt,
    endsAt: ({ mission }) => mission.endsAt,
    objectives: ({ mission, player }, _args, context) => {
      const release = releaseFor(context)
      return objectivesByRarity(mission, release).map(({ enemyId, caught, goal }) => ({
        enemy: enemyOf(release, enemyId),
        caught,
        goal,
        playerTimesHunted: amountIn(player.state.hunted, enemyId),
      }))
    },
    reward: ({ mission }) => mission.reward,
  },
} satisfies Resolvers
