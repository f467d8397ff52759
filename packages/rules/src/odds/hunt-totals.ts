import type { Purse } from '../release/release'
import { amountIn } from '../state/amounts'
import type { EnemyOdds } from './odds'

/** The mean result of a hunt, over all enemies that may come. */
export interface HuntTotals {
  /** from 0 to 1, together 1 */
  readonly win: number
  readonly draw: number
  readonly loss: number
  /** the maximum error of each of them */
  readonly margin: number
  readonly xp: number
  /** coins of wins and draws by currency, without coins stolen in the fight */
  readonly coins: Purse
}

/** Adds up the odds of all enemies of a hunt, weighted by their chance to come; null without enemies. */
export function huntTotals(enemies: readonly Omit<EnemyOdds, 'enemyId' | 'drops' | 'winXp'>[]): HuntTotals | null {
  const mean = (of: (enemy: (typeof enemies)[number]) => number) =>
    enemies.reduce((sum, enemy) => sum + enemy.attraction * of(enemy), 0)
  if (mean(() => 1) === 0) return null
  const currencies = new Set(
    enemies.flatMap(({ winCoins, drawCoins }) => [...Object.keys(winCoins), ...Object.keys(drawCoins)]),
  )
  const coinsOf = (currency: string) =>
    mean(
      ({ win, draw, winCoins, drawCoins }) => win * amountIn(winCoins, currency) + draw * amountIn(drawCoins, currency),
    )
  return {
    win: mean(({ win }) => win),
    draw: mean(({ draw }) => draw),
    loss: mean(({ loss }) => loss),
    margin: mean(({ margin }) => margin),
    xp: mean(({ xp }) => xp),
    coins: Object.fromEntries([...currencies].map((currency) => [currency, coinsOf(currency)])),
  }
}
