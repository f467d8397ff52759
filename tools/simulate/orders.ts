import {
  attractionChances,
  bossesWithin,
  canEquip,
  encounterChances,
  type Id,
  type ItemDefinition,
} from '@sanguine/rules'
import { itemScore, type KindShares, strengthOf } from './item-score'
import type { SimulatedPlayerState } from './simulated-player-state'

/** A boss that comes within so many hunts is made ready for. */
const bossIsNear = 24

/** The share of each enemy type among the player's enemies; null for a player who does not equip for types. */
export function kindSharesOf({ kind, market: { release }, state }: SimulatedPlayerState): KindShares | null {
  if (!kind.knowsOrders) return null
  const { groundId } = state
  const ordinary = () => attractionChances({ release, groundId, baitId: '', hex: null, bossWaits: state.bossWaits })
  const shares = new Map<Id, number>()
  for (const [enemyId, chance] of encounterChances(groundId, state, release, null) ?? ordinary()) {
    const kindId = release.enemies.get(enemyId)?.enemyTypeId ?? ''
    shares.set(kindId, (shares.get(kindId) ?? 0) + chance)
  }
  return shares
}

const orderAgainst = ({ market }: SimulatedPlayerState, enemyId: Id): ItemDefinition | undefined =>
  market.orders.get(market.release.enemies.get(enemyId)?.enemyTypeId ?? '')

/** Buys the emblem against each boss of the ground that is near. */
export function buyOrdersForBosses(player: SimulatedPlayerState): void {
  const { kind, state, market } = player
  if (!kind.knowsOrders) return
  for (const [enemyId, hunts] of bossesWithin(state.groundId, state, market.release)) {
    const order = hunts <= bossIsNear ? orderAgainst(player, enemyId) : undefined
    if (order && !player.owns(order.id) && canEquip(state, order)) player.buy(order)
  }
}

/** Equips the owned emblem that fits the next enemies best. */
export function wearFittingEmblem(player: SimulatedPlayerState): void {
  const { market, state } = player
  const shares = kindSharesOf(player)
  if (!shares) return
  const strength = strengthOf(state, market.release)
  const [best] = (market.gear.get('emblem') ?? [])
    .filter((item) => player.owns(item.id) && canEquip(state, item))
    .map((item) => ({ item, score: itemScore(item, strength, market.release, shares) }))
    .sort((a, b) => b.score - a.score)
  const [worn] = state.setups[state.activeSetup]?.emblem ?? []
  if (best && best.item.id !== worn) player.wear(best.item.id)
}
