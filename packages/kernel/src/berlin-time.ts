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

/** Milliseconds that Berlin is ahead of UTC at a moment. */
function berlinAhead(at: number): number {
  const part = Object.fromEntries(berlin.formatToParts(at).map(({ type, value }) => [type, value]))
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`) - at
}

/**
 * A moment in milliseconds, from ISO 8601 text. Without an offset it is the time of Berlin, as the game's own dates are.
 * Null for anything else.
 */
export function readMoment(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.test(text)) return null
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10))
  const at = Date.parse(hasOffset ? text : `${text.length === 10 ? `${text}T00:00` : text}Z`)
  if (Number.isNaN(at)) return null
  if (hasOffset) return at
  const guess = at - berlinAhead(at)
  return at - berlinAhead(guess)
}
