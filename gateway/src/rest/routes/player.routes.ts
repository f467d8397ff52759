import { releaseFor } from '@sanguine/catalogue'
import { requirePlayer } from '@sanguine/kernel'
import { ladderRankOf } from '@sanguine/ladder'
import { readPlayer, rotateSeed, seedRotatedMessage, viewMe } from '@sanguine/players'
import { z } from 'zod'
import { defineRoute } from '../route'
import { fairnessShape, wireFairness } from '../shapes/fairness.shape'
import { playerShape, wirePlayer } from '../shapes/player.shape'
import { outcome, outcomeWith } from '../wire'

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
  defineRoute({
    method: 'GET',
    path: '/game/fairness',
    tag: 'player',
    summary: "What the player's combats are drawn from; null before the first of them.",
    access: 'player',
    answer: fairnessShape.nullable(),
    run: async (context) => {
      const { fairness } = viewMe(context, await readPlayer(context))
      return fairness && wireFairness(fairness)
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/game/rotateSeed',
    tag: 'player',
    summary:
      'Reveals the seed that combats were drawn from and takes the next one, with a part that the player chooses.',
    access: 'player',
    input: { body: z.object({ clientSeed: z.string().optional() }) },
    answer: outcomeWith({ fairness: fairnessShape }),
    run: async (context, { body }) =>
      outcome(context, await rotateSeed(context, body), seedRotatedMessage, ({ player }) => {
        const { fairness } = viewMe(context, player)
        return fairness ? { fairness: wireFairness(fairness) } : {}
      }),
  }),
]
