import { sum } from '../report/statistics'
import type { Day } from './day'
import { type KindName, playerKinds } from './player-kinds'
import type { PlayerRun } from './player-run'
import type { Milestone } from './simulated-player-state'
import { goldIn, type KindSummary } from './summary'

/** An assertion about a simulation, with its result. */
export interface Assertion {
  /** what must hold, as a sentence */
  readonly claim: string
  readonly found: string
  readonly holds: boolean
}

/** Without anything that shortens the cooldown: the first at once, the sixth after fifty minutes. */
const huntsInFirstHour = 6
/** The place among the ranks at which who wants a retainer has one. */
const maxRankOfRetainer = 2
/** Days until half of a kind have reached a region beyond the first. */
const maxDaysToSecondRegion: Readonly<Partial<Record<KindName, number>>> = { busy: 5, casual: 24 }
/** Days until nine of ten have beaten a first boss, or at least met one. */
const maxDaysToBossBeaten: Readonly<Partial<Record<KindName, number>>> = { busy: 10 }
const maxDaysToBossMet: Readonly<Partial<Record<KindName, number>>> = { casual: 21 }
/** Days of income that a purse may hold on average, and the day from which on that is checked. */
const maxPurseDays = 10
const settledDay = 20
/** How many times as much XP payers may have as those who play as long. */
const maxPayerLead = 2
/** Not too hard and not too easy. */
const winRates = { min: 0.7, max: 0.99 }

/** The longest time without growth of the value, in days; the days up to the end count too. */
function longestWait(days: readonly Day[], pick: (day: Day) => number): number {
  let [longest, waited, best] = [0, 0, 0]
  for (const day of days) {
    waited = pick(day) > best ? 0 : waited + 1
    best = Math.max(best, pick(day))
    longest = Math.max(longest, waited)
  }
  return longest
}

/** The value that this part of the runs does not exceed; a milestone that was not reached counts as infinite. */
export function quantile(part: number, runs: readonly PlayerRun[], pick: (run: PlayerRun) => number | null): number {
  const sorted = runs.map((run) => pick(run) ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b)
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.POSITIVE_INFINITY
}

/** Among a thousand players some are always unlucky. */
const percentile99 = (runs: readonly PlayerRun[], pick: (run: PlayerRun) => number | null): number =>
  quantile(0.99, runs, pick)

function playerAssertions(runs: readonly PlayerRun[]): readonly Assertion[] {
  const unexplained = runs.flatMap((run) => run.unexplained.map((what) => `${run.name} ${what}`))
  const idle = runs.filter((run) => run.days.some(({ hunts }) => hunts === 0)).map(({ name }) => name)
  const hunts = percentile99(runs, (run) => run.huntsToFirstRank)
  return [
    {
      claim: 'Every coin and item is explained by the ledger.',
      found: unexplained.slice(0, 3).join(', ') || 'all of them are',
      holds: unexplained.length === 0,
    },
    {
      claim: 'Every player hunts every day.',
      found: idle.slice(0, 3).join(', ') || 'all of them do',
      holds: idle.length === 0,
    },
    {
      claim: `99 of 100 reach the first rank in the first hour, which are ${huntsInFirstHour} hunts.`,
      found: `${hunts} hunts`,
      holds: hunts <= huntsInFirstHour,
    },
  ]
}

function kindAssertions({ kind, days }: KindSummary): readonly Assertion[] {
  const settled = days.slice(settledDay)
  const purse = Math.max(0, ...settled.map((day) => day.purse / goldIn(day)))
  const [wins, hunts] = [sum(days.map((day) => day.wins)), sum(days.map((day) => day.hunts))]
  const rate = wins / hunts
  return [
    {
      claim: `No purse of ${kind} grows beyond ${maxPurseDays} days of income on average.`,
      found: `${purse.toFixed(1)} days at most`,
      holds: purse <= maxPurseDays,
    },
    {
      claim: `${kind} wins most hunts and not all.`,
      found: `${(100 * rate).toFixed(1)} % of all`,
      holds: rate >= winRates.min && rate <= winRates.max,
    },
  ]
}

/** Days that a player may wait. */
interface MaxWaits {
  /** for a rank in the first ten days */
  readonly earlyRank: number
  readonly rank: number
  /** for a harder ground */
  readonly ground: number
}

const waits: MaxWaits = { earlyRank: 3, rank: 10, ground: 14 }

const maxWaits: Readonly<Partial<Record<KindName, MaxWaits>>> = { busy: waits, whale: waits }

function progressAssertions({ kind, runs }: KindSummary): readonly Assertion[] {
  const max = maxWaits[kind]
  if (!max) return []
  const early = percentile99(runs, ({ days }) => longestWait(days.slice(0, 10), ({ rank }) => rank))
  const rank = percentile99(runs, ({ days }) => longestWait(days, ({ rank }) => rank))
  const ground = percentile99(runs, ({ days }) => longestWait(days, ({ ground }) => ground))
  const atMost = (what: string, found: number, limit: number): Assertion => ({
    claim: `99 of 100 ${kind} players wait no more than ${limit} days for ${what}.`,
    found: `${found} days`,
    holds: found <= limit,
  })
  return [
    atMost('a rank in the first ten days', early, max.earlyRank),
    atMost('a rank', rank, max.rank),
    atMost('a harder ground', ground, max.ground),
  ]
}

function milestoneAssertions({ kind, runs }: KindSummary): readonly Assertion[] {
  const rank = percentile99(runs, (run) => run.rankAtFirstRetainer)
  const day = quantile(0.5, runs, (run) => run.dayOfSecondRegion)
  const maxDays = maxDaysToSecondRegion[kind]
  return [
    ...(playerKinds.some(({ name, hasRetainers }) => name === kind && hasRetainers)
      ? [
          {
            claim: `99 of 100 ${kind} players have a retainer at rank ${maxRankOfRetainer} at the latest.`,
            found: `rank ${rank}`,
            holds: rank <= maxRankOfRetainer,
          },
        ]
      : []),
    ...(maxDays
      ? [
          {
            claim: `Half of the ${kind} players come to the second region within ${maxDays} days.`,
            found: `day ${day}`,
            holds: day <= maxDays,
          },
        ]
      : []),
  ]
}

function bossAssertions({ kind, runs }: KindSummary): readonly Assertion[] {
  const within = (what: string, maxDays: number | undefined, pick: (run: PlayerRun) => Milestone | null) => {
    if (!maxDays) return []
    const day = quantile(0.9, runs, (run) => pick(run)?.day ?? null)
    const claim = `9 of 10 ${kind} players have ${what} a boss within ${maxDays} days.`
    return [{ claim, found: Number.isFinite(day) ? `day ${day}` : 'not in these days', holds: day <= maxDays }]
  }
  return [
    ...within('beaten', maxDaysToBossBeaten[kind], ({ firstBossBeaten }) => firstBossBeaten),
    ...within('met', maxDaysToBossMet[kind], ({ firstBossMet }) => firstBossMet),
  ]
}

function payerAssertion(kinds: readonly KindSummary[]): Assertion {
  const xpOf = (name: KindName) => kinds.find(({ kind }) => kind === name)?.days.at(-1)?.xp ?? 0
  const lead = xpOf('whale') / xpOf('busy')
  return {
    claim: `Payers are ahead of players who play as much, but by less than ${maxPayerLead} times.`,
    found: `${lead.toFixed(2)} times the XP`,
    holds: lead > 1 && lead < maxPayerLead,
  }
}

export const assertionsOf = (kinds: readonly KindSummary[]): readonly Assertion[] => [
  ...playerAssertions(kinds.flatMap(({ runs }) => runs)),
  ...kinds.flatMap(milestoneAssertions),
  ...kinds.flatMap(bossAssertions),
  ...kinds.flatMap(progressAssertions),
  ...kinds.flatMap(kindAssertions),
  payerAssertion(kinds),
]
