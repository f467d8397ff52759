import type { Id, ItemDefinition, Purse } from '../release/release'
import type { PlayerState, Setup } from './player-state'

/** Records are keyed by content's names, so only own keys count: `constructor` is no currency. */
export const amountIn = (amounts: Readonly<Record<string, number>>, key: string): number =>
  Object.hasOwn(amounts, key) ? (amounts[key] ?? 0) : 0

export const ownedCount = (state: PlayerState, itemId: Id): number => amountIn(state.inventory, itemId)

/** Whether the player can get no other: there is only one of it, and it is theirs. */
export const isUniqueOwned = (state: PlayerState, { id, unique }: Pick<ItemDefinition, 'id' | 'unique'>): boolean =>
  unique && ownedCount(state, id) > 0

export const coinsOf = (state: PlayerState, currency: string): number => amountIn(state.currencies, currency)

export const wornIn = (setup: Setup, slotType: string): readonly Id[] =>
  Object.hasOwn(setup, slotType) ? (setup[slotType] ?? []) : []

export const activeSetupOf = (state: PlayerState): Setup => state.setups[state.activeSetup] ?? {}

const copiesIn = (setup: Setup, itemId: Id): number =>
  Object.values(setup).reduce((sum, ids) => sum + ids.filter((id) => id === itemId).length, 0)

/** Copies worn in the setup in use. */
export const equippedCount = (state: PlayerState, itemId: Id): number => copiesIn(activeSetupOf(state), itemId)

/** Whether the player can change what the setup wears: it is open, or in use since before it was locked. */
const isUsable = ({ unlockedSetups, activeSetup }: PlayerState, index: number): boolean =>
  index < unlockedSetups || index === activeSetup

const copiesBeside = (state: PlayerState, itemId: Id, setups: readonly Setup[]): number =>
  Math.max(0, ownedCount(state, itemId) - Math.max(0, ...setups.map((setup) => copiesIn(setup, itemId))))

/** Copies that no usable setup needs: those may be sold or worked into something else. Setups share their copies. */
export const spareCount = (state: PlayerState, itemId: Id): number =>
  copiesBeside(
    state,
    itemId,
    state.setups.filter((_, index) => isUsable(state, index)),
  )

/** Copies that no setup wears, not even one that is locked. */
export const unwornCount = (state: PlayerState, itemId: Id): number => copiesBeside(state, itemId, state.setups)

/** The price of `amount` pieces. May pass the largest safe whole number: balances never do, so comparisons stay right. */
export const multiplyPurse = (purse: Purse, amount: number): Purse =>
  amount === 1
    ? purse
    : Object.fromEntries(Object.entries(purse).map(([currency, value]) => [currency, value * amount]))

export function addPurses(a: Purse, b: Purse): Purse {
  const sum: Record<string, number> = { ...a }
  for (const [currency, value] of Object.entries(b)) sum[currency] = amountIn(sum, currency) + value
  return sum
}

/** Currencies of the price that the player has too little of, with what is missing. */
export const missingCoins = (state: PlayerState, price: Purse): readonly { currency: string; missing: number }[] =>
  Object.entries(price)
    .map(([currency, value]) => ({ currency, missing: value - coinsOf(state, currency) }))
    .filter((lack) => lack.missing > 0)

/** How many coins the player is short of for a price, of all currencies together; 0 where it can be paid. */
export const coinsShort = (state: PlayerState, price: Purse): number =>
  missingCoins(state, price).reduce((sum, { missing }) => sum + missing, 0)
