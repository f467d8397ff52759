import { comparedSlotOf, outgrownBy } from '../equipment/outgrown'
import { slotCount } from '../equipment/slots'
import { knownPins } from '../plan/change-pins'
import { collectionsOf } from '../progress/collections'
import { oncePerRelease } from '../release/once-per-release'
import type { Id, ItemDefinition, Release } from '../release/release'
import { usesByMaterial } from '../shop/merchants'
import { ownedCount, unequippedCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { isLocked } from './lock-item'

/** Items used up by hunts or worn for looks: the number that a player needs is unknown. */
const neverUnneeded: readonly string[] = ['bait', 'hex', 'avatar', 'collection']

/** Items that are used up and can be crafted again, so that a player always needs one more. */
const consumed: readonly string[] = ['bait', 'hex', 'craftingmat', 'scroll', 'alchemy']

const hasRefund = ({ refund }: ItemDefinition): boolean => Object.values(refund).some((value) => value > 0)

/** Trophies of any collection, claimed or not. */
const trophyIds = oncePerRelease(
  (release): ReadonlySet<Id> => new Set(collectionsOf(release).flatMap(({ trophyItemIds }) => trophyItemIds)),
)

/** The pinned items of a player, and the trophies of pinned collections that are not claimed yet. */
function pinnedIds(state: PlayerState, release: Release): ReadonlySet<Id> {
  const ids = new Set<Id>()
  for (const { kind, id } of knownPins(state, release)) {
    if (kind !== 'item') continue
    ids.add(id)
    if (ownedCount(state, id) === 0)
      for (const trophyId of release.items.get(id)?.trophyItemIds ?? []) ids.add(trophyId)
  }
  return ids
}

/**
 * The pieces of a material that the player needs. It covers one of every item for sale that is not owned yet and is
 * pinned or not outgrown, and one more of consumed items. For a crafted material, it includes the materials of its
 * missing pieces.
 */
function materialNeeds(
  state: PlayerState,
  release: Release,
  isDispensable: (item: ItemDefinition) => boolean,
): (itemId: Id) => number {
  const uses = usesByMaterial(release)
  const found = new Map<Id, number>()
  const lacking = (product: ItemDefinition): number => {
    const isWanted = consumed.includes(product.type) || (ownedCount(state, product.id) === 0 && !isDispensable(product))
    return Math.max(isWanted ? 1 : 0, needOf(product.id) - unequippedCount(state, product.id))
  }
  const needOf = (itemId: Id): number => {
    const known = found.get(itemId)
    if (known !== undefined) return known
    // materials crafted from each other add no need of their own
    found.set(itemId, 0)
    const need = (uses.get(itemId) ?? []).reduce((sum, { product, amount }) => sum + amount * lacking(product), 0)
    found.set(itemId, need)
    return need
  }
  return needOf
}

/**
 * The number of pieces of each owned item that can be sold without being missed, by item id. Items without such pieces
 * are left out.
 * These are kept completely: locked, unique and premium items, items without refund, baits, hexes and avatars.
 * These are kept in part: pieces in any setup; for equipment that is not outgrown, one piece for each slot of its type;
 * of a material, the amount from `materialNeeds` beside equipped pieces; one of each trophy, key, pinned item and item
 * that counts while owned.
 */
export function unneededItems(
  state: PlayerState,
  release: Release,
  isOutgrown: (item: ItemDefinition) => boolean = outgrownBy(state, release),
): ReadonlyMap<Id, number> {
  const pinned = pinnedIds(state, release)
  const needOf = materialNeeds(state, release, (item) => isOutgrown(item) && !pinned.has(item.id))
  const trophies = trophyIds(release)

  const wanted = (item: ItemDefinition): number => {
    const slotType = comparedSlotOf(item)
    const worn = slotType && !isOutgrown(item) ? slotCount(slotType, release) : 0
    const isKeptOnce =
      trophies.has(item.id) ||
      pinned.has(item.id) ||
      item.type === 'key' ||
      release.itemTypes.get(item.type)?.countsWhileOwned === true
    return Math.max(worn, isKeptOnce ? 1 : 0) + needOf(item.id)
  }
  const mayBeSold = (item: ItemDefinition): boolean =>
    hasRefund(item) &&
    !item.isUnique &&
    !item.isInPremiumShop &&
    !neverUnneeded.includes(item.type) &&
    !isLocked(state, item.id)

  return new Map(
    Object.entries(state.inventory).flatMap(([itemId, owned]) => {
      const item = release.items.get(itemId)
      if (!item || !mayBeSold(item)) return []
      const amount = Math.min(unequippedCount(state, itemId) - needOf(itemId), owned - wanted(item))
      return amount > 0 ? [[itemId, amount] as const] : []
    }),
  )
}
