import { activeItemOf, attractionChances, type ItemDefinition, ownedCount, spareCount } from '@sanguine/rules'
import { goldOf } from './market'
import type { SimulatedPlayerState } from './simulated-player-state'

/** From this win rate on a player uses special bait that attracts better enemies. */
const specialBaitWinRate = 0.85
/** Enemies are better where a hunt is worth this many times the XP; special bait may attract others of the same worth. */
const betterFactor = 1.25
/** Shares of a hunt's income that a bait may cost, and a special one, which attracts better enemies. */
const defaultShare = 0.3
const specialShare = 0.7

/** The best bait that pays for itself; the cheapest where none does. */
function bestBait(player: SimulatedPlayerState): ItemDefinition | undefined {
  const { market, state, income } = player
  const special = (player.winRate ?? 0) >= specialBaitWinRate ? specialBaits(player) : []
  const isOpen = ({ requiredXp }: ItemDefinition) => requiredXp <= state.xp
  return (
    special.find((bait) => isOpen(bait) && goldOf(bait) <= specialShare * income) ??
    market.baits.find((bait) => isOpen(bait) && goldOf(bait) <= defaultShare * income) ??
    market.baits.at(-1)
  )
}

/** Buys and equips bait for so many hunts as far as there is gold; returns whether any is equipped. */
export function ensureBait(player: SimulatedPlayerState, hunts: number): boolean {
  const { release } = player.market
  const worn = activeItemOf('bait', player.state, release)
  if (worn && ownedCount(player.state, worn.id) >= hunts) return true
  const bait = [bestBait(player), ...cheapestFirst(player)].find((item) => item && goldOf(item) <= player.gold)
  const amount = bait ? Math.min(Math.max(10, hunts), Math.floor(player.gold / goldOf(bait))) : 0
  if (bait && player.buy(bait, amount) && bait.id !== worn?.id) player.putOn(bait.id)
  return (
    activeItemOf('bait', player.state, release) !== null ||
    equipOwnedBait(player) ||
    (sellUnworn(player) && ensureBait(player, hunts))
  )
}

const cheapestFirst = ({ market, state }: SimulatedPlayerState) =>
  market.baits.filter(({ requiredXp }) => requiredXp <= state.xp).reverse()

function equipOwnedBait(player: SimulatedPlayerState): boolean {
  const owned = player.market.baits.find((bait) => player.owns(bait.id))
  return owned !== undefined && player.putOn(owned.id)
}

/** Sells everything that is not worn; returns whether that brought gold. */
function sellUnworn(player: SimulatedPlayerState): boolean {
  const before = player.gold
  for (const itemId of Object.keys(player.state.inventory)) player.sell(itemId, spareCount(player.state, itemId))
  return player.gold > before
}

/** The average XP of the enemies that a bait attracts. */
function meanXp({ market: { release }, state: { groundId } }: SimulatedPlayerState, baitId: string): number {
  const chances = attractionChances({ release, groundId, baitId, hex: null })
  return [...chances].reduce((sum, [enemyId, chance]) => sum + chance * (release.enemies.get(enemyId)?.xp ?? 0), 0)
}

/** The special baits of the ground that attract better enemies. */
function specialBaits(player: SimulatedPlayerState): readonly ItemDefinition[] {
  const { market, state } = player
  const special = market.release.grounds.get(state.groundId)?.specialBaitItemIds ?? []
  return special
    .filter((itemId) => meanXp(player, itemId) >= betterFactor * meanXp(player, ''))
    .flatMap((itemId) => market.release.items.get(itemId) ?? [])
}

/** Equips a hex where one is owned. */
export function equipHex(player: SimulatedPlayerState): void {
  const { release } = player.market
  if (player.state.setups[player.state.activeSetup]?.hex) return
  const hex = Object.keys(player.state.inventory).find((itemId) => release.items.get(itemId)?.type === 'hex')
  if (hex) player.putOn(hex)
}
