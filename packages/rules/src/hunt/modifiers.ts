import { sumOf } from '../equipment/player-stats'
import { type Outfit, outfitOf } from '../equipment/slots'
import { baseStats } from '../equipment/stat-names'
import type { Modifier } from '../fight/combat'
import type { Rolls } from '../random/rolls'
import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'

/** Modifiers that chance brings; `autoHunt` and `questing` are facts of the hunt. In the order in which they are drawn. */
export const drawnModifiers = ['bloodlust', 'megalomania', 'bloodcraze', 'xplosion', 'investment', 'cloning'] as const

export type DrawnModifier = (typeof drawnModifiers)[number]

/** The chance of each modifier in percent. Together they are at most 100: the rest is the chance of none. */
export type ModifierChances = Readonly<Record<DrawnModifier, number>>

/**
 * How likely each modifier is drawn for the hunter. A chance is the fledgling's and what is worn of the stat of the same
 * name; 0 where content has no such stat. Chances that add up to more than 100 are scaled to 100 in proportion.
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

/** At most one modifier, by one roll: the chances lie side by side on it. */
export function drawModifier(chances: ModifierChances, rolls: Rolls): DrawnModifier | null {
  let left = rolls.next() * 100
  for (const name of drawnModifiers) {
    if (left < chances[name]) return name
    left -= chances[name]
  }
  return null
}

/** Everything that makes this hunt special, in the order of `modifiers`. */
export const modifiersOf = (isAuto: boolean, isQuesting: boolean, drawn: DrawnModifier | null): readonly Modifier[] => [
  ...(isAuto ? (['autoHunt'] as const) : []),
  ...(isQuesting ? (['questing'] as const) : []),
  ...(drawn ? [drawn] : []),
]
