import type { Release } from '../release/release'
import { newPlayer } from '../state/new-player'
import type { PlayerState, Setup } from '../state/player-state'
import type { RuleResult } from '../state/rule-result'

/** A player who has just registered, with some fields changed. */
export const aPlayer = (release: Release, fields: Partial<PlayerState> = {}): PlayerState => ({
  ...newPlayer(release).state,
  ...fields,
})

/** A player who owns and equips exactly these items, by slot type. */
export function aWearer(release: Release, setup: Setup, fields: Partial<PlayerState> = {}): PlayerState {
  const inventory: Record<string, number> = {}
  for (const itemId of Object.values(setup).flat()) inventory[itemId] = (inventory[itemId] ?? 0) + 1
  const player = aPlayer(release)
  return {
    ...player,
    inventory,
    setups: player.setups.map((before, index) => (index === 0 ? setup : before)),
    ...fields,
  }
}

/** Returns the success of a rule, and throws if it refused. */
export function accepted<Value>(outcome: RuleResult<Value>) {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code} ${JSON.stringify(outcome.refusal.details)}`)
  return outcome
}

/** Returns the code of a refusal, and throws if the rule succeeded. */
export function refusalCode(outcome: RuleResult<unknown>): string {
  if (outcome.ok) throw new Error('not refused')
  return outcome.refusal.code
}

/** A seed made of one digit. */
export const seedOf = (digit: string): string => digit.repeat(64)
