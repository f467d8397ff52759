import { MongoError } from '../mongo-error'
import type { Regex } from '../values'
import { translateClass, translateSet } from './regex-class'

const startAssertion = '(?<![\\s\\S])'
const endAssertion = '(?![\\s\\S])'

/** Replacements of escapes that JavaScript lacks or interprets differently. */
const escapeReplacements: Readonly<Record<string, string>> = {
  A: startAssertion,
  z: endAssertion,
  Z: `(?=\\n?${endAssertion})`,
  e: '\\x1b',
  a: '\\x07',
  R: '(?:\\r\\n|[\\n\\v\\f\\r\\x85\\u2028\\u2029])',
  N: '[^\\n]',
}
const sharedEscapes = 'dDwWbBnrtf'

const invalid = (why: string): MongoError => new MongoError(51091, `Regular expression is invalid: ${why}`)

/**
 * A regular expression of MongoDB (PCRE) as one of JavaScript with the same meaning. Throws 51108 for unknown
 * options. Throws 51091 for an invalid pattern, and for features that JavaScript lacks (atomic groups, possessive
 * quantifiers, recursion).
 */
export function compileRegex({ pattern, options }: Regex): RegExp {
  for (const option of options) {
    if (!'imsxu'.includes(option)) throw new MongoError(51108, `invalid flag in regex options: ${option}`)
  }
  const { source, flags } = new Translator(pattern, new Set(options)).translate()
  try {
    return new RegExp(source, flags)
  } catch (error) {
    throw invalid((error as Error).message)
  }
}

class Translator {
  readonly #pattern: string
  readonly #options: Set<string>
  #at = 0
  #canRepeat = false

  constructor(pattern: string, options: Set<string>) {
    this.#pattern = pattern
    this.#options = options
  }

  translate(): { source: string; flags: string } {
    this.#leadingOptions()
    let source = ''
    while (this.#at < this.#pattern.length) source += this.#next()
    return { source, flags: this.#options.has('i') ? 'iu' : 'u' }
  }

  /** Options such as `(?i)` at the start apply to the whole pattern. */
  #leadingOptions(): void {
    const leading = /^\(\?([imsx]+)\)|^\(\*(?:UTF8?|UCP)\)/
    for (let found = leading.exec(this.#pattern); found; found = leading.exec(this.#pattern.slice(this.#at))) {
      for (const option of found[1] ?? '') this.#options.add(option)
      this.#at += found[0].length
    }
  }

  #piece(source: string, canRepeat: boolean): string {
    this.#canRepeat = canRepeat
    return source
  }

  #next(): string {
    const char = this.#pattern[this.#at] as string
    this.#at += 1
    switch (char) {
      case '\\':
        return this.#escaped()
      case '.':
        return this.#piece(this.#options.has('s') ? '[\\s\\S]' : '[^\\n]', true)
      case '^':
        return this.#piece(
          this.#options.has('m') ? `(?:${startAssertion}|(?<=\\n)(?=[\\s\\S]))` : startAssertion,
          false,
        )
      case '$':
        return this.#piece(this.#options.has('m') ? '(?![^\\n])' : `(?=\\n?${endAssertion})`, false)
      case '[': {
        const { source, end } = translateClass(this.#pattern, this.#at, invalid)
        this.#at = end
        return this.#piece(source, true)
      }
      case '(':
        return this.#group()
      case ')':
        return this.#piece(')', true)
      case '|':
        return this.#piece('|', false)
      case '*':
      case '+':
      case '?':
        return this.#quantifier(char)
      case '{':
        return this.#brace()
      case ']':
      case '}':
        return this.#piece(`\\${char}`, true)
      case '/':
        return this.#piece('\\/', true)
    }
    if (this.#options.has('x') && this.#skipsExtended(char)) return ''
    return this.#piece(char, true)
  }

  #skipsExtended(char: string): boolean {
    if (char === '#') {
      const end = this.#pattern.indexOf('\n', this.#at)
      this.#at = end < 0 ? this.#pattern.length : end + 1
      return true
    }
    return ' \t\n\v\f\r'.includes(char)
  }

  #quantifier(quantifier: string): string {
    if (!this.#canRepeat) throw invalid('quantifier does not follow a repeatable item')
    const suffix = this.#pattern[this.#at]
    if (suffix === '+') throw invalid('possessive quantifiers are not supported by this embedded server')
    this.#at += suffix === '?' ? 1 : 0
    return this.#piece(quantifier + (suffix === '?' ? '?' : ''), false)
  }

  #brace(): string {
    const counts = /^\d+(?:,\d*)?\}/.exec(this.#pattern.slice(this.#at))
    if (!counts) return this.#piece('\\{', true)
    this.#at += counts[0].length
    return this.#quantifier(`{${counts[0]}`)
  }

  #group(): string {
    const rest = this.#pattern.slice(this.#at)
    const comment = /^\?#[^)]*\)/.exec(rest)
    if (comment) {
      this.#at += comment[0].length
      return ''
    }
    const reference = /^\?P=(\w+)\)/.exec(rest)
    if (reference) {
      this.#at += reference[0].length
      return this.#piece(`\\k<${reference[1]}>`, true)
    }
    const named = /^\?(?:P?<(\w+)>|'(\w+)')/.exec(rest)
    const plain = /^\?(?::|=|!|<=|<!)/.exec(rest)
    if (named || plain) {
      this.#at += (named ?? plain)?.[0].length ?? 0
      return this.#piece(named ? `(?<${named[1] ?? named[2]}>` : `(${plain?.[0]}`, false)
    }
    if (rest.startsWith('?') || rest.startsWith('*'))
      throw invalid(`the group (${rest.slice(0, 4)} is not supported by this embedded server`)
    return this.#piece('(', false)
  }

  #escaped(): string {
    const char = this.#pattern[this.#at]
    this.#at += 1
    if (char === undefined) throw invalid('\\ at end of pattern')
    if (sharedEscapes.includes(char)) return this.#piece(`\\${char}`, char !== 'b' && char !== 'B')
    if (escapeReplacements[char] !== undefined) return this.#piece(escapeReplacements[char] as string, true)
    if (char === 'Q') {
      const end = this.#pattern.indexOf('\\E', this.#at)
      const literal = this.#pattern.slice(this.#at, end < 0 ? undefined : end)
      this.#at = end < 0 ? this.#pattern.length : end + 2
      return this.#piece(literal.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&'), true)
    }
    if (char === 'E') return ''
    if (/[1-9]/.test(char)) {
      const digits = /^\d+/.exec(this.#pattern.slice(this.#at - 1))?.[0] ?? char
      this.#at += digits.length - 1
      return this.#piece(`(?:\\${digits})`, true)
    }
    const name = char === 'k' ? /^(?:<(\w+)>|\{(\w+)\}|'(\w+)')/.exec(this.#pattern.slice(this.#at)) : null
    if (name) {
      this.#at += name[0].length
      return this.#piece(`\\k<${name[1] ?? name[2] ?? name[3]}>`, true)
    }
    const { source, end } = translateSet(this.#pattern, this.#at - 1, false, invalid)
    this.#at = end
    return this.#piece(source, true)
  }
}

/** The literal prefix of every match of an anchored pattern; undefined if there is none. */
export function literalPrefix({ pattern, options }: Regex): string | undefined {
  if (/[imx]/.test(options) || pattern.includes('|')) return undefined
  const found = /^(?:\^|\\A)((?:[^\\^$.*+?()[\]{}|]|\\[^a-zA-Z0-9])*)(.?)/su.exec(pattern)
  if (!found?.[1]) return undefined
  // A quantifier that allows zero repetitions removes the last character from the prefix.
  const literal = '*?{'.includes(found[2] || ' ') ? found[1].replace(/\\?.$/su, '') : found[1]
  return literal.replace(/\\(.)/gsu, '$1') || undefined
}
