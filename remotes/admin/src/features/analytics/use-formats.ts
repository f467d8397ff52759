import { formatBerlinTime, formatCompact, formatCount, formatDay, formatUsd, useLanguage } from '@sanguine/ui'
import { useMemo } from 'react'

export interface Formats {
  /** a day such as `2024-07-01` */
  readonly day: (date: string) => string
  /** a day without its year, for an axis */
  readonly shortDay: (date: string) => string
  /** a day with its weekday */
  readonly longDay: (date: string) => string
  readonly number: (value: number) => string
  /** a number in few characters, for an axis */
  readonly compact: (value: number) => string
  readonly usd: (cents: number) => string
  /** a time in ISO 8601, in the time zone of Berlin */
  readonly time: (at: string) => string
}

/** Days and numbers in the language of the viewer. */
export function useFormats(): Formats {
  const language = useLanguage()
  return useMemo(
    () => ({
      day: (date) => formatDay(date, language),
      shortDay: (date) => formatDay(date, language, { day: 'numeric', month: 'short' }),
      longDay: (date) => formatDay(date, language, { dateStyle: 'full' }),
      number: (value) => formatCount(value, language),
      compact: (value) => formatCompact(value, language),
      usd: (cents) => formatUsd(cents, language),
      time: (at) => formatBerlinTime(at, language),
    }),
    [language],
  )
}
