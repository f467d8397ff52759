const dayMs = 86_400_000

/** The parts of a local time. Weeks are counted as in ISO 8601 and as in the United States. */
export interface CalendarParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  millisecond: number
  /** 1 is Sunday. */
  dayOfWeek: number
  dayOfYear: number
  /** Weeks start on Sunday; days before the first one are in week 0. */
  week: number
  isoDayOfWeek: number
  isoWeek: number
  isoWeekYear: number
}

/** Midnight of a day. A year below 100 is not moved to the 20th century. */
function utc(year: number, month: number, day: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime()
}

/** The parts of a local time, given in milliseconds as if it were UTC. */
export function calendarParts(local: number): CalendarParts {
  const date = new Date(local)
  const year = date.getUTCFullYear()
  const midnight = Math.floor(local / dayMs) * dayMs
  const dayOfYear = Math.round((midnight - utc(year, 1, 1)) / dayMs) + 1
  const weekday = date.getUTCDay()
  const isoDayOfWeek = weekday === 0 ? 7 : weekday
  const thursday = midnight + (4 - isoDayOfWeek) * dayMs
  const isoWeekYear = new Date(thursday).getUTCFullYear()
  return {
    year,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
    dayOfWeek: weekday + 1,
    dayOfYear,
    week: Math.floor((dayOfYear + 6 - weekday) / 7),
    isoDayOfWeek,
    isoWeek: Math.floor((thursday - utc(isoWeekYear, 1, 1)) / dayMs / 7) + 1,
    isoWeekYear,
  }
}
