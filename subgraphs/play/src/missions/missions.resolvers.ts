import { enemyOf, groundOf, releaseFor } from '@sanguine/catalogue'
import { memoPerCall, toPayload } from '@sanguine/kernel'
import { amountIn, missionIdOf, missionReward, missionsToBonus, objectivesByRarity } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { chooseMission, rerollMissions } from './operations/choose-mission'
import { readGroundReach } from './operations/read-ground-reach'
import { missionOf, offeredMissions, readMission } from './operations/read-mission'

const reachOfCall = memoPerCall(readGroundReach, (groundId) => groundId)

export const resolvers = {
  Admin: { groundReach: (_admin, { huntingGroundId }, context) => reachOfCall(context, huntingGroundId) },
  Query: { mission: (_root, _args, context) => readMission(context) },
  Mutation: {
    chooseMission: async (_root, { input }, context) =>
      toPayload(await chooseMission(context, input), ({ player }) => ({ player })),
    rerollMissions: async (_root, _args, context) =>
      toPayload(await rerollMissions(context), ({ player }) => ({ player })),
  },
  Player: {
    mission: (player, _args, context) => missionOf(context, player),
    missionOffers: (player, _args, context) => offeredMissions(context, player),
    canRerollMissions: (player, _args, context) =>
      missionOf(context, player)?.mission.completedAt === 0 && !player.state.isMissionRerolled,
    missionStreak: ({ state }) => ({
      count: state.missionStreak?.count ?? 0,
      longest: state.missionStreak?.longest ?? 0,
      missionsToBonus: missionsToBonus(state),
    }),
  },
  Mission: {
    id: ({ mission }) => missionIdOf(mission),
    isChosen: ({ mission, player }) => mission === player.state.mission,
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
    reward: ({ mission, player }) => missionReward(mission, player.state),
  },
} satisfies Resolvers
