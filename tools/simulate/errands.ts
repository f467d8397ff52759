import {
  claimCollection,
  collectionsProgress,
  type ItemDefinition,
  isForSale,
  ownedCount,
  spareCount,
} from '@sanguine/rules'
import { missingKeys } from './keys'
import type { Life } from './life'
import { goldOf } from './market'
import { dress } from './outfit'

/** Gold that is kept for bait, in pieces of the bait that is worn. */
const baitReserve = 12

/** Materials of a key that the shops have are bought where they are missing. */
function obtainKey(life: Life, key: ItemDefinition): void {
  for (const { itemId, amount } of key.craftingMaterials) {
    const material = life.market.release.items.get(itemId)
    const missing = amount - spareCount(life.state, itemId)
    if (material && missing > 0 && isForSale(material) && goldOf(material) * missing + goldOf(key) <= life.gold)
      life.buy(material, missing)
  }
  life.buy(key)
}

/** Sells what nobody needs any more: materials beyond what is made of them, clothes that are worn out, spare trophies. */
function clearOut(life: Life): void {
  const { market } = life
  for (const itemId of Object.keys(life.state.inventory)) {
    const item = market.release.items.get(itemId)
    if (!item || Object.keys(item.refund).length === 0) continue
    const kept = keptOf(life, item)
    const spare = spareCount(life.state, itemId)
    if (kept !== null && spare > kept) life.sell(itemId, spare - kept)
  }
}

/** Pieces that are kept; null where all are. */
function keptOf({ market, state }: Life, { id, type, requiredXp }: ItemDefinition): number | null {
  const collectionId = market.collectionOf.get(id)
  if (collectionId) return ownedCount(state, collectionId) > 0 ? 0 : 1
  if (type === 'craftingmat' || type === 'alchemy') return 2 * (market.mostPieces.get(id) ?? 0)
  return market.gearIds.has(id) && type !== 'coin' && requiredXp <= state.xp ? 0 : null
}

/** Whoever is rich buys a face. */
function vanity(life: Life): void {
  const face = life.market.avatars.find((avatar) => !life.owns(avatar.id) && goldOf(avatar) * 4 <= life.gold)
  if (face && life.buy(face)) life.putOn(face.id)
}

/** Whoever wants to hunt in their sleep saves for the first retainer before anything else. */
const firstRetainer = ({ kind, market, state }: Life): ItemDefinition | null => {
  if (!kind.hasRetainers) return null
  const retainers = market.gear.get('retainer') ?? []
  return retainers.some(({ id }) => ownedCount(state, id) > 0) ? null : (retainers.findLast(isForSale) ?? null)
}

/** Everything that is done in town. */
export function errands(life: Life): void {
  const { release } = life.market
  for (const key of missingKeys(life)) if (key.requiredXp <= life.state.xp) obtainKey(life, key)
  for (const { collection, isClaimable } of collectionsProgress(life.state, release))
    if (isClaimable) life.take(claimCollection(life.state, { collectionId: collection.id, release }))
  const retainer = firstRetainer(life)
  if (retainer) life.buy(retainer)
  dress(life, reserveOf(life))
  clearOut(life)
  dress(life, reserveOf(life))
  vanity(life)
}

/** Gold for bait, and for what is saved for: the key of a region that waits, or the first retainer. */
function reserveOf(life: Life): number {
  const bait = life.market.baits.find((item) => life.owns(item.id))
  const keys = missingKeys(life)
  const retainer = firstRetainer(life)
  const saved = Math.max(0, ...keys.map(goldOf), retainer ? goldOf(retainer) : 0)
  return baitReserve * (bait ? goldOf(bait) : 10) + saved
}
