import type { ItemDefinition, Release } from '../release/release'
import { itemsForSale } from '../shop/merchants'
import type { SlotLock } from './slot-types'

/** The item for sale with the lowest required XP that alone opens a locked slot; null if there is none. */
export function slotOpener({ stat, value }: SlotLock, release: Release): ItemDefinition | null {
  let nearest: ItemDefinition | null = null
  for (const item of itemsForSale(release)) {
    if (nearest && item.requiredXp >= nearest.requiredXp) continue
    if (item.stats.some((line) => line.stat === stat && line.from >= value)) nearest = item
  }
  return nearest
}
