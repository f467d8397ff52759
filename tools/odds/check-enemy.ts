import { createHash } from 'node:crypto'
import { gearAt, hunterIn } from '@sanguine/content/testing'
import {
  amountIn,
  type CombatResult,
  goldCurrency,
  type Id,
  meetingOdds,
  ownedCount,
  type PlayerState,
  phaseOn,
  type Release,
  standingOf,
  startHunt,
} from '@sanguine/rules'
import { deviations, type OddsRow, percent } from './row'

/** The release with only this enemy on the ground. */
function onlyEnemy(release: Release, groundId: Id, enemyId: Id): Release {
  const slices = [{ enemyId, rangeMin: 0, rangeMax: 10_000 }]
  const table = { id: '', name: '', huntingGroundId: groundId, sequence: 0, slices }
  return { ...release, tables: new Map([[groundId, [table]]]) }
}

const outcomes = ['draw', 'win', 'loss'] as const

/** All hunts are made at one time, in one phase of the region's rule. */
const clock = { now: 0, speed: 1 }

interface Counted {
  readonly results: Record<CombatResult, number>
  readonly drops: Map<Id, number>
  xp: number
  gold: number
}

/** A unique item that is owned is not won again. */
const isWon = (state: PlayerState, itemId: Id, release: Release): boolean =>
  !release.items.get(itemId)?.unique || ownedCount(state, itemId) === 0

function hunt(state: PlayerState, release: Release, name: string, hunts: number): Counted {
  const counted: Counted = { results: { ongoing: 0, draw: 0, win: 0, loss: 0 }, drops: new Map(), xp: 0, gold: 0 }
  for (let index = 0; index < hunts; index++) {
    const seed = createHash('sha256').update(`${name} ${index}`).digest('hex')
    const started = startHunt(state, { mode: 'auto', seed, release, ...clock })
    if (!started.ok) throw new Error(started.code)
    const { win } = started.value.stakes
    const { result } = standingOf(started.value, 5)
    counted.results[result] += 1
    for (const { itemId } of win.loot.filter(({ itemId }) => isWon(state, itemId, release)))
      counted.drops.set(itemId, (counted.drops.get(itemId) ?? 0) + 1)
    if (result !== 'win') continue
    counted.xp += win.xp
    counted.gold += amountIn(win.currencies, goldCurrency)
  }
  return counted
}

/** Hunts one enemy often, in the gear of its ground or of so much XP, and compares the counts with its odds. */
export function checkEnemy(
  release: Release,
  groundId: Id,
  enemyId: Id,
  hunts: number,
  xp = release.grounds.get(groundId)?.xpRequired ?? 0,
): OddsRow {
  const enemy = release.enemies.get(enemyId)
  const ground = release.grounds.get(groundId)
  if (!enemy || !ground) throw new Error(`there is no enemy ${enemyId} on a ground ${groundId}`)
  const state = hunterIn(gearAt(xp, release), { groundId, xp }, release)
  const odds = meetingOdds(enemy, state, release, { phase: phaseOn(groundId, state, release, clock) })
  const { results, drops, ...counted } = hunt(state, onlyEnemy(release, groundId, enemyId), enemy.name, hunts)
  const fights = outcomes.map((result) => deviations(results[result], hunts, odds[result], odds.margin))
  const expected = new Map(odds.drops.map(({ itemId, chance }) => [itemId, chance]))
  const found = [...new Set([...expected.keys(), ...drops.keys()])].map((itemId) =>
    deviations(drops.get(itemId) ?? 0, hunts, expected.get(itemId) ?? 0),
  )
  const wins = enemy.xp > 0 ? deviations(counted.xp / enemy.xp, hunts, odds.xp / enemy.xp, 2 * odds.margin) : 0
  const gold = amountIn(enemy.reward, goldCurrency)
  const paid = odds.win * amountIn(odds.winCoins, goldCurrency)
  const coins = gold > 0 ? deviations(counted.gold / gold, hunts, paid / gold, 2 * odds.margin) : 0
  const percents = (values: readonly number[]) => values.map(percent).join(' / ')
  return {
    subject: enemy.name,
    ground: ground.name,
    hunts,
    expected: percents(outcomes.map((result) => odds[result])) + (odds.margin > 0 ? ` ±${percent(odds.margin)}` : ''),
    counted: percents(outcomes.map((result) => results[result] / hunts)),
    maxDeviations: Math.max(...fights, ...found, wins, coins),
  }
}
