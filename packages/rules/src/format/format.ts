const longestName = 14

const units = [
  { from: 1_000_000_000, english: 'B', german: 'Mrd.' },
  { from: 1_000_000, english: 'M', german: 'Mio.' },
  { from: 1_000, english: 'K', german: 'Tsd.' },
] as const

const noBreakSpace = '\u00a0'

/** The value from which a number is abbreviated where it is shown. */
export const abbreviateFrom = { currency: 100_000, xp: 10_000 } as const

/** The formats of each locale, created once because lists show hundreds of numbers. */
const formats = new Map<string, { readonly grouped: Intl.NumberFormat; readonly abbreviated: Intl.NumberFormat }>()

function formatsOf(locale: string) {
  const known = formats.get(locale)
  if (known) return known
  const made = {
    grouped: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
    abbreviated: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  }
  formats.set(locale, made)
  return made
}

/** Whole numbers with grouped thousands: `1,234,567`. */
export const groupedNumber = (value: number, locale = 'en'): string => formatsOf(locale).grouped.format(value)

/**
 * Two decimals with K, M or B from a thousand: `1.00K`, `48.21K`, `1.00M`; grouped below. German has words, as in
 * `48,21 Tsd.`, joined to the number by a no-break space.
 */
export function abbreviatedNumber(value: number, locale = 'en'): string {
  const size = Math.abs(value)
  // 999,995 rounds up to a thousand thousands, so it is already a million
  const unit = units.find(({ from }) => size >= from || Math.round(size / (from / 100_000)) >= 100_000)
  if (!unit || size < 1_000) return groupedNumber(value, locale)
  const number = formatsOf(locale).abbreviated.format(value / unit.from)
  return locale.startsWith('de') ? `${number}${noBreakSpace}${unit.german}` : `${number}${unit.english}`
}

/** A number as the game shows it: grouped, and abbreviated from `from` on. */
export const formatNumber = (value: number, from: number = abbreviateFrom.currency, locale = 'en'): string =>
  Math.abs(value) >= from ? abbreviatedNumber(value, locale) : groupedNumber(value, locale)

/** XP as the game shows them everywhere: grouped, and abbreviated from 10,000 on. */
export const formatXp = (xp: number, locale = 'en'): string => formatNumber(xp, abbreviateFrom.xp, locale)

/** A user name of at most 14 visible characters, cut with an ellipsis. */
export function shortName(name: string): string {
  const characters = Array.from(
    new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name),
    ({ segment }) => segment,
  )
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}…` : name
}

/** A chance in percent, without the digits that only floating point adds. */
export const percentOf = (chance: number): number => Number((chance * 100).toPrecision(12))
