import { statNames } from '../equipment/stat-names'
import { lowestRolls } from '../random/rolls'
import { creatureHealthIn, creatureIn } from '../region/phase-fighters'
import type { RegionPhase } from '../region/region-rule'
import type { EnemyDefinition, Id, Release, StatLine } from '../release/release'
import { creatureRanges, snapshotCreature } from './fighters'

/** The numbers of a creature that matter in a fight, with its equipment. */
export interface CreatureStats {
  /** health, the damage of its own attacks, the critical chance unless that is 0, then its procs */
  readonly lines: readonly StatLine[]
  /** ids of the items; each deals its own damage */
  readonly retainers: readonly Id[]
}

const percentIn = (value: number): number => Math.min(100, Math.max(0, value))

/** The ranges from which a creature's numbers are rolled, in a phase of the region's rule. */
export function creatureStats(
  enemy: EnemyDefinition,
  release: Release,
  phase: RegionPhase | null = null,
): CreatureStats {
  const { health, critChance } = creatureRanges(enemy, release)
  const { damageFrom, damageTo, procs, retainers } = creatureIn(phase, snapshotCreature(enemy, release, lowestRolls))
  const critFrom = percentIn(critChance.from)
  const critTo = Math.max(critFrom, percentIn(critChance.to))
  return {
    lines: [
      { stat: statNames.health, from: creatureHealthIn(phase, health.from), to: creatureHealthIn(phase, health.to) },
      { stat: statNames.damage, from: damageFrom, to: damageTo },
      ...(critTo > 0 ? [{ stat: statNames.critChance, from: critFrom, to: critTo }] : []),
      ...procs.flatMap(({ stat, from, to, percent }): readonly StatLine[] =>
        stat === undefined ? [] : [{ stat, from, to, procPercent: percent }],
      ),
    ],
    retainers: retainers.map(({ itemId }) => itemId),
  }
}
