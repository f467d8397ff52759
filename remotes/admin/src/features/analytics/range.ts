/** How far back the days go that are shown. */
export const ranges = ['30d', '90d', '12m', 'all'] as const
export type Range = (typeof ranges)[number]

export const defaultRange: Range = '30d'

const isRange = (text: string | null): text is Range => ranges.some((range) => range === text)

const berlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Berlin at a time in milliseconds, such as `2024-07-01`. */
export const berlinDay = (at: number): string => berlin.format(at)

const textOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The first day of a range that ends with `today`; null for all days. */
export function firstDayOf(range: Range, today: string): string | null {
  if (range === 'all') return null
  if (range !== '12m') return textOf(Date.parse(today) - (Number.parseInt(range, 10) - 1) * 86_400_000)
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return textOf(Date.UTC(year - 1, month - 1, day + 1))
}

/** The range that the address names; all days where it does not hold the day that is open. */
export function rangeAt(text: string | null, openDay: string | undefined, today: string): Range {
  const range = isRange(text) ? text : defaultRange
  const first = firstDayOf(range, today)
  return openDay !== undefined && first !== null && openDay < first ? 'all' : range
}
