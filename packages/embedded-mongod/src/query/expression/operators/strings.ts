import { toDouble } from '../../arithmetic'
import { Doc, List } from '../../document'
import { MongoError } from '../../mongo-error'
import { BsonSymbol, Code, DateTime, isNumber, Timestamp, typeNameOf, type Value } from '../../values'
import { binary, isNullish, type Operator, type OperatorTable, unary, variadic } from '../operator'
import { dateToText, numberToText } from '../to-text'

/** The text of a value for operators that accept several types. Null and a missing value are the empty string. */
function textOf(value: Value | undefined): string {
  if (isNullish(value)) return ''
  if (typeof value === 'string') return value
  if (isNumber(value)) return numberToText(value)
  if (value instanceof DateTime) return dateToText(value)
  if (value instanceof BsonSymbol) return value.text
  if (value instanceof Code && !value.scope) return value.code
  if (value instanceof Timestamp) return `Timestamp(${value.seconds}, ${value.ordinal})`
  throw new MongoError(16007, `can't convert from BSON type ${typeNameOf(value)} to String`)
}

const concat = variadic((values) => {
  let text = ''
  for (const value of values) {
    if (isNullish(value)) return null
    if (typeof value !== 'string')
      throw new MongoError(16702, `$concat only supports strings, not ${typeNameOf(value)}`)
    text += value
  }
  return text
})

/** Upper and lower case change ASCII letters only. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (run) => run.toLowerCase())
const upper = (text: string): string => text.replace(/[a-z]+/g, (run) => run.toUpperCase())

function wholeIndex(value: Value | undefined, code: number, name: string): number {
  if (!isNumber(value))
    throw new MongoError(code, `${name}: index and length must be numbers, not ${typeNameOf(value)}`)
  return Math.trunc(toDouble(value))
}

const substrCodePoints = variadic(
  ([value, start, length], name) => {
    const points = Array.from(textOf(value))
    const from = wholeIndex(start, 34450, name)
    const count = wholeIndex(length, 34452, name)
    if (from < 0 || count < 0)
      throw new MongoError(from < 0 ? 34455 : 34454, `${name}: starting index and length must be non-negative`)
    return points.slice(from, from + count).join('')
  },
  3,
  3,
)

const length = (code: number, measure: (text: string) => number): Operator =>
  unary((value, name) => {
    if (typeof value !== 'string')
      throw new MongoError(code, `${name} requires a string argument, found: ${typeNameOf(value)}`)
    return measure(value)
  })

const split = binary((value, separator) => {
  if (isNullish(value) || isNullish(separator)) return null
  if (typeof value !== 'string' || typeof separator !== 'string')
    throw new MongoError(40085, '$split requires expressions that evaluate to strings')
  if (separator === '') throw new MongoError(40087, '$split requires a non-empty separator')
  return List.of(value.split(separator))
})

const whitespace = new Set(
  '\0\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
)

const trim =
  (atStart: boolean, atEnd: boolean): Operator =>
  (operand, scope, compile, name) => {
    const inputSpec = operand instanceof Doc ? operand.get('input') : undefined
    if (!(operand instanceof Doc) || inputSpec === undefined)
      throw new MongoError(50696, `${name} only supports an object as an argument, with 'input'`)
    const input = compile(inputSpec, scope)
    const charsSpec = operand.get('chars')
    const chars = charsSpec === undefined ? undefined : compile(charsSpec, scope)
    return (environment) => {
      const text = input(environment)
      const set = chars?.(environment)
      if (isNullish(text) || (chars && isNullish(set))) return null
      if (typeof text !== 'string' || (chars && typeof set !== 'string'))
        throw new MongoError(50699, `${name} requires its input and 'chars' to be strings, got ${typeNameOf(text)}`)
      return trimmed(Array.from(text), typeof set === 'string' ? new Set(Array.from(set)) : whitespace, atStart, atEnd)
    }
  }

function trimmed(points: readonly string[], set: ReadonlySet<string>, atStart: boolean, atEnd: boolean): string {
  let from = 0
  let to = points.length
  while (atStart && from < to && set.has(points[from] as string)) from += 1
  while (atEnd && to > from && set.has(points[to - 1] as string)) to -= 1
  return points.slice(from, to).join('')
}

export const stringOperators: OperatorTable = {
  $concat: concat,
  $toLower: unary((value) => lower(textOf(value))),
  $toUpper: unary((value) => upper(textOf(value))),
  $substrCP: substrCodePoints,
  $strLenCP: length(34471, (text) => Array.from(text).length),
  $split: split,
  $trim: trim(true, true),
  $ltrim: trim(true, false),
  $rtrim: trim(false, true),
}
