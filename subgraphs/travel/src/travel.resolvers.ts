import { releaseFor } from '@sanguine/catalogue'
import { type Context, toPayload } from '@sanguine/kernel'
import { type Player, readPlayer } from '@sanguine/players'
import { travelObstacle } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { listRegions } from './operations/list-regions'
import { travel } from './operations/travel'

const players = new WeakMap<Context, Promise<Player>>()

/** The viewer's player, read once for all hunting grounds of a response. */
function playerOf(context: Context): Promise<Player> {
  const player = players.get(context) ?? readPlayer(context)
  players.set(context, player)
  return player
}

export const resolvers = {
  Query: { regions: (_root, _args, context) => listRegions(context) },
  Mutation: {
    travel: async (_root, { input }, context) =>
      toPayload(await travel(context, input), ({ player, value }) => ({
        player,
        equipmentSet: value.setupIndex === null ? null : { player, index: value.setupIndex },
      })),
  },
  HuntingGround: {
    travelRefusal: async (ground, _args, context) => {
      const refusal = travelObstacle((await playerOf(context)).state, ground, releaseFor(context))
      return refusal && { code: refusal.code, details: refusal.details, field: null }
    },
  },
} satisfies Resolvers
