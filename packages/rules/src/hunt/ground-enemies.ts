import { activeItemOf } from '../equipment/slots'
import type { RegionPhase } from '../region/region-rule'
import { oncePerRelease } from '../release/once-per-release'
import type { HuntingTableDefinition, Id, Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { isGroundVisible } from '../travel/place-requirements'
import { attractionChances } from './attraction'
import { huntsToBosses } from './boss-waits'
import { weightsOf } from './hunting-table'

/** The enemies of a ground, with any bait, in the order of its tables. Hidden enemies are left out. */
export const enemiesOn = (groundId: Id, release: Release): readonly Id[] => enemiesByGround(release).get(groundId) ?? []

const enemiesByGround = oncePerRelease((release): ReadonlyMap<Id, readonly Id[]> => {
  const enemiesIn = ({ slices }: HuntingTableDefinition) => weightsOf(slices, release).map(({ enemyId }) => enemyId)
  return new Map([...release.tables].map(([groundId, tables]) => [groundId, [...new Set(tables.flatMap(enemiesIn))]]))
})

/**
 * The chance of each enemy of a ground with the player's bait and hex, by id, in a phase of the region's rule. Chances
 * are from 0 to 1, and enemies without an entry do not come. Null without bait.
 */
export function encounterChances(
  groundId: Id,
  state: PlayerState,
  release: Release,
  phase: RegionPhase | null,
): ReadonlyMap<Id, number> | null {
  const bait = activeItemOf('bait', state, release)
  const hex = activeItemOf('hex', state, release)
  return bait && attractionChances({ release, groundId, baitId: bait.id, hex, phase, bossWaits: state.bossWaits })
}

/**
 * The maximum number of hunts on a ground, with the equipped bait, until each of its bosses comes, by id. Empty without
 * bait.
 */
export function bossesWithin(groundId: Id, state: PlayerState, release: Release): ReadonlyMap<Id, number> {
  const bait = activeItemOf('bait', state, release)
  return bait ? huntsToBosses({ groundId, baitId: bait.id }, release, state.bossWaits) : new Map()
}

/** An enemy that may drop an item, on a ground where it lives. */
export interface DropSource {
  readonly enemyId: Id
  readonly groundId: Id
}

/** The enemies that drop each item and their grounds, by item id, in the order of the visible grounds. */
export const dropSourcesByItem = oncePerRelease((release): ReadonlyMap<Id, readonly DropSource[]> => {
  const bearers = new Map<Id, DropSource[]>()
  for (const ground of release.grounds.values()) {
    const { id: groundId } = ground
    if (!isGroundVisible(ground, release)) continue
    for (const enemyId of enemiesOn(groundId, release)) {
      const loot = release.enemies.get(enemyId)?.loot ?? []
      for (const itemId of new Set(loot.filter(({ dropChance }) => dropChance > 0).map((line) => line.itemId)))
        bearers.set(itemId, [...(bearers.get(itemId) ?? []), { enemyId, groundId }])
    }
  }
  return bearers
})
