import { releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import type { DropCount } from '../rows/read-drops'
import { dropTotalsService } from '../statistics/drop-totals'

/** The number of wins from which a rate says enough about a chance. */
export const minRateWins = 100

/**
 * The drops in the wins of all players, for enemies and items that are in the game, if enough wins were counted. For
 * everyone.
 */
export async function readDropRates(context: Context): Promise<readonly DropCount[]> {
  const counts = await context.app.get(dropTotalsService)()
  const { enemies, items } = releaseFor(context)
  return counts.filter(
    ({ enemyId, itemId, wins }) =>
      wins >= minRateWins && enemies.get(enemyId)?.isVisible && items.get(itemId)?.isVisible,
  )
}
