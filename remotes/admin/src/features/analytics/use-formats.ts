import { useLanguage } from '@sanguine/ui'
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
  readonly usd: (value: number) => string
  /** a time in ISO 8601, in the time zone of Berlin */
  readonly time: (at: string) => string
}

/** Days and numbers in the language of the viewer. */
export function useFormats(): Formats {
  const language = useLanguage()
  return useMemo(() => {
    // a day is the same everywhere, so it is read and written in one time zone
    const dayWith = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      return (date: string) => format.format(Date.parse(date))
    }
    const numberWith = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(language, options)
      return (value: number) => format.format(value)
    }
    const time = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    })
    return {
      day: dayWith({ dateStyle: 'medium' }),
      shortDay: dayWith({ day: 'numeric', month: 'short' }),
      longDay: dayWith({ dateStyle: 'full' }),
      number: numberWith({}),
      compact: numberWith({ notation: 'compact', maximumFractionDigits: 1 }),
      usd: numberWith({ style: 'currency', currency: 'USD' }),
      time: (at) => time.format(Date.parse(at)),
    }
  }, [language])
}
