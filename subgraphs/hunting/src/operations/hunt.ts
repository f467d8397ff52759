import { type Context, parse, type Result } from '@sanguine/kernel'
import type { PlayerRefusal } from '@sanguine/players'
import { z } from 'zod'
import { type Hunted, play } from './play'

const roundSchema = z.object({
  round: z.int('must be a whole number').min(1, 'must be 1 to 5').max(5, 'must be 1 to 5').nullable(),
})

/** A round that may be asked for; left out for the next one. */
export interface HuntInput {
  readonly round?: number | null
}

/** Starts a hunt, or plays the next round of the open combat. With `round`, a repeat answers the same again. */
export function hunt(context: Context, { round = null }: HuntInput = {}): Promise<Result<Hunted, PlayerRefusal>> {
  return play(context, 'hunt', parse(roundSchema, { round }).round)
}

/** As `hunt`, with a coffin charge in place of the cooldown. */
export function coffinHunt(context: Context, { round = null }: HuntInput = {}): Promise<Result<Hunted, PlayerRefusal>> {
  return play(context, 'coffinHunt', parse(roundSchema, { round }).round)
}

/** Starts a hunt if none is open and plays it to its end. */
export const quickHunt = (context: Context): Promise<Result<Hunted, PlayerRefusal>> => play(context, 'quickHunt', null)
