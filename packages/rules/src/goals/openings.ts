import { mayWear } from '../equipment/wear-demands'
import { type DropSource, dropSourcesByItem } from '../hunt/ground-enemies'
import { reachableGrounds } from '../mission/missions'
import { rankAt } from '../progress/ranks'
import type { GroundDefinition, Id, ItemDefinition, Release } from '../release/release'
import { isForSale } from '../shop/merchants'
import { addPurses, coinsShort, isUniqueOwned, multiplyPurse, ownedCount, spareCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { demandsOf, isGroundVisible, type PlaceDemands } from '../travel/place-demands'
import type { Goal } from './goal'

type Opening = Goal & { readonly kind: 'rank' | 'ground' | 'ware' }
type Place = PlaceDemands & { readonly ground: GroundDefinition }

/** The visible grounds that are closed to the player, with what they and their regions demand. */
function closedPlaces(state: PlayerState, release: Release): readonly Place[] {
  return [...release.grounds.values()].flatMap((ground) => {
    if (!isGroundVisible(ground, release)) return []
    const demands = demandsOf(ground, release)
    const keyIds = demands.keyIds.filter((id) => ownedCount(state, id) === 0)
    return demands.xpRequired > state.xp || keyIds.length > 0 ? [{ ...demands, ground, keyIds }] : []
  })
}

/** The next rank, with what it brings. */
function nextRank(state: PlayerState, release: Release): readonly Opening[] {
  const { next } = rankAt(state.xp, release)
  if (!next) return []
  return [{ kind: 'rank', rankId: next.id, missing: next.xp - state.xp, rewardItemId: next.rewardItemId }]
}

/** The closed ground that demands least XP. */
function nextGround(state: PlayerState, release: Release): readonly Opening[] {
  const [nearest] = closedPlaces(state, release)
    .filter(({ xpRequired }) => xpRequired > state.xp)
    .toSorted((a, b) => a.xpRequired - b.xpRequired)
  if (!nearest) return []
  const { ground, xpRequired, keyIds } = nearest
  return [{ kind: 'ground', groundId: ground.id, missing: xpRequired - state.xp, keyId: keyIds[0] ?? null }]
}

/** What a merchant sells to the player next, but for what is worn for looks. Every item is looked at, so what is cheap to tell is asked first. */
function nextWare(state: PlayerState, release: Release): readonly Opening[] {
  const { xp, subscription } = state
  let nearest: ItemDefinition | null = null
  for (const item of release.items.values()) {
    const isNearer = item.requiredXp > xp && (nearest === null || item.requiredXp < nearest.requiredXp)
    if (
      isNearer &&
      item.type !== 'avatar' &&
      item.requiredSubscription <= subscription &&
      isForSale(item) &&
      !isUniqueOwned(state, item)
    )
      nearest = item
  }
  return nearest ? [{ kind: 'ware', itemId: nearest.id, missing: nearest.requiredXp - xp, missingCoins: 0 }] : []
}

/** Rank, ground and merchant's ware: what takes least XP first. */
export const openings = (state: PlayerState, release: Release): readonly Opening[] =>
  [...nextRank(state, release), ...nextGround(state, release), ...nextWare(state, release)].toSorted(
    (a, b) => a.missing - b.missing,
  )

type KeyGoal = Goal & { readonly kind: 'buyKey' | 'craftKey' | 'findKey' }

interface MaterialLack {
  readonly materialId: Id
  readonly missing: number
}

/** Whether the player has the coins for a key and for all the materials that are short, and merchants sell those. */
function canBuyAll(lacks: readonly MaterialLack[], key: ItemDefinition, state: PlayerState, release: Release): boolean {
  let { price } = key
  for (const { materialId, missing } of lacks) {
    const material = release.items.get(materialId)
    if (!material || !isForSale(material) || !mayWear(state, material) || material.craftingMaterials.length > 0)
      return false
    price = addPurses(price, multiplyPurse(material.price, missing))
  }
  return coinsShort(state, price) === 0
}

/** What the player is short of for a key: pieces of a material, of which most are missing, else coins. */
function shortOf(state: PlayerState, key: ItemDefinition, groundId: Id, release: Release): KeyGoal {
  const goal = { itemId: key.id, groundId }
  const lacks = key.craftingMaterials
    .map(({ itemId, amount }) => ({ materialId: itemId, missing: amount - spareCount(state, itemId) }))
    .filter(({ missing }) => missing > 0)
    .toSorted((a, b) => b.missing - a.missing)
  const [material] = lacks
  if (material) return { kind: 'craftKey', ...goal, ...material, isAffordable: canBuyAll(lacks, key, state, release) }
  const missing = coinsShort(state, key.price)
  return { kind: 'buyKey', ...goal, missing }
}

/** Where a key that nobody sells is left behind, on a ground that is open: by a creature that was beaten, where one was. */
function toFind(state: PlayerState, key: ItemDefinition, groundId: Id, release: Release): readonly KeyGoal[] {
  const open = new Set(reachableGrounds(state, release).map(({ id }) => id))
  const sources = (dropSourcesByItem(release).get(key.id) ?? []).filter((source) => open.has(source.groundId))
  const isKnown = ({ enemyId }: DropSource) => (state.hunted[enemyId] ?? 0) > 0
  const source = sources.find(isKnown) ?? sources[0]
  if (!source) return []
  const enemyId = isKnown(source) ? source.enemyId : null
  return [{ kind: 'findKey', itemId: key.id, groundId, enemyId, sourceGroundId: source.groundId, missing: 1 }]
}

/**
 * Keys that are all that a ground still demands: those first for which only coins are short, then those to be crafted, and last
 * those to be found; the cheapest first, coins of several kinds counting alike.
 */
export function keyGoals(state: PlayerState, release: Release): readonly KeyGoal[] {
  const { xp, subscription } = state
  return closedPlaces(state, release)
    .flatMap(({ ground, xpRequired, keyIds: [keyId, ...others] }) => {
      const key = keyId === undefined ? undefined : release.items.get(keyId)
      if (xpRequired > xp || others.length > 0 || !key) return []
      if (!isForSale(key)) return toFind(state, key, ground.id, release)
      return key.requiredXp > xp || key.requiredSubscription > subscription
        ? []
        : [shortOf(state, key, ground.id, release)]
    })
    .toSorted((a, b) => order[a.kind] - order[b.kind] || a.missing - b.missing)
}

const order = { buyKey: 0, craftKey: 1, findKey: 2 }
