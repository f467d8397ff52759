import type { Player } from './use-player'

/** How many coins of a currency the player has. */
export const ownedCoins = ({ currencies }: Player, currencyId: string): number =>
  currencies.find(({ currency }) => currency.id === currencyId)?.amount ?? 0
