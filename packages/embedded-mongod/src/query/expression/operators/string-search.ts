import { toDouble } from '../../arithmetic'
import { Doc, List } from '../../document'
import { compileRegex } from '../../filter/regex'
import { MongoError } from '../../mongo-error'
import { isNumber, Regex, typeNameOf, type Value } from '../../values'
import { isNullish, type Operator, type OperatorTable, variadic } from '../operator'
import type { Environment, Evaluate } from '../scope'

/** The named parts of an operand that must be an object, compiled; those left out are undefined. */
export function namedParts(
  operand: Value,
  names: readonly string[],
  required: readonly string[],
  compileOne: (value: Value) => Evaluate,
  fail: (why: string) => MongoError,
): Record<string, Evaluate | undefined> {
  if (!(operand instanceof Doc)) throw fail(`expects an object of named arguments but found: ${typeNameOf(operand)}`)
  const unknown = operand.keys.find((name) => !names.includes(name))
  if (unknown !== undefined) throw fail(`found an unknown argument: ${unknown}`)
  const missing = required.find((name) => !operand.has(name))
  if (missing !== undefined) throw fail(`requires '${missing}' parameter`)
  return Object.fromEntries([...operand].map(([name, value]) => [name, compileOne(value)]))
}

function indexOf(
  values: (Value | undefined)[],
  name: string,
  units: (text: string) => readonly string[] | Buffer,
): Value {
  const [text, search, startValue, endValue] = values
  if (isNullish(text)) return null
  if (typeof text !== 'string' || typeof search !== 'string') {
    throw new MongoError(
      40091,
      `${name} requires strings as first and second argument, found: ${typeNameOf(text)} and ${typeNameOf(search)}`,
    )
  }
  const haystack = units(text)
  const bound = (value: Value | undefined, fallback: number): number => {
    if (value === undefined) return fallback
    if (!isNumber(value) || toDouble(value) < 0)
      throw new MongoError(40097, `${name} requires nonnegative integral indexes`)
    return Math.min(Math.trunc(toDouble(value)), haystack.length)
  }
  const end = bound(endValue, haystack.length)
  const needle = units(search)
  for (let at = bound(startValue, 0); at + needle.length <= end; at++) if (matchesAt(haystack, needle, at)) return at
  return -1
}

function matchesAt(haystack: readonly string[] | Buffer, needle: readonly string[] | Buffer, at: number): boolean {
  for (let index = 0; index < needle.length; index++) if (haystack[at + index] !== needle[index]) return false
  return true
}

const replacement =
  (all: boolean): Operator =>
  (operand, scope, compile, name) => {
    const names = ['input', 'find', 'replacement']
    const parts = namedParts(
      operand,
      names,
      names,
      (value) => compile(value, scope),
      (why) => new MongoError(51751, `${name} ${why}`),
    )
    return (environment) => {
      const [input, find, substitute] = names.map((part) => parts[part]?.(environment))
      if (isNullish(input) || isNullish(find) || isNullish(substitute)) return null
      if (typeof input !== 'string' || typeof find !== 'string' || typeof substitute !== 'string')
        throw new MongoError(51746, `${name} requires that 'input', 'find' and 'replacement' be strings`)
      return all ? input.replaceAll(find, () => substitute) : input.replace(find, () => substitute)
    }
  }

interface Search {
  text: string
  regex: RegExp
}

/** Reads the operands of the regular expression operators; undefined where the input is null or missing. */
function regexSearch(parts: Record<string, Evaluate | undefined>, name: string) {
  let lastKey: string | undefined
  let last: RegExp | undefined
  return (environment: Environment): Search | undefined => {
    const text = parts.input?.(environment)
    const pattern = parts.regex?.(environment)
    const options = parts.options?.(environment)
    if (!isNullish(text) && typeof text !== 'string')
      throw new MongoError(51104, `${name} needs 'input' to be of type string`)
    if (!isNullish(options) && typeof options !== 'string')
      throw new MongoError(51106, `${name} needs 'options' to be of type string`)
    if (!isNullish(pattern) && typeof pattern !== 'string' && !(pattern instanceof Regex))
      throw new MongoError(51105, `${name} needs 'regex' to be of type string or regex`)
    if (isNullish(text) || isNullish(pattern)) return undefined
    const own = pattern instanceof Regex ? pattern.options : ''
    if (own !== '' && typeof options === 'string' && options !== '')
      throw new MongoError(51107, `${name}: found regex option(s) specified in both 'regex' and 'option' fields`)
    const regex = new Regex(
      pattern instanceof Regex ? pattern.pattern : (pattern as string),
      own || ((options as string | undefined) ?? ''),
    )
    const key = `${regex.options}/${regex.pattern}`
    if (key !== lastKey || !last) {
      last = new RegExp(compileRegex(regex), `${compileRegex(regex).flags}g`)
      lastKey = key
    }
    last.lastIndex = 0
    return { text: text as string, regex: last }
  }
}

const matchDoc = (match: RegExpExecArray): Doc =>
  Doc.of(
    ['match', 'idx', 'captures'],
    [
      match[0],
      Array.from(match.input.slice(0, match.index)).length,
      List.of(match.slice(1).map((capture) => capture ?? null)),
    ],
  )

const regexOperator =
  (apply: (search: Search | undefined) => Value): Operator =>
  (operand, scope, compile, name) => {
    const parts = namedParts(
      operand,
      ['input', 'regex', 'options'],
      ['input', 'regex'],
      (value) => compile(value, scope),
      (why) => new MongoError(51103, `${name} ${why}`),
    )
    const search = regexSearch(parts, name)
    return (environment) => apply(search(environment))
  }

export const stringSearchOperators: OperatorTable = {
  $indexOfBytes: variadic((values, name) => indexOf(values, name, (text) => Buffer.from(text)), 2, 4),
  $indexOfCP: variadic((values, name) => indexOf(values, name, (text) => Array.from(text)), 2, 4),
  $replaceOne: replacement(false),
  $replaceAll: replacement(true),
  $regexMatch: regexOperator((search) => search?.regex.test(search.text) ?? false),
  $regexFind: regexOperator((search) => {
    const match = search?.regex.exec(search.text)
    return match ? matchDoc(match) : null
  }),
  $regexFindAll: regexOperator((search) =>
    List.of(
      search ? Array.from(search.text.matchAll(search.regex), (match) => matchDoc(match as RegExpExecArray)) : [],
    ),
  ),
}
