/** A part of every day without notifications. Both ends are minutes of the day, 0 to 1439; it may pass midnight. */
export interface QuietHours {
  readonly begin: number
  readonly end: number
  /** IANA name, such as `Europe/Berlin` */
  readonly timeZone: string
}

const minutesPerDay = 1440

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, made)
  return made
}

/** The minute of the day at a time, in milliseconds since the epoch, in a time zone. */
function minuteOfDay(now: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = formatOf(timeZone).format(now).split(':').map(Number)
  return hours * 60 + minutes
}

/** The name of a time zone in its usual spelling; null if there is no such zone. */
export function readTimeZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/**
 * The end of the quiet hours that last at a time; null if none do. Both are milliseconds since the epoch. A change of
 * the clocks within the quiet hours moves the end by an hour, so the caller checks again at the end.
 */
export function quietUntil({ begin, end, timeZone }: QuietHours, now: number): number | null {
  const sinceBegin = (minuteOfDay(now, timeZone) - begin + minutesPerDay) % minutesPerDay
  const length = (end - begin + minutesPerDay) % minutesPerDay
  if (sinceBegin >= length) return null
  return now - (now % 60_000) + (length - sinceBegin) * 60_000
}
