import { Decimal128, powerOfTen } from './decimal128'
import type { Double } from './values'

export type NumberValue = number | bigint | Double | Decimal128

/** A finite number without rounding: `digits * 10^exponent`. */
export interface ExactNumber {
  digits: bigint
  exponent: number
}

export const order = (left: number | bigint, right: number | bigint): number =>
  left < right ? -1 : left > right ? 1 : 0

/** NaN is below everything and equal to itself. */
export function compareDoubles(left: number, right: number): number {
  if (left < right) return -1
  if (left > right) return 1
  return left === right ? 0 : Number(Number.isNaN(right)) - Number(Number.isNaN(left))
}

/** Compares numbers of all types by exact value. */
export function compareNumbers(left: NumberValue, right: NumberValue): number {
  const a = unwrapDouble(left)
  const b = unwrapDouble(right)
  if (typeof a === 'number' && typeof b === 'number') return compareDoubles(a, b)
  const rank = specialRank(a)
  const difference = rank - specialRank(b)
  if (difference !== 0 || rank !== finiteRank) return difference
  return a instanceof Decimal128 || b instanceof Decimal128 ? compareExact(exactOf(a), exactOf(b)) : order(a, b)
}

/** The number without the wrapper of a double. */
export const unwrapDouble = (value: NumberValue): number | bigint | Decimal128 =>
  typeof value === 'object' && value.bsonType === 1 ? value.value : (value as number | bigint | Decimal128)

const finiteRank = 2

/** The rank of a number: NaN, -Infinity, finite, Infinity. */
function specialRank(value: number | bigint | Decimal128): number {
  if (typeof value === 'bigint') return finiteRank
  const special = typeof value === 'number' ? value : value.isFinite ? 0 : value.toNumber()
  return Number.isNaN(special) ? 0 : Number.isFinite(special) ? finiteRank : special < 0 ? 1 : 3
}

export function compareExact(left: ExactNumber, right: ExactNumber): number {
  const shared = Math.min(left.exponent, right.exponent)
  return order(left.digits * powerOfTen(left.exponent - shared), right.digits * powerOfTen(right.exponent - shared))
}

/** The exact value of a finite number of any type. */
export function exactOf(value: number | bigint | Decimal128): ExactNumber {
  if (typeof value === 'bigint') return { digits: value, exponent: 0 }
  if (typeof value === 'number') return exactDouble(value)
  const { negative, coefficient, exponent } = value.parts
  return { digits: negative ? -coefficient : coefficient, exponent }
}

const scratch = new DataView(new ArrayBuffer(8))

function exactDouble(value: number): ExactNumber {
  if (Number.isInteger(value)) return { digits: BigInt(value), exponent: 0 }
  scratch.setFloat64(0, value)
  const bits = scratch.getBigUint64(0)
  const biased = Number((bits >> 52n) & 0x7ffn)
  const fraction = bits & 0xfffffffffffffn
  const mantissa = biased === 0 ? fraction : fraction | (1n << 52n)
  // A double that is not whole has a binary exponent below zero: m / 2^k = m * 5^k / 10^k.
  const power = 1075 - Math.max(biased, 1)
  const digits = mantissa * 5n ** BigInt(power)
  return { digits: value < 0 ? -digits : digits, exponent: -power }
}
