import { tradeLimit } from '../constants'
import type { Id, Release } from '../release/release'

/** An item to buy or sell. */
export interface TradeInput {
  readonly itemId: Id
  /** whole, 1 to 1,000,000 */
  readonly amount: number
  readonly release: Release
}

export const isTradeAmount = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= 1 && amount <= tradeLimit
