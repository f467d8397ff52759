import { releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { defineRoute, integerInput } from '@sanguine/kernel/rest'
import { toWireRefusal } from '@sanguine/players/rest'
import { z } from 'zod'
import { combatShape, toWireCombat, toWireNoCombat } from './combat.shape'
import { coffinHunt, type Hunted, hunt, quickHunt } from './operations/hunt'

const query = z.object({
  round: integerInput({ min: 1, max: 5 })
    .optional()
    .describe('The round of the open combat to play, or to read again.'),
})

function toResponse(context: Context, result: Hunted): z.input<typeof combatShape> {
  if (!result.ok) return toWireNoCombat(result.refusal.code, toWireRefusal(context, result.refusal))
  return toWireCombat(releaseFor(context), result.value.combat)
}

const hunting = {
  method: 'GET',
  tag: 'hunting',
  access: 'player',
  scope: 'hunt',
  changesState: true,
  acceptsIdempotencyKey: true,
  response: combatShape,
} as const

export const huntRoutes = [
  defineRoute({
    ...hunting,
    operationId: 'hunt',
    cost: 'Mutation.hunt',
    path: '/Game/hunt',
    summary: 'Starts a hunt, or plays the next round of the open combat.',
    description:
      'A repeat within two seconds returns the same result. With `round`, a repeat returns that round at any time.',
    input: { query },
    run: async (context, { query: { round = null } }) => toResponse(context, await hunt(context, { round })),
  }),
  defineRoute({
    ...hunting,
    operationId: 'quickHunt',
    cost: 'Mutation.quickHunt',
    path: '/Game/quickhunt',
    summary: 'Starts a hunt if none is open, and plays the combat to its end.',
    run: async (context) => toResponse(context, await quickHunt(context)),
  }),
  defineRoute({
    ...hunting,
    operationId: 'coffinHunt',
    cost: 'Mutation.coffinHunt',
    path: '/Game/coffinhunt',
    summary: 'Starts a hunt with a coffin charge instead of the cooldown, or plays the next round.',
    input: { query },
    run: async (context, { query: { round = null } }) => toResponse(context, await coffinHunt(context, { round })),
  }),
]
