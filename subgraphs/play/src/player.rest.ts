import { defineRoute } from '@sanguine/kernel/rest'
import { readLadderRank } from '@sanguine/ladder'
import { readPlayer } from '@sanguine/players'
import { playerJson, playerShape } from '@sanguine/players/rest'

export const playerRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'getPlayer',
    cost: 'Query.me',
    path: '/clientUser/getme',
    tag: 'player',
    summary: "Returns the caller's player: XP, currencies, inventory, stats, timers.",
    access: 'player',
    scope: 'read',
    response: playerShape,
    run: async (context) => {
      const player = await readPlayer(context)
      const ladderRank = await readLadderRank(context, { id: player.accountId, xp: player.state.xp })
      return playerJson(context, player, ladderRank)
    },
  }),
]
