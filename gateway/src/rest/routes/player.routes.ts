import { releaseFor } from '@sanguine/catalogue'
import { requirePlayer } from '@sanguine/kernel'
import { ladderRankOf } from '@sanguine/ladder'
import { readPlayer, viewMe } from '@sanguine/players'
import { defineRoute } from '../route'
import { playerShape, wirePlayer } from '../shapes/player.shape'

export const playerRoutes = [
  defineRoute({
    method: 'GET',
    path: '/clientUser/getme',
    tag: 'player',
    summary: 'The player who asks: XP, purse, inventory, stats, timers.',
    access: 'player',
    answer: playerShape,
    run: async (context) => {
      const viewer = requirePlayer(context)
      const me = viewMe(context, await readPlayer(context))
      const release = releaseFor(context)
      return wirePlayer(release, { me, viewer, ladderRank: await ladderRankOf(context, me) })
    },
  }),
]
