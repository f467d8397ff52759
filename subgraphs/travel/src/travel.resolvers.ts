import { releaseFor } from '@sanguine/catalogue'
import { toPayload } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { travelObstacle } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { listRegions } from './operations/list-regions'
import { travel } from './operations/travel'

export const resolvers = {
  Query: { regions: (_root, _args, context) => listRegions(context) },
  Mutation: {
    travel: async (_root, { input }, context) =>
      toPayload(await travel(context, input), ({ player }) => ({ player })),
  },
  HuntingGround: {
    travelRefusal: async (ground, _args, context) => {
      const refusal = travelObstacle((await readPlayer(context)).state, ground, releaseFor(context))
      return refusal && { code: refusal.code, details: refusal.details, field: null }
    },
  },
} satisfies Resolvers
