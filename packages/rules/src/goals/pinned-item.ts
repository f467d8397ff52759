import { neededSubscription } from '../equipment/slots'
import { knownPins } from '../plan/change-pins'
import type { ItemDefinition, Release } from '../release/release'
import { isForSale } from '../shop/merchants'
import { coinsShort, ownedCount, spareCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import type { PlayerGoal } from './goal'

type PinnedItem = PlayerGoal & { readonly kind: 'pinnedItem' }

/** Whether only XP and coins can keep the player from buying the item. */
const isWithinReach = (state: PlayerState, item: ItemDefinition): boolean =>
  ownedCount(state, item.id) === 0 &&
  isForSale(item) &&
  neededSubscription(item) <= state.subscription &&
  item.craftingMaterials.every(({ itemId, amount }) => spareCount(state, itemId) >= amount)

/** The first pinned item that merchants sell and that lacks only XP and coins; one that lacks nothing comes first. */
export function pinnedItem(state: PlayerState, release: Release): readonly PinnedItem[] {
  const wanted = knownPins(state, release).flatMap(({ kind, id }): readonly PinnedItem[] => {
    const item = kind === 'item' ? release.items.get(id) : undefined
    if (!item || !isWithinReach(state, item)) return []
    const missing = Math.max(0, item.requiredXp - state.xp)
    return [{ kind: 'pinnedItem', itemId: id, missing, missingCoins: coinsShort(state, item.price) }]
  })
  const first = wanted.find(isReady) ?? wanted[0]
  return first ? [first] : []
}

export const isReady = ({ missing, missingCoins }: PinnedItem): boolean => missing + missingCoins === 0
