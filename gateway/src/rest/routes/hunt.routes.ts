import { releaseFor } from '@sanguine/catalogue'
import { coffinHunt, type Hunted, hunt, quickHunt, viewCombat } from '@sanguine/hunting'
import type { Context } from '@sanguine/kernel'
import { z } from 'zod'
import { refusalSentence } from '../refusal-sentence'
import { defineRoute } from '../route'
import { combatShape, wireCombat, wireNoCombat } from '../shapes/combat.shape'
import { wireInt } from '../wire'

const query = z.object({ round: wireInt.optional().describe('The round that is wanted, 1 to 5.') })

function wire(context: Context, result: Hunted) {
  if (!result.ok) return wireNoCombat(result.refusal.code, refusalSentence(result.refusal, context))
  const { player, value } = result.value
  return wireCombat(releaseFor(context), viewCombat(context, player, value.combat, value.upToRound))
}

const hunting = {
  method: 'GET',
  tag: 'hunting',
  access: 'player',
  changesState: true,
  answer: combatShape,
} as const

export const huntRoutes = [
  defineRoute({
    ...hunting,
    path: '/Game/hunt',
    summary: 'Starts a hunt, or plays the next round of the open combat.',
    description:
      'The same call within two seconds gets the same answer. With `round` it may be repeated at any time: it answers that round.',
    input: { query },
    run: async (context, { query: { round = null } }) => wire(context, await hunt(context, { round })),
  }),
  defineRoute({
    ...hunting,
    path: '/Game/quickhunt',
    summary: 'Plays all rounds that are left, of a new hunt where none is open.',
    run: async (context) => wire(context, await quickHunt(context)),
  }),
  defineRoute({
    ...hunting,
    path: '/Game/coffinhunt',
    summary: 'As hunt, with a coffin charge in place of the cooldown.',
    input: { query },
    run: async (context, { query: { round = null } }) => wire(context, await coffinHunt(context, { round })),
  }),
]
