import { compileRegex } from '../../filter/regex'
import { MongoError } from '../../mongo-error'
import { Regex, type Value } from '../../values'
import { namedParts } from '../named-parts'
import { isNullish, type Operator, type OperatorTable } from '../operator'

/** The regular expression of a pattern and options. Throws if both name options. */
function regexOf(pattern: string | Regex, options: string, name: string): Regex {
  if (!(pattern instanceof Regex)) return new Regex(pattern, options)
  if (pattern.options !== '' && options !== '')
    throw new MongoError(51107, `${name}: found regex option(s) specified in both 'regex' and 'option' fields`)
  return new Regex(pattern.pattern, pattern.options || options)
}

function textOrNull(value: Value | undefined, name: string, part: 'input' | 'options', code: number): string | null {
  if (isNullish(value)) return null
  if (typeof value !== 'string') throw new MongoError(code, `${name} needs '${part}' to be of type string`)
  return value
}

function patternOrNull(value: Value | undefined, name: string): string | Regex | null {
  if (isNullish(value)) return null
  if (typeof value !== 'string' && !(value instanceof Regex))
    throw new MongoError(51105, `${name} needs 'regex' to be of type string or regex`)
  return value
}

/** False if the input or the pattern is null or missing. */
const regexMatch: Operator = (operand, scope, compile, name) => {
  const parts = namedParts(
    operand,
    ['input', 'regex', 'options'],
    ['input', 'regex'],
    (value) => compile(value, scope),
    (why) => new MongoError(51103, `${name} ${why}`),
  )
  let last: { readonly key: string; readonly compiled: RegExp } | undefined
  return (environment) => {
    const text = textOrNull(parts.input?.(environment), name, 'input', 51104)
    const options = textOrNull(parts.options?.(environment), name, 'options', 51106) ?? ''
    const pattern = patternOrNull(parts.regex?.(environment), name)
    if (text === null || pattern === null) return false
    const regex = regexOf(pattern, options, name)
    const key = `${regex.options}/${regex.pattern}`
    // Most documents are compared with the same pattern.
    if (last?.key !== key) last = { key, compiled: compileRegex(regex) }
    return last.compiled.test(text)
  }
}

export const regexMatchOperators: OperatorTable = { $regexMatch: regexMatch }
