import { expectedHuntOn } from '../best-setup/estimate'
import { canEquip } from '../equipment/wear-requirements'
import { type DropSource, dropSourcesByItem } from '../hunt/ground-enemies'
import { reachableGrounds } from '../mission/missions'
import { rankAt } from '../progress/ranks'
import type { GroundDefinition, Id, ItemDefinition, Release } from '../release/release'
import { isForSale, itemsForSale } from '../shop/merchants'
import { addPurses, coinsShort, isUniqueOwned, multiplyPurse, ownedCount, spareCount } from '../state/amounts'
import type { PlayerState } from '../state/player-state'
import { isGroundVisible, type PlaceRequirements, requirementsOf } from '../travel/place-requirements'
import type { PlayerGoal } from './goal'

type Opening = PlayerGoal & { readonly kind: 'rank' | 'ground' | 'shopItem' }
type Place = PlaceRequirements & { readonly ground: GroundDefinition }

/** The visible grounds that the player cannot enter, with the requirements of the ground and its region. */
function closedPlaces(state: PlayerState, release: Release): readonly Place[] {
  return [...release.grounds.values()].flatMap((ground) => {
    if (!isGroundVisible(ground, release)) return []
    const demands = requirementsOf(ground, release)
    const keyIds = demands.keyIds.filter((id) => ownedCount(state, id) === 0)
    return demands.requiredXp > state.xp || keyIds.length > 0 ? [{ ...demands, ground, keyIds }] : []
  })
}

/** The next rank, with its reward and the hunts until it. */
function nextRank(state: PlayerState, release: Release): readonly Opening[] {
  const { next } = rankAt(state.xp, release)
  if (!next) return []
  const missing = next.xp - state.xp
  const { xp = 0 } = expectedHuntOn(state.groundId, state, release) ?? {}
  const hunts = xp > 0 ? Math.ceil(missing / xp) : null
  return [{ kind: 'rank', rankId: next.id, missing, rewardItemId: next.rewardItemId, hunts }]
}

/** The closed ground with the lowest required XP. */
function nextGround(state: PlayerState, release: Release): readonly Opening[] {
  const [nearest] = closedPlaces(state, release)
    .filter(({ requiredXp }) => requiredXp > state.xp)
    .toSorted((a, b) => a.requiredXp - b.requiredXp)
  if (!nearest) return []
  const { ground, requiredXp, keyIds } = nearest
  return [{ kind: 'ground', groundId: ground.id, missing: requiredXp - state.xp, keyId: keyIds[0] ?? null }]
}

/** The next item that a merchant will sell to the player, except avatars. */
function nextWare(state: PlayerState, release: Release): readonly Opening[] {
  const { xp, subscription } = state
  let nearest: ItemDefinition | null = null
  for (const item of itemsForSale(release)) {
    const isNearer = item.requiredXp > xp && (nearest === null || item.requiredXp < nearest.requiredXp)
    if (isNearer && item.type !== 'avatar' && item.requiredSubscription <= subscription && !isUniqueOwned(state, item))
      nearest = item
  }
  return nearest
    ? [{ kind: 'shopItem', itemId: nearest.id, missing: nearest.requiredXp - xp, missingCoins: 0, gain: null }]
    : []
}

/** The next rank, ground and shop item, lowest missing XP first. */
export const openings = (state: PlayerState, release: Release): readonly Opening[] =>
  [...nextRank(state, release), ...nextGround(state, release), ...nextWare(state, release)].toSorted(
    (a, b) => a.missing - b.missing,
  )

type KeyGoal = PlayerGoal & { readonly kind: 'buyKey' | 'craftKey' | 'findKey' }

interface MaterialLack {
  readonly materialId: Id
  readonly missing: number
}

/** Whether merchants sell all missing materials of a key, and the player has the coins for them and the key. */
function canBuyAll(lacks: readonly MaterialLack[], key: ItemDefinition, state: PlayerState, release: Release): boolean {
  let { price } = key
  for (const { materialId, missing } of lacks) {
    const material = release.items.get(materialId)
    if (!material || !isForSale(material) || !canEquip(state, material) || material.craftingMaterials.length > 0)
      return false
    price = addPurses(price, multiplyPurse(material.price, missing))
  }
  return coinsShort(state, price) === 0
}

/** The goal for a key: the material with the most missing pieces, or else the missing coins. */
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

/**
 * The open ground where enemies drop a key that no merchant sells. An enemy that the player has beaten is preferred.
 */
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
 * Keys that alone still close a ground. Keys that need only coins come first, then keys to craft, then keys to find.
 * The cheapest comes first, and coins of all currencies count equally.
 */
export function keyGoals(state: PlayerState, release: Release): readonly KeyGoal[] {
  const { xp, subscription } = state
  return closedPlaces(state, release)
    .flatMap(({ ground, requiredXp, keyIds: [keyId, ...others] }) => {
      const key = keyId === undefined ? undefined : release.items.get(keyId)
      if (requiredXp > xp || others.length > 0 || !key) return []
      if (!isForSale(key)) return toFind(state, key, ground.id, release)
      return key.requiredXp > xp || key.requiredSubscription > subscription
        ? []
        : [shortOf(state, key, ground.id, release)]
    })
    .toSorted((a, b) => order[a.kind] - order[b.kind] || a.missing - b.missing)
}

const order = { buyKey: 0, craftKey: 1, findKey: 2 }
