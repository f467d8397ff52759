import { compareValues } from '../../compare'
import { List } from '../../document'
import { exactInteger } from '../../filter/scalar-operators'
import { isTruthy } from '../../is-truthy'
import { MongoError } from '../../mongo-error'
import { isNumber, typeNameOf, type Value } from '../../values'
import { binary, isNullish, type Operator, type OperatorTable, unary, variadic } from '../operator'

/** The operand as an array. Throws the operator's error code for any other type. */
export function arrayOf(value: Value | undefined, name: string, code: number): List {
  if (!(value instanceof List)) throw new MongoError(code, `${name} requires an array, found: ${typeNameOf(value)}`)
  return value
}

export function wholeOf(value: Value | undefined, name: string, code: number): number {
  const whole = isNumber(value) ? exactInteger(value) : undefined
  if (whole === undefined || BigInt.asIntN(32, whole) !== whole)
    throw new MongoError(code, `${name} requires a 32-bit integer, found: ${typeNameOf(value)}`)
  return Number(whole)
}

const elementAt = binary((value, index, name) => {
  if (isNullish(value) || isNullish(index)) return null
  return arrayOf(value, name, 28689).items.at(wholeOf(index, name, 28691))
})

const end = (at: 0 | -1): Operator =>
  unary((value, name) => (isNullish(value) ? null : arrayOf(value, name, 28689).items.at(at)))

const concatArrays = variadic((values, name) => {
  const items: Value[] = []
  for (const value of values) {
    if (isNullish(value)) return null
    items.push(...arrayOf(value, name, 28664).items)
  }
  return List.of(items)
})

const slice = variadic(
  ([value, first, second], name) => {
    if (isNullish(value) || isNullish(first) || second === null) return null
    const { items } = arrayOf(value, name, 28724)
    const start = wholeOf(first, name, 28726)
    if (second === undefined) return List.of(start < 0 ? items.slice(start) : items.slice(0, start))
    const count = wholeOf(second, name, 28728)
    if (count <= 0) throw new MongoError(28729, `Third argument to $slice must be positive: ${count}`)
    const from = start < 0 ? Math.max(0, items.length + start) : start
    return List.of(items.slice(from, from + count))
  },
  2,
  3,
)

export const arrayOperators: OperatorTable = {
  $arrayElemAt: elementAt,
  $first: end(0),
  $last: end(-1),
  $concatArrays: concatArrays,
  $isArray: unary((value) => value instanceof List),
  $size: unary((value) => {
    if (!(value instanceof List))
      throw new MongoError(17124, `The argument to $size must be an array, but was of type: ${typeNameOf(value)}`)
    return value.length
  }),
  $slice: slice,
  $anyElementTrue: unary((value, name) => arrayOf(value, name, 17041).items.some(isTruthy)),
  $allElementsTrue: unary((value, name) => arrayOf(value, name, 17040).items.every(isTruthy)),
  $in: binary((value, list, name) => arrayOf(list, name, 40081).items.some((item) => compareValues(item, value) === 0)),
}
