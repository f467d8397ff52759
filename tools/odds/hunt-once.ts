import { createHash } from 'node:crypto'
import {
  type Combat,
  type CombatResult,
  combatStateOf,
  type Release,
  roundsPerCombat,
  startHunt,
} from '@sanguine/rules'
import type { inPhase } from './in-phase'

/** Hunts of a player that begin in the same state. */
export interface Hunting extends ReturnType<typeof inPhase> {
  readonly release: Release
  /** seeds are made of it */
  readonly name: string
}

export const seedOf = (name: string, index: number): string =>
  createHash('sha256').update(`${name} ${index}`).digest('hex')

/** A hunt from the bait to the end of its fight; the same for the same index. */
export function huntOnce(
  { state, clock, release, name }: Hunting,
  index: number,
): { readonly result: CombatResult; readonly stakes: Combat['stakes'] } {
  const started = startHunt(state, { mode: 'auto', seed: seedOf(name, index), release, ...clock })
  if (!started.ok) throw new Error(started.refusal.code)
  return { stakes: started.value.stakes, result: combatStateOf(started.value, roundsPerCombat).result }
}
