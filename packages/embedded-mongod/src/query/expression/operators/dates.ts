import { Doc, List } from '../../document'
import { MongoError } from '../../mongo-error'
import { DateTime, ObjectId, Timestamp, typeNameOf, type Value } from '../../values'
import { type CalendarParts, calendarParts, dayMs, utc } from '../calendar'
import { isNullish, type Operator, type OperatorTable } from '../operator'
import type { Environment, Evaluate } from '../scope'
import { fromLocal, type ZoneOffset, zoneOffset } from '../time-zone'
import { wholeOf } from './arrays'
import { namedParts } from './string-search'

/** Converts a date, timestamp or object id to milliseconds. Throws 16006 for other values. */
export function timeOf(value: Value): number {
  if (value instanceof DateTime) return Number(value.ms)
  if (value instanceof Timestamp || value instanceof ObjectId) return value.seconds * 1000
  throw new MongoError(16006, `can't convert from BSON type ${typeNameOf(value)} to Date`)
}

/** The zone an operand names: UTC when there is none, undefined when it is null. */
export function zoneOf(zone: Evaluate | undefined, environment: Environment): ZoneOffset | undefined {
  const name = zone ? zone(environment) : 'UTC'
  if (isNullish(name)) return undefined
  if (typeof name !== 'string')
    throw new MongoError(40517, `timezone must evaluate to a string, found ${typeNameOf(name)}`)
  return zoneOffset(name)
}

/** An operator on a date: the date alone, or `{ date, timezone }`. */
const onParts =
  (pick: (parts: CalendarParts) => Value): Operator =>
  (operand, scope, compile, name) => {
    const isFull = operand instanceof Doc && operand.has('date')
    const single = operand instanceof List ? operand.items[0] : operand
    if (operand instanceof List && operand.length !== 1) {
      throw new MongoError(
        40536,
        `${name} accepts exactly one argument if given an array, but was given ${operand.length}`,
      )
    }
    const parts: Record<string, Evaluate | undefined> = isFull
      ? namedParts(
          operand,
          ['date', 'timezone'],
          ['date'],
          (value) => compile(value, scope),
          (why) => new MongoError(40535, `${name} ${why}`),
        )
      : { date: compile(single as Value, scope) }
    return (environment) => {
      const date = parts.date?.(environment)
      const zone = zoneOf(parts.timezone, environment)
      if (isNullish(date) || !zone) return null
      const ms = timeOf(date)
      return pick(calendarParts(ms + zone(ms)))
    }
  }

const partNames = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond'] as const
const isoPartNames = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek', 'hour', 'minute', 'second', 'millisecond'] as const

const dateToParts: Operator = (operand, scope, compile, name) => {
  const parts = namedParts(
    operand,
    ['date', 'timezone', 'iso8601'],
    ['date'],
    (value) => compile(value, scope),
    (why) => new MongoError(40520, `${name} ${why}`),
  )
  return (environment) => {
    const date = parts.date?.(environment)
    const zone = zoneOf(parts.timezone, environment)
    if (isNullish(date) || !zone) return null
    const ms = timeOf(date)
    const calendar = calendarParts(ms + zone(ms))
    const names = parts.iso8601?.(environment) === true ? isoPartNames : partNames
    return Doc.of(
      names,
      names.map((part) => calendar[part]),
    )
  }
}

const dateFromParts: Operator = (operand, scope, compile, name) => {
  const allowed = [...partNames, ...isoPartNames.slice(0, 3), 'timezone']
  const isIso = operand instanceof Doc && operand.has('isoWeekYear')
  const parts = namedParts(
    operand,
    allowed,
    [isIso ? 'isoWeekYear' : 'year'],
    (value) => compile(value, scope),
    (why) => new MongoError(40515, `${name} ${why}`),
  )
  return (environment) => {
    const zone = zoneOf(parts.timezone, environment)
    const values: number[] = []
    for (const part of isIso ? isoPartNames : partNames) {
      const fallback = ['month', 'day', 'isoWeek', 'isoDayOfWeek'].includes(part) ? 1 : 0
      const value = parts[part] ? parts[part](environment) : fallback
      if (isNullish(value)) return null
      values.push(wholeOf(value, name, 40515))
    }
    if (!zone) return null
    const [year = 0, second = 1, third = 1, hours = 0, minutes = 0, seconds = 0, ms = 0] = values
    const day = isIso ? isoDay(year, second, third) : utc(year, second, third)
    return new DateTime(fromLocal(day + hours * 3_600_000 + minutes * 60_000 + seconds * 1000 + ms, zone))
  }
}

/** Midnight of a day of an ISO week. */
export function isoDay(year: number, week: number, day: number): number {
  const fourth = utc(year, 1, 4)
  const weekday = calendarParts(fourth).isoDayOfWeek
  return fourth + ((week - 1) * 7 + day - weekday) * dayMs
}

export const dateOperators: OperatorTable = {
  $year: onParts(({ year }) => year),
  $month: onParts(({ month }) => month),
  $dayOfMonth: onParts(({ day }) => day),
  $hour: onParts(({ hour }) => hour),
  $minute: onParts(({ minute }) => minute),
  $second: onParts(({ second }) => second),
  $millisecond: onParts(({ millisecond }) => millisecond),
  $dayOfYear: onParts(({ dayOfYear }) => dayOfYear),
  $dayOfWeek: onParts(({ dayOfWeek }) => dayOfWeek),
  $week: onParts(({ week }) => week),
  $isoDayOfWeek: onParts(({ isoDayOfWeek }) => isoDayOfWeek),
  $isoWeek: onParts(({ isoWeek }) => isoWeek),
  $isoWeekYear: onParts(({ isoWeekYear }) => BigInt(isoWeekYear)),
  $dateToParts: dateToParts,
  $dateFromParts: dateFromParts,
}
