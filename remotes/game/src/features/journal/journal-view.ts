import type { JournalFilter, JournalKind } from '../../generated/documents'
import { dayOf, startOfDay } from '../../shared/local-days'

/** The journal's filters as the query string has them, in display order. */
export const journalFilters = ['all', 'won', 'lost', 'draw', 'auto', 'other'] as const

export type JournalFilterKey = (typeof journalFilters)[number]

const kinds: Readonly<Record<JournalFilterKey, JournalKind | null>> = {
  all: null,
  won: 'WIN',
  lost: 'LOSS',
  draw: 'DRAW',
  auto: 'AUTO_HUNT',
  other: 'OTHER',
}

/** Times that the totals are shown for, with the days before today; `dates` is between two days that are chosen. */
export const periods = { today: 0, week: 6, month: 29, dates: 6 } as const

export type Period = keyof typeof periods

export interface JournalView {
  readonly filter: JournalFilterKey
  /** in the name of a creature or item */
  readonly search: string
  readonly period: Period
  /** the first and last day where the period is `dates`, such as `2025-05-20`; empty for open */
  readonly from: string
  readonly until: string
}

/** A time in milliseconds since the epoch, as the server is asked for it. */
export interface TimeSpan {
  readonly since: string
  /** null for now */
  readonly until: string | null
}

/** Midnight where the player is at the start of a day, or of a later one; null for what is no day. */
export function midnight(day: string, daysLater = 0): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (!year || !month || !date) return null
  const start = new Date(Number(year), Number(month) - 1, Number(date))
  return dayOf(start) === day ? startOfDay(start, daysLater) : null
}

export const isPeriod = (text: string | null): text is Period => text !== null && Object.hasOwn(periods, text)

export function readJournalView(params: URLSearchParams): JournalView {
  const period = params.get('period')
  const day = (name: string) => {
    const text = params.get(name) ?? ''
    return midnight(text) ? text : ''
  }
  const [from, until] = [day('from'), day('until')]
  const isBackwards = from !== '' && until !== '' && from > until
  return {
    filter: journalFilters.find((key) => key === params.get('show')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 100),
    period: isPeriod(period) ? period : 'today',
    from: isBackwards ? until : from,
    until: isBackwards ? from : until,
  }
}

/** The filter for the server; null for every entry. */
export function filterOf({ filter, search, period, from, until }: JournalView): JournalFilter | null {
  const kind = kinds[filter]
  const days = period === 'dates' &&
    (from || until) && {
      ...(from && { since: midnight(from)?.toISOString() }),
      ...(until && { until: midnight(until, 1)?.toISOString() }),
    }
  const text = search.trim() || null
  return kind === null && text === null && !days ? null : { kind, search: text, ...days }
}

/** Midnight at the start of a period, as it is until days are chosen. */
export const startOf = (period: Period, now: number): Date => startOfDay(new Date(now), -periods[period])

/** Totals are of this many days at most. */
const maxDays = 366

/** The time that the totals are of; null where it is too long. Starts at midnight where the player is. */
export function totalsOf({ period, from, until }: JournalView, now: number): TimeSpan | null {
  if (period === 'dates' && (from || until)) {
    const end = (until && midnight(until, 1)) || null
    const start = (from && midnight(from)) || midnight(until, -29)
    if (!start || (end ?? new Date(now)).getTime() - start.getTime() > maxDays * 86_400_000) return null
    return { since: start.toISOString(), until: end?.toISOString() ?? null }
  }
  return { since: startOf(period, now).toISOString(), until: null }
}
