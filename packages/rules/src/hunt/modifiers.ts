import { mostMysticPower } from '../constants'
import { type Outfit, outfitOf } from '../equipment/slots'
import { baseStats, statNames } from '../equipment/stat-names'
import type { Modifier } from '../fight/combat'
import type { Rolls } from '../random/rolls'
import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'

/** Modifiers that chance brings; `autoHunt` and `questing` are facts of the hunt. In the order in which they are drawn. */
export const drawnModifiers = ['bloodlust', 'megalomania', 'bloodcraze', 'xplosion', 'investment', 'cloning'] as const

export type DrawnModifier = (typeof drawnModifiers)[number]

export interface MysticPower {
  /** chance of each modifier in percent, after the limit; their sum is the chance that a hunt has one */
  readonly chances: Readonly<Record<DrawnModifier, number>>
  /** chances of the modifiers and the worn summoning together, 0 to 25 */
  readonly total: number
  /** what the limit leaves of every chance, worn summoning included; 1 while it is not reached */
  readonly share: number
}

/**
 * The hunter's mystic power. A modifier's chance is the fledgling's and what is worn of the stat of its name; one whose
 * stat content does not have never comes. What passes the limit is cut from all of them in proportion.
 */
export function mysticPower(
  state: PlayerState,
  release: Release,
  { lines }: Outfit = outfitOf(state, release),
): MysticPower {
  const worn = (stat: string, percentOf: (line: (typeof lines)[number]) => number) =>
    lines.reduce((sum, line) => (line.stat === stat ? sum + percentOf(line) : sum), 0)
  const chanceOf = (name: DrawnModifier) =>
    release.stats.has(name) ? Math.max(0, (baseStats[name]?.from ?? 0) + worn(name, (line) => line.from)) : 0
  const plain = drawnModifiers.map((name) => [name, chanceOf(name)] as const)
  const summoning = worn(statNames.summoning, (line) => Math.max(0, line.procPercent ?? 0))
  const sum = plain.reduce((total, [, chance]) => total + chance, summoning)
  const share = sum > mostMysticPower ? mostMysticPower / sum : 1
  const chances = Object.fromEntries(plain.map(([name, chance]) => [name, chance * share]))
  return { chances: chances as Record<DrawnModifier, number>, total: Math.min(sum, mostMysticPower), share }
}

/** At most one modifier, by one roll: the chances lie side by side on it. */
export function drawModifier({ chances }: MysticPower, rolls: Rolls): DrawnModifier | null {
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
