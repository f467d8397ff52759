import { missingCoins, ownedOf } from '../amounts'
import { isForSale } from '../merchants'
import type { PlayerState } from '../player'
import { rankAt } from '../ranks'
import type { GroundDefinition, Id, ItemDefinition, Release } from '../release'
import type { Goal } from './goal'

type Place = { readonly ground: GroundDefinition; readonly xpRequired: number; readonly keyIds: readonly Id[] }

/** The visible grounds that are closed to the player, with what they and their regions demand. */
function closedPlaces(state: PlayerState, release: Release): readonly Place[] {
  return [...release.grounds.values()].flatMap((ground) => {
    const region = release.regions.get(ground.regionId)
    if (!region?.visible || !ground.visible) return []
    const xpRequired = Math.max(region.xpRequired, ground.xpRequired)
    const keyIds = [region.keyId, ground.keyId].filter((id): id is Id => id !== null && ownedOf(state, id) === 0)
    return xpRequired > state.xp || keyIds.length > 0 ? [{ ground, xpRequired, keyIds }] : []
  })
}

/** The next rank, with what it brings. */
function nextRank(state: PlayerState, release: Release): readonly Goal[] {
  const { next } = rankAt(state.xp, release)
  if (!next) return []
  return [{ kind: 'rank', rankId: next.id, missing: next.xp - state.xp, rewardItemId: next.rewardItemId }]
}

/** The closed ground that demands least XP. */
function nextGround(state: PlayerState, release: Release): readonly Goal[] {
  const [nearest] = closedPlaces(state, release)
    .filter(({ xpRequired }) => xpRequired > state.xp)
    .toSorted((one, other) => one.xpRequired - other.xpRequired)
  if (!nearest) return []
  const { ground, xpRequired, keyIds } = nearest
  return [{ kind: 'ground', groundId: ground.id, missing: xpRequired - state.xp, keyId: keyIds[0] ?? null }]
}

/** What a merchant sells to the player next. Every item is looked at, so what is cheap to tell is asked first. */
function nextWare({ xp, subscription }: PlayerState, release: Release): readonly Goal[] {
  let nearest: ItemDefinition | null = null
  for (const item of release.items.values()) {
    const isNearer = item.reqXP > xp && (nearest === null || item.reqXP < nearest.reqXP)
    if (isNearer && item.needSub <= subscription && isForSale(item)) nearest = item
  }
  return nearest ? [{ kind: 'ware', itemId: nearest.id, missing: nearest.reqXP - xp }] : []
}

/** Rank, ground and merchant's ware: what takes least XP first. */
export const openings = (state: PlayerState, release: Release): readonly Goal[] =>
  [...nextRank(state, release), ...nextGround(state, release), ...nextWare(state, release)].toSorted(
    (one, other) => missingOf(one) - missingOf(other),
  )

const missingOf = (goal: Goal): number => ('missing' in goal ? goal.missing : 0)

/** Keys that are all that a ground still demands, the cheapest first; coins of several kinds count alike. */
export function keysForSale(state: PlayerState, release: Release): readonly (Goal & { readonly kind: 'buyKey' })[] {
  return closedPlaces(state, release)
    .flatMap(({ ground, xpRequired, keyIds: [keyId, ...others] }) => {
      const key = keyId === undefined ? undefined : release.items.get(keyId)
      if (xpRequired > state.xp || others.length > 0 || !key || !isForSale(key) || key.reqXP > state.xp) return []
      const missing = missingCoins(state, key.price).reduce((sum, lack) => sum + lack.missing, 0)
      return [{ kind: 'buyKey' as const, itemId: key.id, groundId: ground.id, missing }]
    })
    .toSorted((one, other) => one.missing - other.missing)
}
