import { canonicalType, compareValues } from '../compare'
import { List } from '../document'
import { isNullish } from '../expression/operator'
import { badValue } from '../mongo-error'
import { BsonSymbol, BsonUndefined, isNumber, MaxKey, MinKey, ObjectId, Regex, type Value } from '../values'
import type { Comparison } from './intervals'
import { compileRegex } from './regex'
import type { ValueTest } from './walk'

/** Equality in queries: null also equals a missing value and BSON's undefined. */
export function equals(operand: Value): ValueTest {
  if (operand instanceof BsonUndefined) throw badValue('cannot compare to undefined')
  if (operand === null) return isNullish
  if (typeof operand === 'string')
    return (value) => value === operand || (value instanceof BsonSymbol && value.text === operand)
  if (typeof operand === 'number' && !Number.isNaN(operand)) {
    return (value) =>
      typeof value === 'number' ? value === operand : isNumber(value) && compareValues(value, operand) === 0
  }
  if (typeof operand === 'boolean') return (value) => value === operand
  if (operand instanceof ObjectId) return (value) => value instanceof ObjectId && compareValues(value, operand) === 0
  return (value) => value !== undefined && compareValues(value, operand) === 0
}

const acceptedBy: Readonly<Record<Exclude<Comparison, '$eq'>, (order: number) => boolean>> = {
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
}

const isSameKey = (value: Value | undefined, key: MinKey | MaxKey): boolean => value?.constructor === key.constructor

/**
 * An order comparison. Only values of the operand's type match, and NaN matches only itself. Every value, also a
 * missing one, lies between MinKey and MaxKey.
 */
export function compares(operator: Exclude<Comparison, '$eq'>, operand: Value, path: string): ValueTest {
  if (operand instanceof Regex) throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`)
  if (operand instanceof BsonUndefined) throw badValue('cannot compare to undefined')
  const includesEqual = operator === '$lte' || operator === '$gte'
  if (operand === null) return includesEqual ? isNullish : () => false
  const isBelow = operator === '$lt' || operator === '$lte'
  if (operand instanceof MaxKey || operand instanceof MinKey) {
    const isEnd = isBelow === operand instanceof MaxKey
    return (value) => (isSameKey(value, operand) ? includesEqual : isEnd)
  }
  if (isNaNValue(operand)) return includesEqual ? isNaNValue : () => false
  const accepts = acceptedBy[operator]
  const rank = canonicalType(operand)
  return (value) =>
    value !== undefined && canonicalType(value) === rank && !isNaNValue(value) && accepts(compareValues(value, operand))
}

const isNaNValue: ValueTest = (value) => isNumber(value) && compareValues(value, Number.NaN) === 0

/** A regular expression matches strings, and an equal regular expression as a value. */
export function matchesRegex(regex: Regex): ValueTest {
  const compiled = compileRegex(regex)
  return (value) => {
    if (typeof value === 'string') return compiled.test(value)
    return (
      (value instanceof BsonSymbol && compiled.test(value.text)) ||
      (value instanceof Regex && compareValues(value, regex) === 0)
    )
  }
}

const minSetSize = 8

/** Whether a value equals one of several or matches one of the regular expressions among them. */
export function isOneOf(operand: Value | undefined, name: string): { test: ValueTest; items: readonly Value[] } {
  if (!(operand instanceof List)) throw badValue(`${name} needs an array`)
  const { items } = operand
  if (items.length >= minSetSize && items.every((item) => typeof item === 'string')) {
    const texts = new Set<Value | undefined>(items)
    return { test: (value) => texts.has(value instanceof BsonSymbol ? value.text : value), items }
  }
  if (items.length >= minSetSize && items.every((item) => item instanceof ObjectId)) {
    const identifiers = new Set(items.map((item) => (item as ObjectId).toHex()))
    return { test: (value) => value instanceof ObjectId && identifiers.has(value.toHex()), items }
  }
  const tests = items.map((item) => (item instanceof Regex ? matchesRegex(item) : equals(item)))
  return { test: (value) => tests.some((test) => test(value)), items }
}
