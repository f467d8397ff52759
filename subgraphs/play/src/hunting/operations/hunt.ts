import { type Context, invalidField, ok, parse, type Result, requirePlayer, wholeNumber } from '@sanguine/kernel'
import { type Player, type PlayerRefusal, runPlayerAction } from '@sanguine/players'
import { fromStoredCombat, type HuntCall, huntRule } from '@sanguine/rules'
import type { CombatObject } from '@sanguine/schema'
import { z } from 'zod'

const roundSchema = z.object({
  round: wholeNumber(1, 5).nullish(),
})

/** A round to play; the next one if left out. */
export type HuntInput = z.input<typeof roundSchema>

/** A combat up to the round that the call has seen, and the player after it; or the refusal. */
export type Hunted = Result<{ readonly player: Player; readonly combat: CombatObject }, PlayerRefusal>

/** Starts a hunt, or plays the next round of the open combat. With `round`, a repeat returns the same again. */
export const hunt = (context: Context, input: HuntInput = {}): Promise<Hunted> => play(context, 'hunt', input)

/** Like `hunt`, with a coffin charge instead of the cooldown. */
export const coffinHunt = (context: Context, input: HuntInput = {}): Promise<Hunted> =>
  play(context, 'coffinHunt', input)

/** Starts a hunt if none is open and plays it to its end. */
export const quickHunt = (context: Context): Promise<Hunted> => play(context, 'quickHunt', {})

async function play(context: Context, call: HuntCall, input: HuntInput): Promise<Hunted> {
  const { name } = requirePlayer(context)
  const { round = null } = parse(roundSchema, input)
  const hunted = await runPlayerAction(context, { name: call, input: { round }, rule: huntRule({ call, round, name }) })
  if (!hunted.ok) {
    if (hunted.refusal.code === 'roundTooHigh') throw roundTooHigh(hunted.refusal.details.next)
    return hunted
  }
  const { player, value } = hunted.value
  // a repeat under an idempotency key returns the stored result
  return ok({ player, combat: { player, ...value, combat: fromStoredCombat(value.combat) } })
}

/** A round that cannot be next is a mistake of the client, so the call cannot be served. */
const roundTooHigh = (next: number) =>
  invalidField('round', { en: `the next round is ${next}`, de: `die nächste Runde ist ${next}` })
