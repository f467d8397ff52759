import { add, decimalWidth, multiply, subtract, toDecimal, toDouble, widthOf } from '../../arithmetic'
import { compareValues } from '../../compare'
import type { NumberValue } from '../../compare-numbers'
import { divideDecimals, remainderDecimals } from '../../decimal-arithmetic'
import { MongoError, typeMismatch } from '../../mongo-error'
import { DateTime, double, isNumber, typeNameOf, type Value } from '../../values'
import { binary, isNullish, type OperatorTable, variadic } from '../operator'

function dateOf(ms: NumberValue): DateTime {
  const whole = Math.round(toDouble(ms))
  if (!Number.isFinite(whole)) throw new MongoError(15, 'date overflow')
  return new DateTime(whole)
}

/** Sums numbers. With one date among them, the result is a date. */
function sum(values: (Value | undefined)[]): Value {
  let total: NumberValue = 0
  let date: DateTime | undefined
  for (const value of values) {
    if (isNullish(value)) return null
    if (isNumber(value)) {
      total = add(total, value)
    } else if (!(value instanceof DateTime)) {
      throw typeMismatch(`$add only supports numeric or date types, not ${typeNameOf(value)}`)
    } else if (date) {
      throw new MongoError(16612, 'only one date allowed in an $add expression')
    } else {
      date = value
    }
  }
  return date ? dateOf(add(total, BigInt(date.ms))) : total
}

function product(values: (Value | undefined)[]): Value {
  let total: NumberValue = 1
  for (const value of values) {
    if (isNullish(value)) return null
    if (!isNumber(value)) throw typeMismatch(`$multiply only supports numeric types, not ${typeNameOf(value)}`)
    total = multiply(total, value)
  }
  return total
}

function difference(left: Value | undefined, right: Value | undefined): Value {
  if (isNullish(left) || isNullish(right)) return null
  if (isNumber(left) && isNumber(right)) return subtract(left, right)
  if (left instanceof DateTime && right instanceof DateTime) return BigInt(left.ms) - BigInt(right.ms)
  if (left instanceof DateTime && isNumber(right)) return dateOf(subtract(BigInt(left.ms), right))
  throw typeMismatch(`can't $subtract ${typeNameOf(right)} from ${typeNameOf(left)}`)
}

const isZero = (value: NumberValue): boolean => compareValues(value, 0) === 0

/** Divides as doubles, or as decimals if an operand is one. */
function quotient(left: Value | undefined, right: Value | undefined): Value {
  if (isNullish(left) || isNullish(right)) return null
  if (!isNumber(left) || !isNumber(right))
    throw typeMismatch(`$divide only supports numeric types, not ${typeNameOf(left)} and ${typeNameOf(right)}`)
  if (isZero(right)) throw new MongoError(2, "can't $divide by zero")
  if (widthOf(left) === decimalWidth || widthOf(right) === decimalWidth)
    return divideDecimals(toDecimal(left), toDecimal(right))
  return double(toDouble(left) / toDouble(right))
}

function remainder(left: Value | undefined, right: Value | undefined): Value {
  if (isNullish(left) || isNullish(right)) return null
  if (!isNumber(left) || !isNumber(right))
    throw new MongoError(16611, `$mod only supports numeric types, not ${typeNameOf(left)} and ${typeNameOf(right)}`)
  if (isZero(right)) throw new MongoError(16610, "can't $mod by zero")
  const width = Math.max(widthOf(left), widthOf(right))
  if (width === decimalWidth) return remainderDecimals(toDecimal(left), toDecimal(right))
  if (typeof left === 'bigint' || typeof right === 'bigint') {
    const isWhole = width < 2
    return isWhole ? BigInt(left as number) % BigInt(right as number) : double(toDouble(left) % toDouble(right))
  }
  const rest = toDouble(left) % toDouble(right)
  return width === 0 ? rest + 0 : double(rest)
}

export const arithmeticOperators: OperatorTable = {
  $add: variadic(sum),
  $multiply: variadic(product),
  $subtract: binary(difference),
  $divide: binary(quotient),
  $mod: binary(remainder),
}
