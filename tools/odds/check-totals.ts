import { createHash } from 'node:crypto'
import { gearAt, hunterIn } from '@sanguine/content/testing'
import {
  amountIn,
  combatStateOf,
  type EnemyOdds,
  goldCurrency,
  huntTotals,
  type Id,
  odds,
  phaseOn,
  type Release,
  startHunt,
} from '@sanguine/rules'
import { deviationLimit } from './row'

/** The reward of a hunt: the mean of the odds, that of simulated hunts, and how far apart they may be by accident. */
export interface TotalsRow {
  readonly name: string
  readonly expected: number
  readonly counted: number
  readonly tolerance: number
}

/** Hunts often on a ground in the gear of so much XP and compares what a hunt brings with the totals of the odds. */
export function checkTotals(release: Release, groundId: Id, xp: number, hunts: number): readonly TotalsRow[] {
  const state = hunterIn(gearAt(xp, release), { groundId, xp }, release)
  const clock = { now: 0, speed: 1 }
  const enemies = odds(state, release, phaseOn(groundId, state, release, clock))
  const totals = huntTotals(enemies)
  if (!totals) throw new Error(`nothing comes on ${groundId}`)
  const samples = Array.from({ length: hunts }, (_, index) => {
    const seed = createHash('sha256').update(`${groundId} ${xp} ${index}`).digest('hex')
    const started = startHunt(state, { mode: 'auto', seed, release, ...clock })
    if (!started.ok) throw new Error(started.refusal.code)
    const { win, draw } = started.value.stakes
    const { result } = combatStateOf(started.value, 5)
    const coins = result === 'win' ? win.currencies : result === 'draw' ? draw : {}
    return { result, xp: result === 'win' ? win.xp : 0, gold: amountIn(coins, goldCurrency) }
  })
  const wins = samples.filter(({ result }) => result === 'win').length
  const row = (name: string, expected: number, values: readonly number[], most: number): TotalsRow => {
    const counted = values.reduce((sum, value) => sum + value, 0) / hunts
    const variance = values.reduce((sum, value) => sum + (value - counted) ** 2, 0) / hunts
    // a rare result is not in the sample; the variance of a value from 0 to `most` is at most its mean times `most`
    const isRare = wins < 20 || hunts - wins < 20
    const accident = deviationLimit * Math.sqrt((isRare ? expected * most : variance) / hunts) + (3 * most) / hunts
    return { name, expected, counted, tolerance: accident + 2 * totals.margin * most }
  }
  const share = (result: string) => samples.map((sample) => (sample.result === result ? 1 : 0))
  const xps = samples.map((sample) => sample.xp)
  const golds = samples.map((sample) => sample.gold)
  const goldOf = ({ winCoins }: EnemyOdds) => amountIn(winCoins, goldCurrency)
  return [
    row('win', totals.win, share('win'), 1),
    row('draw', totals.draw, share('draw'), 1),
    row('loss', totals.loss, share('loss'), 1),
    row('xp', totals.xp, xps, Math.max(...enemies.map(({ winXp }) => winXp))),
    row('gold', amountIn(totals.coins, goldCurrency), golds, Math.max(...enemies.map(goldOf))),
  ]
}
