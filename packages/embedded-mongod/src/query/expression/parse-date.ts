const isoDatePattern =
  /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[T ](\d{1,2})(?::?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?(?:\d{2})?)?$/i

/** The milliseconds of an ISO 8601 date, which is in UTC if it names no zone; undefined for other texts. */
export function parseDate(text: string): number | undefined {
  const found = isoDatePattern.exec(text.trim())
  if (!found) return undefined
  const [, year, month, day = '1', hour = '0', minute = '0', second = '0', fraction = '', zone] = found
  const parts = [year, month, day, hour, minute, second].map(Number) as [number, number, number, number, number, number]
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3))
  const local = Date.UTC(parts[0], parts[1] - 1, parts[2], parts[3], parts[4], parts[5], ms)
  const date = new Date(local)
  if (parts[0] < 100) date.setUTCFullYear(parts[0])
  const isReal =
    date.getUTCMonth() === parts[1] - 1 &&
    date.getUTCDate() === parts[2] &&
    parts[3] < 24 &&
    parts[4] < 60 &&
    parts[5] < 60
  if (!isReal) return undefined
  const instant = date.getTime()
  return zone ? instant - zoneMinutes(zone) * 60_000 : instant
}

function zoneMinutes(zone: string): number {
  const found = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone)
  const minutes = found ? Number(found[2]) * 60 + Number(found[3] ?? 0) : 0
  return found?.[1] === '-' ? -minutes : minutes
}
