import { berlinDayOf, readMoment } from '@sanguine/kernel'

/** A moment that the calendar itself produced. */
function momentOf(day: string): number {
  const at = readMoment(day)
  if (at === null) throw new RangeError(`${day} is no day.`)
  return at
}

/** The next first of a month, 00:00 in Berlin, after a moment; both in milliseconds since the epoch. */
export function nextFirst(at: number): number {
  const [year = 0, month = 0] = berlinDayOf(at).split('-').map(Number)
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1]
  return momentOf(`${String(nextYear).padStart(4, '0')}-${String(nextMonth).padStart(2, '0')}-01`)
}

/** The part of a monthly price for the rest of the month, including today; in whole cents, at least 1. */
export function proportionateCents(cents: number, at: number): number {
  const [year = 0, month = 0, day = 0] = berlinDayOf(at).split('-').map(Number)
  const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Math.max(1, Math.round((cents * (daysOfMonth - day + 1)) / daysOfMonth))
}

/** The longest time by which a payment provider may charge before the first of the month begins in Berlin. */
export const earlyChargeMs = 12 * 60 * 60 * 1000

/** The end of the period that a monthly charge at a moment pays: the first of the next month. */
export const paidUntilOf = (chargedAt: number): number => nextFirst(chargedAt + earlyChargeMs)
