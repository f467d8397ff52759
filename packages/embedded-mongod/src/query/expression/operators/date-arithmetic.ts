import { MongoError } from '../../mongo-error'
import { DateTime, typeNameOf, type Value } from '../../values'
import { calendarParts, dayMs, utc } from '../calendar'
import { isNullish, type Operator, type OperatorTable } from '../operator'
import { fromLocal } from '../time-zone'
import { wholeOf } from './arrays'
import { timeOf, zoneOf } from './dates'
import { namedParts } from './string-search'

/** Units of a fixed length in milliseconds. */
const unitMs: Readonly<Record<string, number>> = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000 }
/** Units of days; they follow the clocks of the zone. */
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7 }
const unitMonths: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 }
const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

function unitOf(value: Value, name: string): string {
  if (
    typeof value !== 'string' ||
    !(Object.hasOwn(unitMs, value) || Object.hasOwn(unitDays, value) || Object.hasOwn(unitMonths, value))
  ) {
    throw new MongoError(
      9,
      `${name} parameter 'unit' value parsing failed: ${typeof value === 'string' ? value : typeNameOf(value)}`,
    )
  }
  return value
}

/** Adds months to a local time; a day that the month lacks becomes its last one. */
function addMonths(local: number, months: number): number {
  const { year, month, day } = calendarParts(local)
  const total = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(total / 12), (((total % 12) + 12) % 12) + 1]
  const last = calendarParts(utc(toYear, toMonth + 1, 1) - dayMs).day
  return utc(toYear, toMonth, Math.min(day, last)) + (local - Math.floor(local / dayMs) * dayMs)
}

const shift =
  (sign: 1 | -1): Operator =>
  (operand, scope, compile, name) => {
    const names = ['startDate', 'unit', 'amount']
    const parts = namedParts(
      operand,
      [...names, 'timezone'],
      names,
      (value) => compile(value, scope),
      (why) => new MongoError(5166400, `${name} ${why}`),
    )
    return (environment) => {
      const [start, unitValue, amountValue] = names.map((part) => parts[part]?.(environment))
      const zone = zoneOf(parts.timezone, environment)
      if (isNullish(start) || isNullish(unitValue) || isNullish(amountValue) || !zone) return null
      const unit = unitOf(unitValue, name)
      const amount = sign * wholeOf(amountValue, name, 5166405)
      const ms = timeOf(start)
      const fixed = unitMs[unit]
      if (fixed !== undefined) return new DateTime(ms + amount * fixed)
      const local = ms + zone(ms)
      const days = unitDays[unit]
      const moved =
        days === undefined ? addMonths(local, amount * (unitMonths[unit] as number)) : local + amount * days * dayMs
      return new DateTime(fromLocal(moved, zone))
    }
  }

function weekStart(value: Value | undefined, name: string): number {
  if (value === undefined) return 6
  const index = typeof value === 'string' ? weekdayNames.indexOf(value.toLowerCase().slice(0, 3)) : -1
  if (index < 0) throw new MongoError(9, `${name} parameter 'startOfWeek' value is not a day of the week`)
  return index
}

/** How many days a local day is past the start of its week; weeks count from a Monday moved by so many days. */
const daysIntoWeek = (day: number, start: number): number => (((day + 3 - start) % 7) + 7) % 7

/** Numbers the units, so that the difference of two numbers is the count of boundaries between. */
function ordinal(local: number, unit: string, start: number): number {
  const day = Math.floor(local / dayMs)
  if (unit === 'week') return (day - daysIntoWeek(day, start)) / 7
  const fixed = unitMs[unit] ?? (unit === 'day' ? dayMs : undefined)
  if (fixed !== undefined) return Math.floor(local / fixed)
  const { year, month } = calendarParts(local)
  return Math.floor((year * 12 + month - 1) / (unitMonths[unit] as number))
}

const dateDiff: Operator = (operand, scope, compile, name) => {
  const names = ['startDate', 'endDate', 'unit']
  const parts = namedParts(
    operand,
    [...names, 'timezone', 'startOfWeek'],
    names,
    (value) => compile(value, scope),
    (why) => new MongoError(5166300, `${name} ${why}`),
  )
  return (environment) => {
    const [start, end, unitValue] = names.map((part) => parts[part]?.(environment))
    const zone = zoneOf(parts.timezone, environment)
    if (isNullish(start) || isNullish(end) || isNullish(unitValue) || !zone) return null
    const unit = unitOf(unitValue, name)
    const weekday = weekStart(parts.startOfWeek?.(environment), name)
    const number = (value: Value): number => {
      const ms = timeOf(value)
      return ordinal(unitMs[unit] === undefined || unit === 'hour' ? ms + zone(ms) : ms, unit, weekday)
    }
    return BigInt(number(end) - number(start))
  }
}

/** Bins are counted from the start of the year 2000. */
const binOrigin = utc(2000, 1, 1)

function truncated(local: number, unit: string, size: number, start: number): number {
  const months = unitMonths[unit]
  if (months !== undefined) {
    const { year, month } = calendarParts(local)
    const bin = months * size
    const offset = Math.floor(((year - 2000) * 12 + month - 1) / bin) * bin
    return utc(2000, 1 + offset, 1)
  }
  const length = (unitMs[unit] ?? (unitDays[unit] as number) * dayMs) * size
  const referenceDay = binOrigin / dayMs
  const origin = unit === 'week' ? binOrigin + ((7 - daysIntoWeek(referenceDay, start)) % 7) * dayMs : binOrigin
  return origin + Math.floor((local - origin) / length) * length
}

const dateTrunc: Operator = (operand, scope, compile, name) => {
  const allowed = ['date', 'unit', 'binSize', 'timezone', 'startOfWeek']
  const parts = namedParts(
    operand,
    allowed,
    ['date', 'unit'],
    (value) => compile(value, scope),
    (why) => new MongoError(5439000, `${name} ${why}`),
  )
  return (environment) => {
    const date = parts.date?.(environment)
    const unitValue = parts.unit?.(environment)
    const zone = zoneOf(parts.timezone, environment)
    if (isNullish(date) || isNullish(unitValue) || !zone) return null
    const unit = unitOf(unitValue, name)
    const size = parts.binSize ? wholeOf(parts.binSize(environment), name, 5439017) : 1
    if (size <= 0) throw new MongoError(5439018, `${name} requires 'binSize' to be greater than 0`)
    const ms = timeOf(date)
    const weekday = weekStart(parts.startOfWeek?.(environment), name)
    return new DateTime(fromLocal(truncated(ms + zone(ms), unit, size, weekday), zone))
  }
}

export const dateArithmeticOperators: OperatorTable = {
  $dateAdd: shift(1),
  $dateSubtract: shift(-1),
  $dateDiff: dateDiff,
  $dateTrunc: dateTrunc,
}
