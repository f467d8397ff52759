import { formatPercent } from '@sanguine/ui'
import { numberFormat } from '@sanguine/ui/platform'

/** A chance in percent nearer to 0 or 100 than this is treated as 0 or 100. */
const roundingError = 1e-4

/** Whether a chance in percent is 0, apart from rounding errors. */
export const isNever = (percent: number): boolean => percent <= roundingError

/**
 * A chance in percent as text with up to so many decimals: "<1%" and ">99%" where rounding would make it never or
 * always.
 */
export function percentText(percent: number, language: string, decimals = 0): string {
  const text = (value: number) => formatPercent(value / 100, language, decimals)
  const step = 10 ** -decimals
  if (!isNever(percent) && percent < step / 2) return `<${text(step)}`
  if (!isNever(100 - percent) && percent > 100 - step / 2) return `>${text(100 - step)}`
  return text(percent)
}

/** The chance of a drop: with a decimal, and with two where it is small. */
export const dropChanceText = (chance: number, language: string): string =>
  percentText(chance, language, chance < 10 ? 2 : 1)

/** Smaller averages are hidden: a boss that cannot be beaten yet would fill the line with zeros. */
export const minShownAverage = 0.01

/** An average: two digits below one, one decimal below ten, whole numbers above. */
export const averageText = (value: number, language: string): string =>
  numberFormat(
    language,
    value < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: value < 10 ? 1 : 0 },
  ).format(value)
