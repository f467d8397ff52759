import { releaseFor } from '@sanguine/catalogue'
import { coffinHunt, type Hunted, hunt, quickHunt } from '@sanguine/hunting'
import type { Context, Result } from '@sanguine/kernel'
import { z } from 'zod'
import { defineRoute } from '../route'
import { combatShape, toWireCombat, toWireNoCombat } from '../shapes/combat.shape'
import { integerInput } from '../wire'

const query = z.object({
  round: integerInput({ min: 1, max: 5 }).optional().describe('The round of the open combat to play or to read again.'),
})

const toResponse = (context: Context, result: Result<Hunted>) =>
  result.ok ? toWireCombat(releaseFor(context), result.value.combat) : toWireNoCombat(result.error)

const hunting = {
  method: 'GET',
  tag: 'hunting',
  access: 'player',
  changesState: true,
  acceptsIdempotencyKey: true,
  response: combatShape,
} as const

export const huntRoutes = [
  defineRoute({
    ...hunting,
    operationId: 'hunt',
    path: '/Game/hunt',
    summary: 'Starts a hunt, or plays the next round of the open combat.',
    description:
      'The same call within two seconds returns the same result. With `round` it may be repeated at any time and returns that round.',
    input: { query },
    run: async (context, { query: { round = null } }) => toResponse(context, await hunt(context, { round })),
  }),
  defineRoute({
    ...hunting,
    operationId: 'quickHunt',
    path: '/Game/quickhunt',
    summary: 'Plays all rounds that are left, starting a hunt if none is open.',
    run: async (context) => toResponse(context, await quickHunt(context)),
  }),
  defineRoute({
    ...hunting,
    operationId: 'coffinHunt',
    path: '/Game/coffinhunt',
    summary: 'Starts a hunt with a coffin charge instead of the cooldown, or plays the next round.',
    input: { query },
    run: async (context, { query: { round = null } }) => toResponse(context, await coffinHunt(context, { round })),
  }),
]
