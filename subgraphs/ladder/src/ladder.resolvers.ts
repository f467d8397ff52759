import type { Resolvers } from '@sanguine/kernel'
import { ladderRankOf } from './operations/ladder-rank-of'

export const resolvers: Resolvers = {
  Me: { ladderRank: (me: { id: string; xp: number }, _args, context) => ladderRankOf(context, me) },
}
