import { readMoment } from './berlin-time'

/** A calendar day in Berlin as ISO 8601 text, such as `2024-07-01`; text order is time order. */
export type Day = string

const textOf = (at: number): Day => new Date(at).toISOString().slice(0, 10)

/** The day `count` days later, or earlier if `count` is below 0. */
export const addDays = (day: Day, count: number): Day => textOf(Date.parse(day) + count * 86_400_000)

/** The same day of the month, `count` months earlier; the last day of that month if it is shorter. */
export function subtractMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - count, 0)).getUTCDate()
  return textOf(Date.UTC(year, month - 1 - count, Math.min(dayOfMonth, lastOfMonth)))
}

/** The midnight in Berlin with which the day begins, in milliseconds since the epoch. */
export function startOfDay(day: Day): number {
  const at = readMoment(day)
  if (at === null) throw new Error(`${day} is not a day.`)
  return at
}

/** The midnight in Berlin with which the day ends, in milliseconds since the epoch. */
export const endOfDay = (day: Day): number => startOfDay(addDays(day, 1))
