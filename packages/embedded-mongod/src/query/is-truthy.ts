import { Decimal128 } from './decimal128'
import { BsonUndefined, Double, type Value } from './values'

/** False for false, null, BSON's undefined, a missing value and every zero; true for everything else. */
export function isTruthy(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === false || value === 0 || value === 0n) return false
  if (typeof value !== 'object') return true
  return !(
    value instanceof BsonUndefined ||
    (value instanceof Double && value.value === 0) ||
    (value instanceof Decimal128 && value.isZero)
  )
}
