import { defineRoute, resultShapeWith } from '@sanguine/kernel/rest'
import { z } from 'zod'
import { readPlayer } from '../operations/read-player'
import { clientSeedSchema, rotateSeed } from '../operations/rotate-seed'
import { fairnessShape, toWireFairness } from './fairness.shape'
import { toWireResult } from './players.refusals'

export const seedRotated = 'The old seed is revealed, and the next one is in use.'

export const playerRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'getFairness',
    cost: 'Query.me',
    path: '/game/fairness',
    tag: 'player',
    summary: "Returns the seeds of the player's combats; null before the first combat.",
    access: 'player',
    scope: 'read',
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
    summary: 'Reveals the seed of past combats and puts the next one in use.',
    access: 'player',
    scope: 'hunt',
    input: {
      body: z
        .object({
          clientSeed: clientSeedSchema
            .optional()
            .describe("The player's part of the next seed; a random one if left out."),
        })
        .meta({ id: 'RotateSeedRequest' }),
    },
    response: resultShapeWith({ fairness: fairnessShape }).meta({ id: 'RotateSeedResult' }),
    run: async (context, { body }) =>
      toWireResult(context, await rotateSeed(context, body), seedRotated, ({ player: { state } }) =>
        state.fairness ? { fairness: toWireFairness(state.fairness) } : {},
      ),
  }),
]
