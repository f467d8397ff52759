import type { Day } from './day'
import type { KindName } from './kinds'
import type { Biography } from './simulation'
import { goldIn, type KindSummary } from './summary'

/** What must hold of the world, and what was found. */
export interface Law {
  readonly law: string
  readonly found: string
  readonly isKept: boolean
}

/** Hunts in two hours without anything that shortens the cooldown. */
const huntsOfAnEvening = 12
/** Days of income that a purse may hold on average, and from which day on that is asked. */
const fattestPurse = 10
const settledDay = 20
/** How many times as much XP payers may have as those who play as long, and how few losses a world that is no walk has. */
const payersLead = 2
const winRates = { least: 0.7, most: 0.99 }

/** Most days that pass without `of` growing, the days up to the end included. */
function longestWait(days: readonly Day[], of: (day: Day) => number): number {
  let [longest, waited, best] = [0, 0, 0]
  for (const day of days) {
    waited = of(day) > best ? 0 : waited + 1
    best = Math.max(best, of(day))
    longest = Math.max(longest, waited)
  }
  return longest
}

/** The most that 99 of 100 come to; of a thousand dice some always fall badly. */
function mostOf(lives: readonly Biography[], of: (life: Biography) => number): number {
  const sorted = lives.map(of).sort((one, other) => one - other)
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.POSITIVE_INFINITY
}

function everybody(lives: readonly Biography[]): readonly Law[] {
  const unexplained = lives.flatMap((life) => life.unexplained.map((what) => `${life.name} ${what}`))
  const idle = lives.filter((life) => life.days.some(({ hunts }) => hunts === 0)).map(({ name }) => name)
  const evening = mostOf(lives, (life) => life.huntsToFirstRank ?? Number.POSITIVE_INFINITY)
  return [
    {
      law: 'Every coin and item is explained by the ledger.',
      found: unexplained.slice(0, 3).join(', ') || 'all of them',
      isKept: unexplained.length === 0,
    },
    {
      law: 'Nobody comes to a dead end: everybody hunts every day.',
      found: idle.slice(0, 3).join(', ') || 'everybody did',
      isKept: idle.length === 0,
    },
    {
      law: `99 of 100 reach the first rank in two hours of play, which are ${huntsOfAnEvening} hunts.`,
      found: `${evening} hunts`,
      isKept: evening <= huntsOfAnEvening,
    },
  ]
}

function ofKind({ kind, days }: KindSummary): readonly Law[] {
  const settled = days.slice(settledDay)
  const purse = Math.max(0, ...settled.map((day) => day.purse / goldIn(day)))
  const [wins, hunts] = [sumOf(days, ({ wins }) => wins), sumOf(days, ({ hunts }) => hunts)]
  const rate = wins / hunts
  return [
    {
      law: `No purse of ${kind} grows beyond ${fattestPurse} days of income on average.`,
      found: `${purse.toFixed(1)} days at most`,
      isKept: purse <= fattestPurse,
    },
    {
      law: `${kind} wins most hunts and not all.`,
      found: `${(100 * rate).toFixed(1)} % of all`,
      isKept: rate >= winRates.least && rate <= winRates.most,
    },
  ]
}

const sumOf = (days: readonly Day[], of: (day: Day) => number): number => days.reduce((sum, day) => sum + of(day), 0)

/** Most days that a player of the kind may wait for a rank, in the first ten days and in all, and for a harder ground. */
const waits: Readonly<Partial<Record<KindName, readonly [first: number, rank: number, ground: number]>>> = {
  busy: [3, 10, 14],
  whale: [3, 10, 14],
}

function progress({ kind, lives }: KindSummary): readonly Law[] {
  const most = waits[kind]
  if (!most) return []
  const early = mostOf(lives, ({ days }) => longestWait(days.slice(0, 10), ({ rank }) => rank))
  const rank = mostOf(lives, ({ days }) => longestWait(days, ({ rank }) => rank))
  const ground = mostOf(lives, ({ days }) => longestWait(days, ({ ground }) => ground))
  const law = (what: string, found: number, limit: number): Law => ({
    law: `99 of 100 ${kind} players wait no more than ${limit} days for ${what}.`,
    found: `${found} days`,
    isKept: found <= limit,
  })
  return [
    law('a rank in the first ten days', early, most[0]),
    law('a rank', rank, most[1]),
    law('a harder ground', ground, most[2]),
  ]
}

function payers(kinds: readonly KindSummary[]): Law {
  const xpOf = (name: KindName) => kinds.find(({ kind }) => kind === name)?.days.at(-1)?.xp ?? 0
  const lead = xpOf('whale') / xpOf('busy')
  return {
    law: `Payers are ahead of who plays as much, but by less than ${payersLead} times.`,
    found: `${lead.toFixed(2)} times the XP`,
    isKept: lead > 1 && lead < payersLead,
  }
}

export const lawsOf = (kinds: readonly KindSummary[]): readonly Law[] => [
  ...everybody(kinds.flatMap(({ lives }) => lives)),
  ...kinds.flatMap(progress),
  ...kinds.flatMap(ofKind),
  payers(kinds),
]
