import { MongoError } from '../../mongo-error'
import { typeNameOf } from '../../values'
import { type CalendarParts, calendarParts } from '../calendar'
import { namedParts } from '../named-parts'
import { isNullish, type Operator, type OperatorTable } from '../operator'
import { timeOf, zoneOf } from './dates'

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

export const dateTextOperators: OperatorTable = { $dateToString: dateToString }
