import { sumOf } from '../equipment/player-stats'
import { type Outfit, outfitOf } from '../equipment/slots'
import { baseStats } from '../equipment/stat-names'
import type { Modifier } from '../fight/combat'
import type { Rolls } from '../random/rolls'
import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { type DrawnModifier, drawnModifiers, type ModifierChances } from './combat-draws'

/**
 * The chance of each modifier for the hunter, from the stat of the same name: the base value plus the equipment. It is
 * 0 if content has no such stat. If the sum is above 100, all are scaled in proportion to 100.
 */
export function modifierChances(
  state: PlayerState,
  release: Release,
  { lines }: Outfit = outfitOf(state, release),
): ModifierChances {
  const chanceOf = (name: DrawnModifier) => {
    if (!release.stats.has(name)) return 0
    return Math.max(0, sumOf(name, lines, baseStats[name]).from)
  }
  const chances = drawnModifiers.map((name) => [name, chanceOf(name)] as const)
  const sum = chances.reduce((total, [, chance]) => total + chance, 0)
  const scale = Math.min(1, 100 / sum)
  return Object.fromEntries(chances.map(([name, chance]) => [name, chance * scale])) as Record<DrawnModifier, number>
}

/** Draws at most one modifier with one roll, which the chances divide into ranges. */
export function drawModifier(chances: ModifierChances, rolls: Rolls): DrawnModifier | null {
  let left = rolls.next() * 100
  for (const name of drawnModifiers) {
    if (left < chances[name]) return name
    left -= chances[name]
  }
  return null
}

/** All modifiers of a hunt, in the order of `modifiers`. */
export const modifiersOf = (isAuto: boolean, isQuesting: boolean, drawn: DrawnModifier | null): readonly Modifier[] => [
  ...(isAuto ? (['autoHunt'] as const) : []),
  ...(isQuesting ? (['questing'] as const) : []),
  ...(drawn ? [drawn] : []),
]
