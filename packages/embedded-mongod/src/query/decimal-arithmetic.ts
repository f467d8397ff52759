import { Decimal128, powerOfTen } from './decimal128'

const isNegative = (value: Decimal128): boolean => value.parts.negative

const infinity = (negative: boolean): Decimal128 => (negative ? Decimal128.negativeInfinity : Decimal128.infinity)

function signed({ parts: { negative, coefficient, exponent } }: Decimal128, exponentTo: number): bigint {
  const size = coefficient * powerOfTen(exponent - exponentTo)
  return negative ? -size : size
}

const fromSigned = (digits: bigint, exponent: number): Decimal128 =>
  Decimal128.of(digits < 0n, digits < 0n ? -digits : digits, exponent)

export function negated(value: Decimal128): Decimal128 {
  if (value.isNaN) return value
  return value.isFinite
    ? Decimal128.of(!value.parts.negative, value.parts.coefficient, value.parts.exponent)
    : infinity(!isNegative(value))
}

export function addDecimals(left: Decimal128, right: Decimal128): Decimal128 {
  if (!left.isFinite || !right.isFinite) {
    if (left.isNaN || right.isNaN || (!left.isFinite && !right.isFinite && isNegative(left) !== isNegative(right)))
      return Decimal128.nan
    return left.isFinite ? right : left
  }
  const exponent = Math.min(left.parts.exponent, right.parts.exponent)
  const digits = signed(left, exponent) + signed(right, exponent)
  const keepsSign = digits === 0n && isNegative(left) && isNegative(right)
  return keepsSign ? Decimal128.of(true, 0n, exponent) : fromSigned(digits, exponent)
}

export const subtractDecimals = (left: Decimal128, right: Decimal128): Decimal128 => addDecimals(left, negated(right))

export function multiplyDecimals(left: Decimal128, right: Decimal128): Decimal128 {
  const negative = isNegative(left) !== isNegative(right)
  if (!left.isFinite || !right.isFinite)
    return left.isNaN || right.isNaN || left.isZero || right.isZero ? Decimal128.nan : infinity(negative)
  const { coefficient, exponent } = left.parts
  return Decimal128.of(negative, coefficient * right.parts.coefficient, exponent + right.parts.exponent)
}

/** Divides as in IEEE 754; the divisor may be zero. */
export function divideDecimals(left: Decimal128, right: Decimal128): Decimal128 {
  const negative = isNegative(left) !== isNegative(right)
  if (left.isNaN || right.isNaN || (!left.isFinite && !right.isFinite) || (left.isZero && right.isZero))
    return Decimal128.nan
  if (!left.isFinite || right.isZero) return infinity(negative)
  if (!right.isFinite) return Decimal128.of(negative, 0n, 0)
  const preferred = left.parts.exponent - right.parts.exponent
  if (left.isZero) return Decimal128.of(negative, 0n, preferred)
  // Computes enough digits that one more digit, which marks a remainder, decides the rounding.
  const shift = Math.max(0, 36 + right.parts.coefficient.toString().length - left.parts.coefficient.toString().length)
  const numerator = left.parts.coefficient * powerOfTen(shift)
  let digits = numerator / right.parts.coefficient
  let exponent = preferred - shift
  if (numerator % right.parts.coefficient !== 0n) return Decimal128.of(negative, digits * 10n + 1n, exponent - 1)
  while (exponent < preferred && digits % 10n === 0n) {
    digits /= 10n
    exponent += 1
  }
  return Decimal128.of(negative, digits, exponent)
}

/** The remainder with the sign of the dividend. */
export function remainderDecimals(left: Decimal128, right: Decimal128): Decimal128 {
  if (!left.isFinite || right.isNaN || right.isZero) return Decimal128.nan
  if (!right.isFinite) return left
  const exponent = Math.min(left.parts.exponent, right.parts.exponent)
  const digits = signed(left, exponent) % signed(right, exponent)
  return digits === 0n ? Decimal128.of(isNegative(left), 0n, exponent) : fromSigned(digits, exponent)
}

export type Rounding = 'halfEven' | 'floor' | 'ceiling' | 'truncate'

/** Rounds to the given number of decimal places. A negative number rounds before the decimal point. */
export function roundDecimal(value: Decimal128, places: number, rounding: Rounding): Decimal128 {
  const { negative, coefficient, exponent } = value.parts
  const excess = -places - exponent
  if (!value.isFinite || excess <= 0) return value
  const unit = powerOfTen(Math.min(excess, 100))
  let digits = coefficient / unit
  const twice = (coefficient % unit) * 2n
  const away =
    rounding === 'halfEven'
      ? twice > unit || (twice === unit && digits % 2n === 1n)
      : twice > 0n && rounding === (negative ? 'floor' : 'ceiling')
  digits += away ? 1n : 0n
  return Decimal128.of(negative, digits, -places)
}
