import type { TradeResult } from '@sanguine/rules'

export const tradeMessage = ({ verb }: TradeResult): string =>
  verb === 'sell' ? 'Sale successful!' : 'Purchase successful! Item added to inventory.'
