import { comparedSlotOf, outgrownBy } from '../equipment/outgrown'
import { slotCount } from '../equipment/slots'
import { knownPins } from '../plan/change-pins'
import type { Id, ItemDefinition, Release } from '../release/release'
import { isForSale } from '../shop/merchants'
import { ownedCount, unwornCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { isLocked } from './lock-item'

/** Used up by hunts or worn for looks: how many somebody wants of these cannot be worked out. */
const neverUnneeded: readonly string[] = ['bait', 'hex', 'avatar', 'collection']

/** What is used up and can be made again, so that one more is always wanted. */
const consumed: readonly string[] = ['bait', 'hex', 'craftingmat', 'scroll', 'alchemy']

const hasRefund = ({ refund }: ItemDefinition): boolean => Object.values(refund).some((value) => value > 0)

/** Trophies of any collection, claimed or not. */
function trophyIds(release: Release): ReadonlySet<Id> {
  const ids = new Set<Id>()
  for (const { type, trophyItemIds } of release.items.values())
    if (type === 'collection') for (const id of trophyItemIds) ids.add(id)
  return ids
}

/** What a player has pinned: items, and the trophies of collections that are not claimed yet. */
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
 * How many pieces of a material it takes to craft one of everything that is for sale and not owned yet, where it is pinned or
 * not outgrown, and one more of what is used up; for a material that is crafted itself, also what its missing pieces take.
 */
function materialNeeds(
  state: PlayerState,
  release: Release,
  isDispensable: (item: ItemDefinition) => boolean,
): (itemId: Id) => number {
  const products = new Map<Id, { readonly product: ItemDefinition; readonly amount: number }[]>()
  for (const product of release.items.values()) {
    if (product.craftingMaterials.length === 0 || !isForSale(product)) continue
    for (const { itemId, amount } of product.craftingMaterials) {
      const uses = products.get(itemId)
      if (uses) uses.push({ product, amount })
      else products.set(itemId, [{ product, amount }])
    }
  }

  const found = new Map<Id, number>()
  const lacking = (product: ItemDefinition): number => {
    const isWanted = consumed.includes(product.type) || (ownedCount(state, product.id) === 0 && !isDispensable(product))
    return Math.max(isWanted ? 1 : 0, needOf(product.id) - unwornCount(state, product.id))
  }
  const needOf = (itemId: Id): number => {
    const known = found.get(itemId)
    if (known !== undefined) return known
    // materials that are crafted of each other need no more of themselves
    found.set(itemId, 0)
    const need = (products.get(itemId) ?? []).reduce((sum, { product, amount }) => sum + amount * lacking(product), 0)
    found.set(itemId, need)
    return need
  }
  return needOf
}

/**
 * How many pieces of each owned item can be sold without being missed, by item id; items of which none can are left out.
 * What is kept: what is locked, unique, of the premium shop, without refund, bait, a hex or an avatar; what any setup wears; of equipment as many
 * pieces as its type has slots, none once it is outgrown; of a material what `materialNeeds` says, beside what is worn; one of
 * each trophy, of each key, of each pinned thing and of each thing that counts while it is owned.
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
      release.itemTypes.get(item.type)?.alwaysEquipped === true
    return Math.max(worn, isKeptOnce ? 1 : 0) + needOf(item.id)
  }
  const mayBeSold = (item: ItemDefinition): boolean =>
    hasRefund(item) &&
    !item.unique &&
    !item.premiumShop &&
    !neverUnneeded.includes(item.type) &&
    !isLocked(state, item.id)

  return new Map(
    Object.entries(state.inventory).flatMap(([itemId, owned]) => {
      const item = release.items.get(itemId)
      if (!item || !mayBeSold(item)) return []
      const amount = Math.min(unwornCount(state, itemId) - needOf(itemId), owned - wanted(item))
      return amount > 0 ? [[itemId, amount] as const] : []
    }),
  )
}
