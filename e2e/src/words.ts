import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of the site's texts. Keys outside the game's shared texts have a prefix, such as `plan:hunts`. */
const folders = {
  '': 'remotes/game/src/shared/i18n',
  'plan:': 'remotes/game/src/features/plan/i18n',
  'journal:': 'remotes/game/src/features/journal/i18n',
  'visitor:': 'remotes/visitor/src/i18n',
  'host:': 'host/src/i18n',
} as const

type Values = Readonly<Record<string, string | number>>

/** The texts of the site in a language, by key. A value that is left out matches any text. */
export interface Words {
  /** the whole text */
  whole(key: string, values?: Values): RegExp
  /** the text among others */
  part(key: string, values?: Values): RegExp
}

export function wordsIn(language: 'en' | 'de'): Words {
  const texts = new Map(
    Object.entries(folders).flatMap(([prefix, folder]) => {
      const file = readFileSync(join(__dirname, '../..', folder, `${language}.json`), 'utf8')
      return Object.entries(JSON.parse(file) as Record<string, string>).map(([key, text]) => [prefix + key, text])
    }),
  )
  const pattern = (key: string, values: Values = {}) => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`The site has no text ${key}.`)
    // elements stand for what they hold; an empty one is filled like a value
    return patternOf(text.replace(/<(\w+)><\/\1>/g, '{$1}').replace(/<\/?\w+>/g, ''), values)
  }
  return {
    whole: (key, values) => new RegExp(`^\\s*${pattern(key, values)}\\s*$`),
    part: (key, values) => new RegExp(pattern(key, values)),
  }
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

/** The source of a regular expression for an ICU message. */
function patternOf(message: string, values: Values): string {
  const start = message.indexOf('{')
  if (start < 0) return literally(message)
  const end = closingBrace(message, start)
  return (
    literally(message.slice(0, start)) +
    argument(message.slice(start + 1, end), values) +
    patternOf(message.slice(end + 1), values)
  )
}

function closingBrace(message: string, start: number): number {
  for (let at = start, depth = 0; at < message.length; at += 1) {
    if (message[at] === '{') depth += 1
    if (message[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A brace is open in ${message}.`)
}

/** The pattern for an argument in braces: a value, or any of the texts that match the values of a choice. */
function argument(inside: string, values: Values): string {
  const [, name = '', kind, rest = ''] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*)?(?:,\s*([\s\S]*))?$/.exec(inside) ?? []
  const value = values[name]
  if (kind !== 'plural' && kind !== 'select') return value === undefined ? '.+' : literally(String(value))
  const texts = choices(rest)
  const number = value === undefined ? '[\\d.,]+' : literally(String(value))
  const chosen = texts.get(`=${value}`) ?? texts.get(String(value)) ?? (value === 1 ? texts.get('one') : undefined)
  const fitting =
    chosen !== undefined ? [chosen] : value === undefined ? [...texts.values()] : [texts.get('other') ?? '']
  return `(?:${fitting.map((text) => patternOf(text, values).replaceAll('#', number)).join('|')})`
}

/** The texts of a choice by their cases. */
function choices(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (let at = 0, start = text.indexOf('{'); start >= 0; start = text.indexOf('{', at)) {
    const end = closingBrace(text, start)
    found.set(text.slice(at, start).trim(), text.slice(start + 1, end))
    at = end + 1
  }
  return found
}
