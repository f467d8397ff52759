import type { Purse } from '../release/release'
import { amountIn } from '../state/amounts'
import type { EnemyOdds } from './odds'

/** What a hunt brings on average, over all enemies that may come. */
export interface HuntTotals {
  /** parts of 1, together 1 */
  readonly win: number
  readonly draw: number
  readonly loss: number
  /** by how much each of them may be wrong */
  readonly margin: number
  readonly xp: number
  /** coins by currency of wins and draws, without what is stolen in the fight */
  readonly coins: Purse
}

/** Adds up the odds of all enemies of a hunt by their chance to come; null where none comes. */
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
