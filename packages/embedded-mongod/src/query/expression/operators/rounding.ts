import { decimalWidth, doubleWidth, subtract, toDouble, widthOf } from '../../arithmetic'
import { compareValues } from '../../compare'
import type { NumberValue } from '../../compare-numbers'
import { type Rounding, roundDecimal, squareRoot } from '../../decimal-arithmetic'
import { Decimal128, divideHalfEven } from '../../decimal128'
import { exactInteger } from '../../filter/scalar-operators'
import { MongoError } from '../../mongo-error'
import { double, isNumber, typeNameOf, type Value } from '../../values'
import { binary, isNullish, nullable, type Operator, type OperatorTable, variadic } from '../operator'

const numeric = (apply: (value: NumberValue) => Value): Operator =>
  nullable((value, name) => {
    if (!isNumber(value)) throw new MongoError(28765, `${name} only supports numeric types, not ${typeNameOf(value)}`)
    return apply(value)
  })

/** A function of doubles; a decimal goes through one and comes back as decimal. */
const transcendental = (
  apply: (value: number) => number,
  accepts?: (value: number) => boolean,
  code = 50989,
): Operator =>
  nullable((value, name) => {
    if (!isNumber(value)) throw new MongoError(28765, `${name} only supports numeric types, not ${typeNameOf(value)}`)
    const plain = toDouble(value)
    if (accepts && !Number.isNaN(plain) && !accepts(plain))
      throw new MongoError(code, `${name}'s argument is out of range: ${plain}`)
    return widthOf(value) === decimalWidth ? Decimal128.fromDouble(apply(plain)) : double(apply(plain))
  })

const abs = numeric((value) => (compareValues(value, 0) < 0 || Object.is(value, -0) ? subtract(0, value) : value))

const sqrt = numeric((value) => {
  if (compareValues(value, 0) < 0 && compareValues(value, Number.NaN) !== 0)
    throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0")
  return value instanceof Decimal128 ? squareRoot(value) : double(Math.sqrt(toDouble(value)))
})

const whole = (rounding: Rounding, apply: (value: number) => number): Operator =>
  numeric((value) => {
    if (value instanceof Decimal128) return roundDecimal(value, 0, rounding)
    return widthOf(value) === doubleWidth ? double(apply(toDouble(value))) : value
  })

/** `$round` and `$trunc`: to so many places after the point, or before it when negative. */
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
    // The shortest decimal that reads as the double, so that 2.675 rounds as it is written.
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

const log = binary((value, base) => {
  if (isNullish(value) || isNullish(base)) return null
  if (!isNumber(value) || !isNumber(base))
    throw new MongoError(28756, `$log's arguments must be numeric, not ${typeNameOf(value)} and ${typeNameOf(base)}`)
  const [x, b] = [toDouble(value), toDouble(base)]
  if (x <= 0) throw new MongoError(28758, `$log's argument must be a positive number, but is ${x}`)
  if (b <= 0 || b === 1)
    throw new MongoError(28759, `$log's base must be a positive number not equal to 1, but is ${b}`)
  return double(Math.log(x) / Math.log(b))
})

const inUnit = (value: number): boolean => value >= -1 && value <= 1

export const roundingOperators: OperatorTable = {
  $abs: abs,
  $ceil: whole('ceiling', Math.ceil),
  $floor: whole('floor', Math.floor),
  $round: rounded('halfEven'),
  $trunc: rounded('truncate'),
  $sqrt: sqrt,
  $exp: transcendental(Math.exp),
  $ln: transcendental(Math.log, (value) => value > 0, 28766),
  $log10: transcendental(Math.log10, (value) => value > 0, 28761),
  $log: log,
  $sin: transcendental(Math.sin, Number.isFinite),
  $cos: transcendental(Math.cos, Number.isFinite),
  $tan: transcendental(Math.tan, Number.isFinite),
  $asin: transcendental(Math.asin, inUnit),
  $acos: transcendental(Math.acos, inUnit),
  $atan: transcendental(Math.atan),
  $sinh: transcendental(Math.sinh),
  $cosh: transcendental(Math.cosh),
  $tanh: transcendental(Math.tanh),
  $asinh: transcendental(Math.asinh),
  $acosh: transcendental(Math.acosh, (value) => value >= 1),
  $atanh: transcendental(Math.atanh, inUnit),
  $degreesToRadians: transcendental((value) => (value * Math.PI) / 180),
  $radiansToDegrees: transcendental((value) => (value * 180) / Math.PI),
  $atan2: binary((y, x) => {
    if (isNullish(y) || isNullish(x)) return null
    if (!isNumber(y) || !isNumber(x))
      throw new MongoError(51044, `$atan2 only supports numeric types, not ${typeNameOf(y)} and ${typeNameOf(x)}`)
    return double(Math.atan2(toDouble(y), toDouble(x)))
  }),
  $rand: () => () => double(Math.random()),
}
