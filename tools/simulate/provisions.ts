import { activeItemOf, type ItemDefinition, ownedCount, spareCount } from '@sanguine/rules'
import type { Life } from './life'
import { goldOf } from './market'

/** A player who wins this often lures what is rare. */
const bold = 0.85
/** Parts of what a hunt brings that a bait may cost, and a special one, to which the better prey comes. */
const plainShare = 0.3
const specialShare = 0.7

/** The best bait that pays; the cheapest where none does. */
function bestBait(life: Life): ItemDefinition | undefined {
  const { market, state, income } = life
  const special = (life.winRate ?? 0) >= bold ? specialBaits(life) : []
  const isOpen = ({ requiredXp }: ItemDefinition) => requiredXp <= state.xp
  return (
    special.find((bait) => isOpen(bait) && goldOf(bait) <= specialShare * income) ??
    market.baits.find((bait) => isOpen(bait) && goldOf(bait) <= plainShare * income) ??
    market.baits.at(-1)
  )
}

/** Bait that is worn and lasts for so many hunts; whether there is any. */
export function keepBait(life: Life, hunts: number): boolean {
  const { release } = life.market
  const worn = activeItemOf('bait', life.state, release)
  if (worn && ownedCount(life.state, worn.id) >= hunts) return true
  const bait = [bestBait(life), ...cheapestFirst(life)].find((one) => one && goldOf(one) <= life.gold)
  const amount = bait ? Math.min(Math.max(10, hunts), Math.floor(life.gold / goldOf(bait))) : 0
  if (bait && life.buy(bait, amount) && bait.id !== worn?.id) life.putOn(bait.id)
  return activeItemOf('bait', life.state, release) !== null || wearOwned(life) || (pawn(life) && keepBait(life, hunts))
}

const cheapestFirst = ({ market, state }: Life) =>
  market.baits.filter(({ requiredXp }) => requiredXp <= state.xp).reverse()

function wearOwned(life: Life): boolean {
  const owned = life.market.baits.find((bait) => life.owns(bait.id))
  return owned !== undefined && life.putOn(owned.id)
}

/** Whoever has nothing left to hunt with sells whatever is not worn; whether anybody paid enough. */
function pawn(life: Life): boolean {
  const before = life.gold
  for (const itemId of Object.keys(life.state.inventory)) life.sell(itemId, spareCount(life.state, itemId))
  return life.gold > before
}

const specialBaits = ({ market, state }: Life) =>
  (market.release.grounds.get(state.groundId)?.specialBaitItemIds ?? []).flatMap(
    (itemId) => market.release.items.get(itemId) ?? [],
  )

/** Whoever has hexes uses them up. */
export function keepHex(life: Life): void {
  const { release } = life.market
  if (life.state.setups[life.state.activeSetup]?.hex) return
  const hex = Object.keys(life.state.inventory).find((itemId) => release.items.get(itemId)?.type === 'hex')
  if (hex) life.putOn(hex)
}
