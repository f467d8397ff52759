import { doubleWidth, subtract, toDouble, widthOf } from '../../arithmetic'
import { compareValues } from '../../compare'
import type { NumberValue } from '../../compare-numbers'
import { type Rounding, roundDecimal } from '../../decimal-arithmetic'
import { Decimal128, divideHalfEven } from '../../decimal128'
import { exactInteger } from '../../filter/scalar-operators'
import { MongoError } from '../../mongo-error'
import { double, isNumber, typeNameOf, type Value } from '../../values'
import { isNullish, nullable, type Operator, type OperatorTable, variadic } from '../operator'

const numeric = (apply: (value: NumberValue) => Value): Operator =>
  nullable((value, name) => {
    if (!isNumber(value)) throw new MongoError(28765, `${name} only supports numeric types, not ${typeNameOf(value)}`)
    return apply(value)
  })

const abs = numeric((value) => (compareValues(value, 0) < 0 || Object.is(value, -0) ? subtract(0, value) : value))

const whole = (rounding: Rounding, apply: (value: number) => number): Operator =>
  numeric((value) => {
    if (value instanceof Decimal128) return roundDecimal(value, 0, rounding)
    return widthOf(value) === doubleWidth ? double(apply(toDouble(value))) : value
  })

/** `$round` and `$trunc` to a number of decimal places; a negative number rounds before the decimal point. */
const rounded = (rounding: Rounding): Operator =>
  variadic(
    ([value, placesValue], name) => {
      if (isNullish(value) || placesValue === null) return null
      if (!isNumber(value)) throw new MongoError(51081, `${name} only supports numeric types, not ${typeNameOf(value)}`)
      const places = placesValue === undefined ? 0n : exactInteger(placesValue)
      if (places === undefined || places < -20n || places > 100n)
        throw new MongoError(51083, `cannot apply ${name} with precision value outside of [-20, 100] or not whole`)
      return roundTo(value, Number(places), rounding)
    },
    1,
    2,
  )

function roundTo(value: NumberValue, places: number, rounding: Rounding): Value {
  if (value instanceof Decimal128) return roundDecimal(value, places, rounding)
  if (widthOf(value) === doubleWidth) {
    const plain = toDouble(value)
    if (!Number.isFinite(plain)) return value
    // Rounds the shortest decimal text of the double, so that 2.675 rounds as it is written.
    return double(roundDecimal(Decimal128.parse(String(plain)), places, rounding).toNumber())
  }
  if (places >= 0) return value
  const exact = BigInt(value as number | bigint)
  const unit = 10n ** BigInt(-places)
  const size = exact < 0n ? -exact : exact
  const units = rounding === 'truncate' ? size / unit : divideHalfEven(size, unit)
  const result = (exact < 0n ? -1n : 1n) * units * unit
  if (BigInt.asIntN(64, result) !== result)
    throw new MongoError(51080, 'invalid conversion from Decimal128 result in $round resulting from arguments')
  return typeof value === 'bigint' || BigInt.asIntN(32, result) !== result ? result : Number(result)
}

export const roundingOperators: OperatorTable = {
  $abs: abs,
  $ceil: whole('ceiling', Math.ceil),
  $floor: whole('floor', Math.floor),
  $round: rounded('halfEven'),
  $trunc: rounded('truncate'),
}
