import { Doc, List } from '../../document'
import { MongoError } from '../../mongo-error'
import { DateTime, ObjectId, Timestamp, typeNameOf, type Value } from '../../values'
import { type CalendarParts, calendarParts } from '../calendar'
import { namedParts } from '../named-parts'
import { isNullish, type Operator, type OperatorTable } from '../operator'
import type { Environment, Evaluate } from '../scope'
import { type ZoneOffset, zoneOffset } from '../time-zone'

/** Converts a date, timestamp or object id to milliseconds. Throws 16006 for other values. */
export function timeOf(value: Value): number {
  if (value instanceof DateTime) return Number(value.ms)
  if (value instanceof Timestamp || value instanceof ObjectId) return value.seconds * 1000
  throw new MongoError(16006, `can't convert from BSON type ${typeNameOf(value)} to Date`)
}

/** The time zone of an operand: UTC if it is missing, undefined if it is null. */
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
}
