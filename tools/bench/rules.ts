/**
 * Measures how many fights and whole hunts one core plays in a second, and how long the odds of a hunt take on each
 * ground. Ends with 1 if 10,000 fights of five rounds take longer than a second. `npm run bench:rules`.
 */
import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { gearAt, hunterIn, packRelease } from '@sanguine/content/testing'
import {
  combatStateOf,
  type GroundDefinition,
  newPlayer,
  odds,
  type PlayerState,
  quickAttack,
  type Release,
  startHunt,
} from '@sanguine/rules'
import { median, sum } from '../report/statistics'
import { fightRelease } from './rules/fight-release'

const fights = 10_000
const maxFightsMs = 1000

function measure(name: string, play: (index: number) => void): number {
  for (let index = 0; index < fights / 10; index++) play(index)
  const start = performance.now()
  for (let index = 0; index < fights; index++) play(index)
  const ms = performance.now() - start
  console.log(`${name}: ${fights} in ${ms.toFixed(0)} ms, ${Math.round((fights / ms) * 1000)} a second`)
  return ms
}

/** Returns the milliseconds of all fights. */
function measureFights(player: PlayerState): number {
  const inputs = Array.from({ length: fights }, (_, index) => {
    const seed = createHash('sha256').update(`${index}`).digest('hex')
    return { mode: 'auto', seed, now: 0, release: fightRelease, speed: 1 } as const
  })
  const combats = inputs.map((input) => {
    const started = startHunt(player, input)
    if (!started.ok) throw new Error(started.refusal.code)
    return started.value
  })
  const standings = combats.map((combat) => combatStateOf(combat, 5))
  if (standings.some(({ round }) => round !== 5)) throw new Error('A fight ended before its fifth round.')
  const events = sum(standings.map((standing) => standing.events.length)) / fights
  const ms = measure(`fights of five rounds and ${events.toFixed(0)} events`, (index) => {
    const combat = combats[index]
    if (combat) combatStateOf(combat, 5)
  })
  measure('hunts, from bait to booked reward', (index) => {
    const input = inputs[index]
    if (input) quickAttack(player, input)
  })
  return ms
}

/** Milliseconds of the second time, when the engine has compiled the code. */
function oddsMs({ id, requiredXp }: GroundDefinition, release: Release): number {
  const hunter = hunterIn(gearAt(requiredXp, release), { groundId: id, xp: requiredXp }, release)
  odds(hunter, release)
  const start = performance.now()
  odds(hunter, release)
  return performance.now() - start
}

function measureOdds(release: Release): void {
  const times = [...release.grounds.values()]
    .map((ground) => ({ name: ground.name, ms: oddsMs(ground, release) }))
    .sort((a, b) => a.ms - b.ms)
  for (const { name, ms } of times) console.log(`odds on ${name}: ${ms.toFixed(0)} ms`)
  const all = times.map(({ ms }) => ms)
  console.log(`odds: median ${median(all).toFixed(0)} ms, slowest ${Math.max(...all).toFixed(0)} ms`)
}

export function main(): number {
  const ms = measureFights(newPlayer(fightRelease).state)
  measureOdds(packRelease())
  if (ms <= maxFightsMs) return 0
  console.error(`too slow: 10,000 fights must take at most ${maxFightsMs} ms`)
  return 1
}
