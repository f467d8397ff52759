import { type NumberValue, unwrapDouble } from './compare-numbers'
import { addDecimals, multiplyDecimals, subtractDecimals } from './decimal-arithmetic'
import { Decimal128 } from './decimal128'
import { double, isInt32 } from './values'

/** The types of numbers, from the narrowest to the widest. A result has the widest type of its operands. */
export const intWidth = 0
export const longWidth = 1
export const doubleWidth = 2
export const decimalWidth = 3

export function widthOf(value: NumberValue): 0 | 1 | 2 | 3 {
  if (typeof value === 'number') return isInt32(value) ? intWidth : doubleWidth
  return typeof value === 'bigint' ? longWidth : value instanceof Decimal128 ? decimalWidth : doubleWidth
}

/** Converts to a JavaScript number, which may round. */
export function toDouble(value: NumberValue): number {
  const plain = unwrapDouble(value)
  return plain instanceof Decimal128 ? plain.toNumber() : Number(plain)
}

/** Converts to a decimal; a double has 15 significant digits. */
export function toDecimal(value: NumberValue): Decimal128 {
  const plain = unwrapDouble(value)
  if (plain instanceof Decimal128) return plain
  return typeof plain === 'bigint' || widthOf(value) === intWidth
    ? Decimal128.fromBigInt(BigInt(plain))
    : Decimal128.fromDouble(plain)
}

export const fitsLong = (value: bigint): boolean => BigInt.asIntN(64, value) === value

/** A whole number as int; as long if it is too large for an int, or if an operand was a long. */
export function integer(value: bigint, isLong: boolean): NumberValue {
  const small = Number(value)
  return isLong || !isInt32(small) ? value : small
}

interface Operation {
  whole(left: bigint, right: bigint): bigint
  double(left: number, right: number): number
  decimal(left: Decimal128, right: Decimal128): Decimal128
}

const addition: Operation = { whole: (a, b) => a + b, double: (a, b) => a + b, decimal: addDecimals }
const subtraction: Operation = { whole: (a, b) => a - b, double: (a, b) => a - b, decimal: subtractDecimals }
const multiplication: Operation = { whole: (a, b) => a * b, double: (a, b) => a * b, decimal: multiplyDecimals }

/** Undefined if the result of whole operands exceeds a long. */
function compute(operation: Operation, left: NumberValue, right: NumberValue): NumberValue | undefined {
  const width = Math.max(widthOf(left), widthOf(right))
  if (width === decimalWidth) return operation.decimal(toDecimal(left), toDecimal(right))
  if (width === doubleWidth) return double(operation.double(toDouble(left), toDouble(right)))
  if (width === intWidth) {
    const small = operation.double(left as number, right as number) + 0
    if (isInt32(small)) return small
  }
  const whole = operation.whole(BigInt(left as number | bigint), BigInt(right as number | bigint))
  return fitsLong(whole) ? integer(whole, width === longWidth) : undefined
}

const orDouble = (operation: Operation, left: NumberValue, right: NumberValue): NumberValue =>
  compute(operation, left, right) ?? double(operation.double(toDouble(left), toDouble(right)))

/** The sum, as a double if it exceeds a long. */
export const add = (left: NumberValue, right: NumberValue): NumberValue => orDouble(addition, left, right)
export const subtract = (left: NumberValue, right: NumberValue): NumberValue => orDouble(subtraction, left, right)
export const multiply = (left: NumberValue, right: NumberValue): NumberValue => orDouble(multiplication, left, right)

/** The sum; undefined if the result of whole operands exceeds a long. */
export const addExact = (left: NumberValue, right: NumberValue): NumberValue | undefined =>
  compute(addition, left, right)
export const multiplyExact = (left: NumberValue, right: NumberValue): NumberValue | undefined =>
  compute(multiplication, left, right)
