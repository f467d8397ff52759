import { releaseFor } from '@sanguine/catalogue'
import { toConnection } from '@sanguine/kernel'
import { rankAt } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { readLadder, readLadderPlayer } from './operations/read-ladder'
import { readLadderRank } from './operations/read-ladder-rank'

export const resolvers = {
  Query: {
    ladder: async (_root, args, context) => {
      const { offset, total, rows } = await readLadder(context, args)
      const bounds = { hasNextPage: offset + rows.length < total, hasPreviousPage: offset > 0 }
      const connection = toConnection(rows, ({ position }) => String(position), bounds)
      return { ...connection, offset, totalCount: total }
    },
    player: (_root, args, context) => readLadderPlayer(context, args),
  },
  LadderEntry: {
    player: ({ accountId, name }) => ({ accountId, name }),
    ladderRank: ({ rank }) => rank,
    currentRank: ({ xp }, _args, context) => rankAt(xp, releaseFor(context)).rank,
    avatar: ({ avatarImageId }) => (avatarImageId ? { id: avatarImageId, animatedId: null } : null),
  },
  Player: {
    ladderRank: ({ accountId, state }, _args, context) => readLadderRank(context, { id: accountId, xp: state.xp }),
  },
} satisfies Resolvers
