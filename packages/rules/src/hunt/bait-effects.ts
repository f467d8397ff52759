import { oncePerRelease } from '../release/once-per-release'
import type { GroundDefinition, Id, Release } from '../release/release'
import { isGroundVisible } from '../travel/place-requirements'
import { attractionChances } from './attraction'

/** The effect of a special bait on a ground, compared with ordinary bait. */
export interface BaitEffect {
  readonly itemId: Id
  /** enemy types that come more often, highest rise of the chance first */
  readonly moreTypeIds: readonly Id[]
  /** the average XP of an attracted enemy, as a multiple of ordinary bait; 1 if ordinary bait attracts none */
  readonly xpFactor: number
}

/** The minimum rise of an enemy type's chance for it to be listed, from 0 to 1. */
const minRise = 0.05

interface Attracted {
  /** chances by enemy type */
  readonly types: ReadonlyMap<Id, number>
  readonly xp: number
}

function attracted(groundId: Id, baitId: Id, release: Release): Attracted {
  const types = new Map<Id, number>()
  let xp = 0
  for (const [enemyId, chance] of attractionChances({ release, groundId, baitId, hex: null })) {
    const enemy = release.enemies.get(enemyId)
    if (!enemy) continue
    types.set(enemy.enemyTypeId, (types.get(enemy.enemyTypeId) ?? 0) + chance)
    xp += chance * enemy.xp
  }
  return { types, xp }
}

/**
 * The effects of the special baits of a ground, in the order of the ground. The empty id stands for ordinary bait,
 * because no item has it.
 */
export function baitEffects({ id, specialBaitItemIds }: GroundDefinition, release: Release): readonly BaitEffect[] {
  const ordinary = attracted(id, '', release)
  return specialBaitItemIds.map((itemId) => {
    const { types, xp } = attracted(id, itemId, release)
    const rises = [...types].map(([typeId, chance]) => ({ typeId, rise: chance - (ordinary.types.get(typeId) ?? 0) }))
    return {
      itemId,
      moreTypeIds: rises
        .filter(({ rise }) => rise >= minRise)
        .toSorted((a, b) => b.rise - a.rise)
        .map(({ typeId }) => typeId),
      xpFactor: ordinary.xp > 0 ? xp / ordinary.xp : 1,
    }
  })
}

/** The visible grounds where each bait is special, in their order, by the bait's id; ordinary baits have no entry. */
export const groundsByBait = oncePerRelease((release): ReadonlyMap<Id, readonly Id[]> => {
  const byBait = new Map<Id, Id[]>()
  for (const ground of release.grounds.values()) {
    if (!isGroundVisible(ground, release)) continue
    for (const id of ground.specialBaitItemIds) byBait.set(id, [...(byBait.get(id) ?? []), ground.id])
  }
  return byBait
})
