import type { Id, ItemDefinition, Purse } from '../release/release'
import type { PlayerState, Setup } from './player-state'

/** Content's names are the keys, so only own properties count: `constructor` is no currency. */
export const amountIn = (amounts: Readonly<Record<string, number>>, key: string): number =>
  Object.hasOwn(amounts, key) ? (amounts[key] ?? 0) : 0

export const ownedCount = (state: PlayerState, itemId: Id): number => amountIn(state.inventory, itemId)

/** Whether the item is unique and the player already owns it. */
export const isUniqueOwned = (state: PlayerState, { id, isUnique }: Pick<ItemDefinition, 'id' | 'isUnique'>): boolean =>
  isUnique && ownedCount(state, id) > 0

export const coinsOf = (state: PlayerState, currency: string): number => amountIn(state.currencies, currency)

export const equippedIn = (setup: Setup, slotType: string): readonly Id[] =>
  Object.hasOwn(setup, slotType) ? (setup[slotType] ?? []) : []

export const activeSetupOf = (state: PlayerState): Setup => state.setups[state.activeSetup] ?? {}

/** Copies in slots of any type. */
export const copiesIn = (setup: Setup, itemId: Id): number =>
  Object.values(setup).reduce((sum, ids) => sum + ids.filter((id) => id === itemId).length, 0)

/** Copies equipped in the setup in use. */
export const equippedCount = (state: PlayerState, itemId: Id): number => copiesIn(activeSetupOf(state), itemId)

/** Whether the player can change the setup: it is open, or in use since before it was locked. */
const isUsable = ({ unlockedSetups, activeSetup }: PlayerState, index: number): boolean =>
  index < unlockedSetups || index === activeSetup

const copiesBeside = (state: PlayerState, itemId: Id, setups: readonly Setup[]): number =>
  Math.max(0, ownedCount(state, itemId) - Math.max(0, ...setups.map((setup) => copiesIn(setup, itemId))))

/** Copies that no usable setup needs, which may be sold or used for crafting. Setups share their copies. */
export const spareCount = (state: PlayerState, itemId: Id): number =>
  copiesBeside(
    state,
    itemId,
    state.setups.filter((_, index) => isUsable(state, index)),
  )

/** Copies that are in no setup, not even a locked one. */
export const unequippedCount = (state: PlayerState, itemId: Id): number => copiesBeside(state, itemId, state.setups)

/** An amount as players see it: none above the largest safe integer, which responses and balances cannot exceed. */
export const countable = (amount: number): number => Math.min(amount, Number.MAX_SAFE_INTEGER)

/**
 * The price of `amount` pieces. It may exceed the largest safe integer, but balances never do, so comparisons stay
 * right. `countable` limits it where it is shown.
 */
export const multiplyPurse = (purse: Purse, amount: number): Purse =>
  amount === 1
    ? purse
    : Object.fromEntries(Object.entries(purse).map(([currency, value]) => [currency, value * amount]))

export function addPurses(a: Purse, b: Purse): Purse {
  const sum: Record<string, number> = { ...a }
  for (const [currency, value] of Object.entries(b)) sum[currency] = amountIn(sum, currency) + value
  return sum
}

/** Currencies of the price of which the player has too little, with the missing amount. */
export const missingCoins = (state: PlayerState, price: Purse): readonly { currency: string; missing: number }[] =>
  Object.entries(price)
    .map(([currency, value]) => ({ currency, missing: countable(value - coinsOf(state, currency)) }))
    .filter((lack) => lack.missing > 0)

/** The number of coins missing for a price, over all currencies; 0 if the player can pay. */
export const coinsShort = (state: PlayerState, price: Purse): number =>
  countable(missingCoins(state, price).reduce((sum, { missing }) => sum + missing, 0))
