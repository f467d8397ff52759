import { releaseFor } from '@sanguine/catalogue'
import { requirePlayer } from '@sanguine/kernel'
import { ladderRankOf } from '@sanguine/ladder'
import { readPlayer, rotateSeed, viewMe } from '@sanguine/players'
import { z } from 'zod'
import { defineRoute } from '../route'
import { fairnessShape, toWireFairness } from '../shapes/fairness.shape'
import { playerShape, toWirePlayer } from '../shapes/player.shape'
import { resultShapeWith, toWireResult } from '../wire'

export const playerRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'getPlayer',
    path: '/clientUser/getme',
    tag: 'player',
    summary: 'Returns the player of the session: XP, currencies, inventory, stats, timers.',
    access: 'player',
    response: playerShape,
    run: async (context) => {
      const viewer = requirePlayer(context)
      const me = viewMe(context, await readPlayer(context))
      const release = releaseFor(context)
      return toWirePlayer(release, { me, viewer, ladderRank: await ladderRankOf(context, me) })
    },
  }),
  defineRoute({
    method: 'GET',
    operationId: 'getFairness',
    path: '/game/fairness',
    tag: 'player',
    summary: "Returns the random source of the player's combats; null before the first one.",
    access: 'player',
    response: fairnessShape.nullable(),
    run: async (context) => {
      const { fairness } = viewMe(context, await readPlayer(context))
      return fairness && toWireFairness(fairness)
    },
  }),
  defineRoute({
    method: 'POST',
    operationId: 'rotateSeed',
    path: '/game/rotateSeed',
    acceptsIdempotencyKey: true,
    tag: 'player',
    summary: 'Reveals the server seed in use and replaces it by the next one.',
    access: 'player',
    input: {
      body: z
        .object({
          clientSeed: z.string().optional().describe('The part that the player chooses; a random one if left out.'),
        })
        .meta({ id: 'RotateSeedRequest' }),
    },
    response: resultShapeWith({ fairness: fairnessShape }).meta({ id: 'RotateSeedResult' }),
    run: async (context, { body }) =>
      toWireResult(
        await rotateSeed(context, body),
        ({ message }) => message,
        ({ fairness }) => ({ fairness: toWireFairness(fairness) }),
      ),
  }),
]
