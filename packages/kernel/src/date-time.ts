const dateTimePattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d+))?(Z|[+-]\d{2}:\d{2})$/i

/**
 * Milliseconds since the epoch of an RFC 3339 date-time; digits beyond milliseconds are dropped. Null for any other
 * text.
 */
export function readDateTime(text: string): number | null {
  const [, day = '', time = '', fraction = '', offset = ''] = dateTimePattern.exec(text) ?? []
  const [at, ahead] = [readUtc(day, time), readOffset(offset)]
  if (at === null || ahead === null) return null
  return at + Number(fraction.padEnd(3, '0').slice(0, 3)) - ahead
}

/**
 * Milliseconds since the epoch of a day and a time in UTC, such as `2024-07-01` and `09:00:00`. Null for impossible
 * days and times, because JavaScript reads 30 February as a day in March, and 24:00 as the next day.
 */
export function readUtc(day: string, time: string): number | null {
  const at = Date.parse(`${day}T${time}Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${day}T${time}`) ? at : null
}

/** Milliseconds by which a place is ahead of UTC, from its offset, such as `+02:00`. */
export function readOffset(offset: string): number | null {
  if (offset.toUpperCase() === 'Z') return 0
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? []
  if (Number(hours) > 23 || Number(minutes) > 59) return null
  return sign === undefined ? null : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
