import type { GamePlayerRoundFragment } from '../../generated/documents'
import type { Player } from './use-player'

/** The fields of a player that each round of an open fight changes. */
const roundFields: ReadonlySet<string> = new Set<keyof GamePlayerRoundFragment>(['openCombat', 'readAt', 'revision'])

/** Whether the same fight is open in both and a round was played at most. Parts are compared by identity. */
export function differsByRound(before: Player, after: Player): boolean {
  if (!before.openCombat || !after.openCombat) return false
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as ReadonlySet<keyof Player>
  return [...keys].every((key) => roundFields.has(key) || before[key] === after[key])
}
