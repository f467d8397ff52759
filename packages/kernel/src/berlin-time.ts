import { readOffset, readUtc } from './date-time'

const berlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The calendar day in Berlin at a moment in milliseconds, as ISO 8601 text such as `2024-07-01`. */
export const berlinDayOf = (at: number): string => berlin.format(at).slice(0, 10)

/** Milliseconds by which Berlin is ahead of UTC at a moment. */
function berlinAhead(at: number): number {
  const part = Object.fromEntries(berlin.formatToParts(at).map(({ type, value }) => [type, value]))
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`) - at
}

const momentPattern = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * A moment in milliseconds, from ISO 8601 text. Text without an offset is Berlin time, as the game's own dates are.
 * Null for anything else, such as 30 February or an hour that Berlin skips for summer time.
 */
export function readMoment(text: string): number | null {
  const [, day = '', time = '00:00', seconds = ':00', offset] = momentPattern.exec(text) ?? []
  const at = readUtc(day, time + seconds)
  if (at === null) return null
  if (offset !== undefined) {
    const ahead = readOffset(offset)
    return ahead === null ? null : at - ahead
  }
  const guess = at - berlinAhead(at)
  const moment = at - berlinAhead(guess)
  return moment + berlinAhead(moment) === at ? moment : null
}
