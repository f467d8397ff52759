import type { JournalFilter, JournalKind } from '../../generated/documents'

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

/** Times that the totals are shown for, with the days before today. */
export const periods = { today: 0, week: 6, month: 29 } as const

export type Period = keyof typeof periods

export interface JournalView {
  readonly filter: JournalFilterKey
  /** in the name of a creature or item */
  readonly search: string
  readonly period: Period
}

export const isPeriod = (text: string | null): text is Period => text !== null && Object.hasOwn(periods, text)

export function readJournalView(params: URLSearchParams): JournalView {
  const period = params.get('period')
  return {
    filter: journalFilters.find((key) => key === params.get('show')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 100),
    period: isPeriod(period) ? period : 'today',
  }
}

/** What the server is asked for; null for every entry. */
export function filterOf({ filter, search }: Pick<JournalView, 'filter' | 'search'>): JournalFilter | null {
  const kind = kinds[filter]
  return kind === null && search.trim() === '' ? null : { kind, search: search.trim() || null }
}

/** The first moment of a period, at midnight where the player is. */
export function periodStart(period: Period, now: number): string {
  const start = new Date(now)
  start.setHours(0, 0, 0, 0)
  start.setDate(start.getDate() - periods[period])
  return start.toISOString()
}
