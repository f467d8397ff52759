const whitespaceClass = '\\t\\n\\v\\f\\r '
const nonWhitespaceClass = '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}'
const horizontalSpaceClass = '\\t \\xa0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000'
const verticalSpaceClass = '\\n\\v\\f\\r\\x85\\u2028\\u2029'

/** The characters of each escape, as written inside a class. */
const classEscapes: Readonly<Record<string, string>> = {
  s: whitespaceClass,
  S: nonWhitespaceClass,
  h: horizontalSpaceClass,
  v: verticalSpaceClass,
}

const posixClasses: Readonly<Record<string, string>> = {
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\0-\\x7f',
  blank: ' \\t',
  cntrl: '\\0-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`\\{-~',
  space: whitespaceClass,
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9a-fA-F',
}

const syntaxCharacters = /[\^$\\.*+?()[\]{}|/-]/

type Fail = (why: string) => Error

interface Piece {
  source: string
  /** the offset behind the read part */
  end: number
  isSet?: boolean
}

/** Translates the escape of a character or of a set of characters. `at` is the offset after the backslash. */
export function translateSet(pattern: string, at: number, isInClass: boolean, fail: Fail): Piece {
  const char = pattern[at] as string
  const rest = pattern.slice(at)
  const code = /^x\{([0-9a-fA-F]+)\}|^x([0-9a-fA-F]{0,2})|^o\{([0-7]+)\}|^(0[0-7]{0,2})/.exec(rest)
  if (code) {
    const octal = code[3] ?? code[4]
    const value = octal === undefined ? Number.parseInt(code[1] ?? (code[2] || '0'), 16) : Number.parseInt(octal, 8)
    return { source: `\\u{${value.toString(16)}}`, end: at + code[0].length }
  }
  const property = /^[pP](?:\{\^?\w+\}|[A-Z])/.exec(rest)
  if (property) {
    const name = property[0].slice(1).replace(/[{}^]/g, '')
    const isNegated = (char === 'P') !== property[0].includes('^')
    return { source: `\\${isNegated ? 'P' : 'p'}{${name}}`, end: at + property[0].length, isSet: true }
  }
  const set = classEscapes[char]
  if (set !== undefined) return { source: isInClass ? set : `[${set}]`, end: at + 1, isSet: true }
  if (!isInClass && (char === 'H' || char === 'V'))
    return { source: `[^${classEscapes[char.toLowerCase()]}]`, end: at + 1, isSet: true }
  if (/[a-zA-Z0-9]/.test(char)) throw fail(`the escape \\${char} is not supported by this embedded server`)
  const point = String.fromCodePoint(pattern.codePointAt(at) as number)
  const needsEscape = syntaxCharacters.test(point) && (isInClass || point !== '-')
  return { source: needsEscape ? `\\${point}` : point, end: at + point.length }
}

function classEscape(pattern: string, at: number, fail: Fail): Piece {
  const char = pattern[at]
  if (char === undefined) throw fail('missing terminating ] for character class')
  if ('dDwW'.includes(char)) return { source: `\\${char}`, end: at + 1, isSet: true }
  if ('nrtf'.includes(char)) return { source: `\\${char}`, end: at + 1 }
  const fixed = { b: '\\x08', e: '\\x1b', a: '\\x07' }[char]
  return fixed ? { source: fixed, end: at + 1 } : translateSet(pattern, at, true, fail)
}

function classItem(pattern: string, at: number, fail: Fail): Piece {
  const posix = /^\[:(\^?)(\w+):\]/.exec(pattern.slice(at))
  if (posix) {
    const set = posixClasses[posix[2] as string]
    if (set === undefined || posix[1]) throw fail(`the class ${posix[0]} is not supported by this embedded server`)
    return { source: set, end: at + posix[0].length, isSet: true }
  }
  if (pattern[at] === '\\') return classEscape(pattern, at + 1, fail)
  const point = String.fromCodePoint(pattern.codePointAt(at) as number)
  return { source: syntaxCharacters.test(point) ? `\\${point}` : point, end: at + point.length }
}

/** Translates a class in brackets. `start` is the offset after the opening bracket. */
export function translateClass(pattern: string, start: number, fail: Fail): Piece {
  let at = start
  let source = '['
  if (pattern[at] === '^') {
    source += '^'
    at += 1
  }
  const first = at
  let previousIsSet = true
  while (at < pattern.length && (pattern[at] !== ']' || at === first)) {
    const isRange = pattern[at] === '-' && !previousIsSet && pattern[at + 1] !== ']' && at + 1 < pattern.length
    if (isRange) {
      const upper = classItem(pattern, at + 1, fail)
      source += upper.isSet ? `\\-${upper.source}` : `-${upper.source}`
      at = upper.end
      previousIsSet = true
      continue
    }
    const item = classItem(pattern, at, fail)
    source += item.source
    at = item.end
    previousIsSet = item.isSet === true
  }
  if (at >= pattern.length) throw fail('missing terminating ] for character class')
  return { source: `${source}]`, end: at + 1 }
}
