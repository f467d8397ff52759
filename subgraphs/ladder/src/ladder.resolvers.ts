import type { Resolvers } from '@sanguine/kernel'
import { ladderRankOf } from './operations/ladder-rank-of'
import { readLadder } from './operations/read-ladder'

export const resolvers: Resolvers = {
  Query: { ladder: (_root, args, context) => readLadder(context, args) },
  Me: { ladderRank: (me: { id: string; xp: number }, _args, context) => ladderRankOf(context, me) },
}
