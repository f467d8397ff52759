import { MongoError } from '../mongo-error'

const minuteMs = 60_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds that a zone is ahead of UTC at an instant. */
export type ZoneOffset = (ms: number) => number

/** "UTC", an offset such as "+02:00", or a name such as "Europe/Berlin". Throws 40485 for others. */
export function zoneOffset(zone: string): ZoneOffset {
  const fixed = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone)
  if (fixed) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)
    const offset = (fixed[1] === '-' ? -minutes : minutes) * minuteMs
    return () => offset
  }
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return () => 0
  const format = formatOf(zone)
  return (ms) => {
    const parts: Record<string, number> = {}
    for (const { type, value } of format.formatToParts(ms)) parts[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / 1000) * 1000
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        calendar: 'gregory',
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      })
    } catch {
      throw new MongoError(40485, `unrecognized time zone identifier: "${zone}"`)
    }
    formats.set(zone, format)
  }
  return format
}
