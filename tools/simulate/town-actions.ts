import {
  claimCollection,
  collectionsProgress,
  type ItemDefinition,
  isForSale,
  ownedCount,
  spareCount,
} from '@sanguine/rules'
import { equipBest } from './equip-best'
import { goldOf } from './market'
import { missingKeys } from './missing-keys'
import { buyOrdersForBosses } from './orders'
import type { SimulatedPlayerState } from './simulated-player-state'

/** Gold that is kept for bait, in pieces of the equipped bait. */
const baitReserve = 12

/** Buys a key, and before it the missing materials that the shops sell. */
function buyKey(player: SimulatedPlayerState, key: ItemDefinition): void {
  for (const { itemId, amount } of key.craftingMaterials) {
    const material = player.market.release.items.get(itemId)
    const missing = amount - spareCount(player.state, itemId)
    if (material && missing > 0 && isForSale(material) && goldOf(material) * missing + goldOf(key) <= player.gold)
      player.buy(material, missing)
  }
  player.buy(key)
}

/** Sells what is not needed: materials beyond what recipes take, outgrown gear, spare trophies. */
function sellSurplus(player: SimulatedPlayerState): void {
  const { market } = player
  for (const itemId of Object.keys(player.state.inventory)) {
    const item = market.release.items.get(itemId)
    if (!item || Object.keys(item.refund).length === 0) continue
    const kept = keptAmount(player, item)
    const spare = spareCount(player.state, itemId)
    if (kept !== null && spare > kept) player.sell(itemId, spare - kept)
  }
}

/** Pieces that are kept; null where all are. */
function keptAmount(player: SimulatedPlayerState, item: ItemDefinition): number | null {
  const { kind, market, state } = player
  const { id, type, requiredXp } = item
  const collectionId = market.collectionOf.get(id)
  if (collectionId) return ownedCount(state, collectionId) > 0 ? 0 : 1
  if (type === 'craftingmat' || type === 'alchemy') return 2 * (market.maxPieces.get(id) ?? 0)
  if (kind.knowsOrders && [...market.orders.values()].includes(item)) return 1
  return market.gearIds.has(id) && type !== 'coin' && requiredXp <= state.xp ? 0 : null
}

/** Buys an avatar where it costs a quarter of the gold at most. */
function buyAvatar(player: SimulatedPlayerState): void {
  const avatar = player.market.avatars.find((item) => !player.owns(item.id) && goldOf(item) * 4 <= player.gold)
  if (avatar && player.buy(avatar)) player.putOn(avatar.id)
}

/** The first retainer to buy, or null if one is owned or none is wanted. */
const firstRetainer = ({ kind, market, state }: SimulatedPlayerState): ItemDefinition | null => {
  if (!kind.hasRetainers) return null
  const retainers = market.gear.get('retainer') ?? []
  return retainers.some(({ id }) => ownedCount(state, id) > 0) ? null : (retainers.findLast(isForSale) ?? null)
}

/** Buys, crafts, claims, equips and sells. */
export function visitTown(player: SimulatedPlayerState): void {
  const { release } = player.market
  for (const key of missingKeys(player)) if (key.requiredXp <= player.state.xp) buyKey(player, key)
  for (const { collection, isClaimable } of collectionsProgress(player.state, release))
    if (isClaimable) player.apply(claimCollection(player.state, { collectionId: collection.id, release }))
  const retainer = firstRetainer(player)
  if (retainer) player.buy(retainer)
  buyOrdersForBosses(player)
  equipBest(player, reserveOf(player))
  sellSurplus(player)
  equipBest(player, reserveOf(player))
  buyAvatar(player)
}

/** Gold kept for bait and for what is saved for: the dearest missing key, or the first retainer. */
function reserveOf(player: SimulatedPlayerState): number {
  const bait = player.market.baits.find((item) => player.owns(item.id))
  const keys = missingKeys(player)
  const retainer = firstRetainer(player)
  const savings = Math.max(0, ...keys.map(goldOf), retainer ? goldOf(retainer) : 0)
  return baitReserve * (bait ? goldOf(bait) : 10) + savings
}
