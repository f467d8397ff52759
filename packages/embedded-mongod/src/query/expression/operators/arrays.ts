import { compareValues } from '../../compare'
import { Doc, List } from '../../document'
import { exactInteger } from '../../filter/scalar-operators'
import { MongoError } from '../../mongo-error'
import { compileSort } from '../../sort'
import { isNumber, typeNameOf, type Value } from '../../values'
import { binary, isNullish, nullable, type Operator, type OperatorTable, unary, variadic } from '../operator'
import { namedParts } from './string-search'

/** The array an operator needs; throws the operator's own number for anything else. */
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
  return arrayOf(value, name, 28689).items.at(checkedIndex(wholeOf(index, name, 28691), value as List))
})

/** `at` of JavaScript takes any offset; one too far below must find nothing, as one too far above does. */
const checkedIndex = (index: number, list: List): number => (index < -list.length ? list.length : index)

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

const maxRangeSize = 16 * 1024 * 1024

const range = variadic(
  ([startValue, endValue, stepValue], name) => {
    const start = wholeOf(startValue, name, 34444)
    const stop = wholeOf(endValue, name, 34446)
    const step = stepValue === undefined ? 1 : wholeOf(stepValue, name, 34448)
    if (step === 0) throw new MongoError(34449, '$range requires a non-zero step value')
    if ((stop - start) / step > maxRangeSize) throw new MongoError(146, '$range would use too much memory')
    const items: number[] = []
    for (let at = start; step > 0 ? at < stop : at > stop; at += step) items.push(at)
    return List.of(items)
  },
  2,
  3,
)

const indexOfArray = variadic(
  ([value, search, startValue, endValue], name) => {
    if (isNullish(value)) return null
    const { items } = arrayOf(value, name, 40090)
    const start = startValue === undefined ? 0 : wholeOf(startValue, name, 40096)
    const stop = endValue === undefined ? items.length : Math.min(wholeOf(endValue, name, 40096), items.length)
    if (start < 0 || stop < 0) throw new MongoError(40097, '$indexOfArray requires nonnegative indexes')
    for (let at = start; at < stop; at++) if (compareValues(items[at], search) === 0) return at
    return -1
  },
  2,
  4,
)

const zip: Operator = (operand, scope, compile, name) => {
  const names = ['inputs', 'useLongestLength', 'defaults']
  const parts = namedParts(
    operand,
    names,
    ['inputs'],
    (value) => compile(value, scope),
    (why) => new MongoError(34460, `${name} ${why}`),
  )
  return (environment) => {
    const inputs = arrayOf(parts.inputs?.(environment), name, 34461)
    const defaults = parts.defaults?.(environment)
    if (inputs.items.some(isNullish)) return null
    const lists = inputs.items.map((input) => arrayOf(input, name, 34468).items)
    const lengths = lists.map((items) => items.length)
    const isLongest = parts.useLongestLength?.(environment) === true
    const count = lists.length === 0 ? 0 : isLongest ? Math.max(...lengths) : Math.min(...lengths)
    const fallback = defaults instanceof List ? defaults.items : []
    return List.of(
      Array.from({ length: count }, (_, at) =>
        List.of(lists.map((items, index) => items[at] ?? fallback[index] ?? null)),
      ),
    )
  }
}

const sortArray: Operator = (operand, scope, compile, name) => {
  const sortBy = operand instanceof Doc ? operand.get('sortBy') : undefined
  const inputSpec = operand instanceof Doc ? operand.get('input') : undefined
  if (sortBy === undefined || inputSpec === undefined)
    throw new MongoError(2942500, `${name} requires an object with 'input' and 'sortBy'`)
  const input = compile(inputSpec, scope)
  const order = elementOrder(sortBy, name)
  return (environment) => {
    const value = input(environment)
    return isNullish(value) ? null : List.of(arrayOf(value, name, 2942504).items.toSorted(order))
  }
}

function elementOrder(sortBy: Value, name: string): (left: Value, right: Value) => number {
  if (sortBy instanceof Doc) {
    const compare = compileSort(sortBy)
    const asDoc = (value: Value): Doc => (value instanceof Doc ? value : Doc.empty)
    return (left, right) => compare(asDoc(left), asDoc(right))
  }
  const direction = wholeOf(sortBy, name, 2942506)
  return (left, right) => direction * compareValues(left, right)
}

/** `$firstN`, `$lastN`, `$maxN` and `$minN` over an array. */
const several =
  (pick: (items: readonly Value[], count: number) => readonly Value[]): Operator =>
  (operand, scope, compile, name) => {
    const parts = namedParts(
      operand,
      ['n', 'input'],
      ['n', 'input'],
      (value) => compile(value, scope),
      (why) => new MongoError(5787801, `${name} ${why}`),
    )
    return (environment) => {
      const count = wholeOf(parts.n?.(environment), name, 5787902)
      if (count <= 0) throw new MongoError(5787908, `'n' must be greater than 0, found ${count}`)
      return List.of(pick(arrayOf(parts.input?.(environment), name, 5788200).items, count))
    }
  }

const present = (items: readonly Value[]): Value[] => items.filter((item) => !isNullish(item))

export const arrayOperators: OperatorTable = {
  $arrayElemAt: elementAt,
  $first: end(0),
  $last: end(-1),
  $firstN: several((items, count) => items.slice(0, count)),
  $lastN: several((items, count) => items.slice(-count)),
  $maxN: several((items, count) =>
    present(items)
      .sort((a, b) => compareValues(b, a))
      .slice(0, count),
  ),
  $minN: several((items, count) => present(items).sort(compareValues).slice(0, count)),
  $concatArrays: concatArrays,
  $isArray: unary((value) => value instanceof List),
  $size: unary((value) => {
    if (!(value instanceof List))
      throw new MongoError(17124, `The argument to $size must be an array, but was of type: ${typeNameOf(value)}`)
    return value.length
  }),
  $slice: slice,
  $range: range,
  $reverseArray: nullable((value, name) => List.of(arrayOf(value, name, 34435).items.toReversed())),
  $in: binary((value, list, name) => arrayOf(list, name, 40081).items.some((item) => compareValues(item, value) === 0)),
  $indexOfArray: indexOfArray,
  $zip: zip,
  $sortArray: sortArray,
}
