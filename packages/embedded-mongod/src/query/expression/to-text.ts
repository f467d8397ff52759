import type { NumberValue } from '../compare-numbers'
import { unwrapDouble } from '../compare-numbers'
import type { DateTime } from '../values'

/** A number as `$toString` writes it. */
export function numberToText(value: NumberValue): string {
  const plain = unwrapDouble(value)
  if (typeof plain !== 'number') return plain.toString()
  if (!Number.isFinite(plain)) return Number.isNaN(plain) ? 'NaN' : plain > 0 ? 'Infinity' : '-Infinity'
  return Object.is(plain, -0) ? '-0' : String(plain)
}

/** A date as ISO 8601 in UTC with milliseconds. */
export function dateToText({ ms }: DateTime): string {
  const date = new Date(Number(ms))
  return Number.isNaN(date.getTime()) ? String(ms) : date.toISOString()
}
