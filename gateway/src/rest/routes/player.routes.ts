import { ladderRankOf } from '@sanguine/ladder'
import { readPlayer, rotateSeed } from '@sanguine/players'
import { z } from 'zod'
import { defineRoute } from '../route'
import { fairnessShape, toWireFairness } from '../shapes/fairness.shape'
import { playerShape, toWirePlayer } from '../shapes/player.shape'
import { successSentences } from '../success-sentences'
import { resultShapeWith, toWireResult } from '../wire'

export const playerRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'getPlayer',
    cost: 'Query.me',
    path: '/clientUser/getme',
    tag: 'player',
    summary: 'Returns the player of the session: XP, currencies, inventory, stats, timers.',
    access: 'player',
    response: playerShape,
    run: async (context) => {
      const player = await readPlayer(context)
      const ladderRank = await ladderRankOf(context, { id: player.accountId, xp: player.state.xp })
      return toWirePlayer(context, player, ladderRank)
    },
  }),
  defineRoute({
    method: 'GET',
    operationId: 'getFairness',
    cost: 'Query.me',
    path: '/game/fairness',
    tag: 'player',
    summary: "Returns the random source of the player's combats; null before the first one.",
    access: 'player',
    response: fairnessShape.nullable(),
    run: async (context) => {
      const { fairness } = (await readPlayer(context)).state
      return fairness ? toWireFairness(fairness) : null
    },
  }),
  defineRoute({
    method: 'POST',
    operationId: 'rotateSeed',
    cost: 'Mutation.rotateSeed',
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
      toWireResult(context, await rotateSeed(context, body), successSentences.seedRotated, ({ player: { state } }) =>
        state.fairness ? { fairness: toWireFairness(state.fairness) } : {},
      ),
  }),
]
