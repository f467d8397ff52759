import type { Assertion } from '../assertions'
import type { FirstHourKindName } from './first-hour-kinds'
import type { FirstHour } from './first-hour-run'

const minHunts = 12
const minChoices = 6
const maxFirstRetainer = 60
/** The cooldown of the hunt, in minutes. */
const maxWait = 10

interface Limits {
  /** minutes by which nine of ten have reached the first and the second rank */
  readonly firstRank: number
  readonly secondRank: number
  /** minutes for which nine of ten always have something to do */
  readonly busy: number
}

/** Hasty newcomers use up the charges within minutes. Careful ones do everything else first, so ranks take longer. */
const limits: Readonly<Record<FirstHourKindName, Limits>> = {
  guided: { firstRank: 10, secondRank: 30, busy: 15 },
  hasty: { firstRank: 15, secondRank: 40, busy: 4 },
  careful: { firstRank: 25, secondRank: 45, busy: 25 },
}

type Measure = (hour: FirstHour) => number | null

/** The value that this share of the hours does not exceed; what did not happen counts as infinite. */
function atMost(share: number, hours: readonly FirstHour[], measure: Measure): number {
  const sorted = hours.map((hour) => measure(hour) ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.POSITIVE_INFINITY
}

/** The value that this share of the hours reach. */
const atLeast = (share: number, hours: readonly FirstHour[], measure: Measure): number =>
  -atMost(share, hours, (hour) => -(measure(hour) ?? Number.NEGATIVE_INFINITY))

const minutes = (value: number): string => (Number.isFinite(value) ? `minute ${Math.ceil(value)}` : 'not in the hour')

function assertionsOfKind(kind: FirstHourKindName, hours: readonly FirstHour[]): readonly Assertion[] {
  const { firstRank, secondRank, busy } = limits[kind]
  const by = (what: string, share: number, limit: number, measure: Measure): Assertion => {
    const found = atMost(share, hours, measure)
    const claim = `${100 * share} of 100 ${kind} newcomers ${what} by minute ${limit}.`
    return { claim, found: minutes(found), holds: found <= limit }
  }
  const reaching = (what: string, share: number, limit: number, measure: Measure): Assertion => {
    const found = atLeast(share, hours, measure)
    const claim = `${100 * share} of 100 ${kind} newcomers ${what} ${limit} times or more in the first hour.`
    return { claim, found: `${found} times`, holds: found >= limit }
  }
  const firstWait = atLeast(0.9, hours, (hour) => hour.firstWait ?? Number.POSITIVE_INFINITY)
  const longestWait = Math.max(...hours.map((hour) => hour.longestWait))
  return [
    reaching('hunt', 0.99, minHunts, ({ hunts }) => hunts),
    reaching('can choose between steps', 0.9, minChoices, ({ choices }) => choices),
    by('reach the first rank', 0.9, firstRank, (hour) => hour.firstRank),
    by('reach the second rank', 0.9, secondRank, (hour) => hour.secondRank),
    by('bind a first retainer', 0.99, maxFirstRetainer, ({ firstRetainer }) => firstRetainer),
    {
      claim: `90 of 100 ${kind} newcomers always have something to do until minute ${busy}.`,
      found: minutes(firstWait),
      holds: firstWait >= busy,
    },
    {
      claim: `No ${kind} newcomer waits more than ${maxWait} minutes with nothing to do in the first hour.`,
      found: `${longestWait.toFixed(1)} minutes at most`,
      holds: longestWait <= maxWait,
    },
  ]
}

/** The assertions on the first hour of newcomers. */
export function firstHourAssertions(hours: readonly FirstHour[]): readonly Assertion[] {
  const unexplained = hours.flatMap((hour) => hour.unexplained.map((what) => `${hour.name} ${what}`))
  return [
    {
      claim: 'Every coin and item of the first hour is explained by the ledger.',
      found: unexplained.slice(0, 3).join(', ') || 'all of them are',
      holds: unexplained.length === 0,
    },
    ...[...new Set(hours.map(({ kind }) => kind))].flatMap((kind) =>
      assertionsOfKind(
        kind,
        hours.filter((hour) => hour.kind === kind),
      ),
    ),
  ]
}
