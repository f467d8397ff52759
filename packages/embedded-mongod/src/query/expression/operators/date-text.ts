import { MongoError } from '../../mongo-error'
import { DateTime, typeNameOf } from '../../values'
import { type CalendarParts, calendarParts, utc } from '../calendar'
import { isNullish, type Operator, type OperatorTable } from '../operator'
import { parseDate } from '../parse-date'
import { fromLocal, type ZoneOffset } from '../time-zone'
import { isoDay, timeOf, zoneOf } from './dates'
import { namedParts } from './string-search'

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const pad = (value: number, width: number): string => String(value).padStart(width, '0')

function zoneText(offset: number, separator: string): string {
  const minutes = Math.abs(offset) / 60_000
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60), 2)}${separator}${pad(minutes % 60, 2)}`
}

type Writer = (parts: CalendarParts, offset: number) => string

const partWriters: Readonly<Record<string, Writer>> = {
  d: ({ day }) => pad(day, 2),
  G: ({ isoWeekYear }) => pad(isoWeekYear, 4),
  H: ({ hour }) => pad(hour, 2),
  j: ({ dayOfYear }) => pad(dayOfYear, 3),
  L: ({ millisecond }) => pad(millisecond, 3),
  m: ({ month }) => pad(month, 2),
  M: ({ minute }) => pad(minute, 2),
  S: ({ second }) => pad(second, 2),
  u: ({ isoDayOfWeek }) => String(isoDayOfWeek),
  w: ({ dayOfWeek }) => String(dayOfWeek),
  U: ({ week }) => pad(week, 2),
  V: ({ isoWeek }) => pad(isoWeek, 2),
  Y: ({ year }) => pad(year, 4),
  b: ({ month }) => (monthNames[month - 1] as string).slice(0, 3),
  B: ({ month }) => monthNames[month - 1] as string,
  z: (_, offset) => zoneText(offset, ''),
  Z: (_, offset) => String(offset / 60_000),
  '%': () => '%',
}

function formatted(format: string, parts: CalendarParts, offset: number): string {
  return format.replace(/%(.?)/gs, (_, specifier: string) => {
    const writer = Object.hasOwn(partWriters, specifier) ? partWriters[specifier] : undefined
    if (!writer) throw new MongoError(18536, `Invalid format character '%${specifier}' in format string`)
    return writer(parts, offset)
  })
}

const dateToString: Operator = (operand, scope, compile, name) => {
  const allowed = ['date', 'format', 'timezone', 'onNull']
  const parts = namedParts(
    operand,
    allowed,
    ['date'],
    (value) => compile(value, scope),
    (why) => new MongoError(18534, `${name} ${why}`),
  )
  return (environment) => {
    const date = parts.date?.(environment)
    if (isNullish(date)) return parts.onNull ? parts.onNull(environment) : null
    const zone = zoneOf(parts.timezone, environment)
    const format = parts.format
      ? parts.format(environment)
      : parts.timezone
        ? '%Y-%m-%dT%H:%M:%S.%L'
        : '%Y-%m-%dT%H:%M:%S.%LZ'
    if (!zone || isNullish(format)) return null
    if (typeof format !== 'string')
      throw new MongoError(18533, `${name} requires that 'format' be a string, found: ${typeNameOf(format)}`)
    const ms = timeOf(date)
    const offset = zone(ms)
    return formatted(format, calendarParts(ms + offset), offset)
  }
}

/** The regular expression of each specifier. */
const partPatterns: Readonly<Record<string, string>> = {
  Y: '(\\d{4})',
  G: '(\\d{4})',
  m: '(\\d{2})',
  d: '(\\d{2})',
  H: '(\\d{2})',
  M: '(\\d{2})',
  S: '(\\d{2})',
  L: '(\\d{3})',
  j: '(\\d{3})',
  V: '(\\d{2})',
  u: '(\\d)',
  b: '([a-zA-Z]{3})',
  B: '([a-zA-Z]+)',
  z: '([+-]\\d{2}:?\\d{2}|Z)',
  Z: '([+-]\\d+)',
  '%': '(%)',
}

/** The instant of a text in a custom format, or undefined. */
function parseWithFormat(text: string, format: string, zone: ZoneOffset): number | undefined {
  const specifiers: string[] = []
  const source = format.replace(/%(.?)|[\^$\\.*+?()[\]{}|]/gs, (piece, specifier: string | undefined) => {
    if (specifier === undefined) return `\\${piece}`
    const reader = Object.hasOwn(partPatterns, specifier) ? partPatterns[specifier] : undefined
    if (!reader) throw new MongoError(18536, `Invalid format character '%${specifier}' in format string`)
    specifiers.push(specifier)
    return reader
  })
  const found = new RegExp(`^${source}$`).exec(text)
  if (!found) return undefined
  const read = new Map(specifiers.map((specifier, index) => [specifier, found[index + 1] as string]))
  const number = (specifier: string, fallback: number): number => Number(read.get(specifier) ?? fallback)
  const month = monthNumber(read) ?? number('m', 1)
  const day = read.has('G')
    ? isoDay(number('G', 1970), number('V', 1), number('u', 1))
    : utc(number('Y', 1970), read.has('j') ? 1 : month, number(read.has('j') ? 'j' : 'd', 1))
  const local = day + number('H', 0) * 3_600_000 + number('M', 0) * 60_000 + number('S', 0) * 1000 + number('L', 0)
  return local - (ownOffset(read) ?? local - fromLocal(local, zone))
}

function monthNumber(read: ReadonlyMap<string, string>): number | undefined {
  const name = (read.get('b') ?? read.get('B'))?.toLowerCase().slice(0, 3)
  const index = name === undefined ? -1 : monthNames.findIndex((month) => month.toLowerCase().startsWith(name))
  return index < 0 ? undefined : index + 1
}

function ownOffset(read: ReadonlyMap<string, string>): number | undefined {
  const text = read.get('z')
  if (text !== undefined) {
    const minutes = text === 'Z' ? 0 : Number(text.slice(1, 3)) * 60 + Number(text.slice(-2))
    return (text.startsWith('-') ? -minutes : minutes) * 60_000
  }
  const minutes = read.get('Z')
  return minutes === undefined ? undefined : Number(minutes) * 60_000
}

const dateFromString: Operator = (operand, scope, compile, name) => {
  const allowed = ['dateString', 'format', 'timezone', 'onError', 'onNull']
  const parts = namedParts(
    operand,
    allowed,
    ['dateString'],
    (value) => compile(value, scope),
    (why) => new MongoError(40540, `${name} ${why}`),
  )
  return (environment) => {
    const text = parts.dateString?.(environment)
    if (isNullish(text)) return parts.onNull ? parts.onNull(environment) : null
    const zone = zoneOf(parts.timezone, environment)
    const format = parts.format?.(environment)
    if (!zone) return null
    const ms =
      typeof text !== 'string'
        ? undefined
        : typeof format === 'string'
          ? parseWithFormat(text, format, zone)
          : parseDate(text, (local) => fromLocal(local, zone))
    if (ms !== undefined) return new DateTime(ms)
    if (parts.onError) return parts.onError(environment)
    throw new MongoError(
      241,
      `Error parsing date string ${typeof text === 'string' ? `'${text}'` : `of type ${typeNameOf(text)}`}`,
    )
  }
}

export const dateTextOperators: OperatorTable = { $dateToString: dateToString, $dateFromString: dateFromString }
