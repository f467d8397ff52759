import { compareNumbers, type NumberValue, unwrapDouble } from './compare-numbers'
import { Decimal128 } from './decimal128'
import { encodeIndexKey } from './index-key'
import { isInt32, isNumber, type Value } from './values'

/** A text that is equal for equal values only. */
export function valueKey(value: Value): string {
  if (typeof value === 'string') return `s${value}`
  if (isNumber(value)) {
    const small = smallInteger(value)
    if (small !== undefined) return `n${small}`
  }
  return encodeIndexKey([value], [1]).toString('latin1')
}

/** The number as a 32-bit integer if it is one, for any type of number. */
function smallInteger(value: NumberValue): number | undefined {
  const plain = unwrapDouble(value)
  if (plain instanceof Decimal128) {
    const whole = plain.isFinite && Math.abs(plain.toNumber()) < 2 ** 31 ? Number(plain.truncated()) : undefined
    return whole !== undefined && compareNumbers(plain, whole) === 0 ? whole : undefined
  }
  const small = Number(plain) + 0
  return isInt32(small) ? small : undefined
}
