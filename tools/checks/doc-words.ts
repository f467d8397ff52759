/**
 * Finds words in backticks in the documentation that the code does not have any more: files, names, scripts, settings,
 * classes. Part of `npm run check`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { codeWords } from './doc-words/code-words'
import { foreignWords } from './doc-words/foreign-words'
import { trackedFiles } from './tracked-files'

/** The names that the documentation may use. */
export interface Code {
  readonly files: readonly string[]
  readonly words: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
}

/** The words that a page lists in `<!-- examples: curse, discard -->`. Its reader makes the names that contain one. */
const examplesIn = (text: string): readonly string[] =>
  [...text.matchAll(/<!-- examples: (.*?) -->/g)].flatMap(([, list = '']) => list.split(', '))

export interface DeadWord {
  readonly line: number
  readonly word: string
  readonly reason: string
}

interface Span {
  readonly line: number
  readonly text: string
}

/** Code spans outside of code blocks, by line. */
export function* spansIn(text: string): Generator<Span> {
  let isInBlock = false
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trimStart().startsWith('```')) isInBlock = !isInBlock
    else if (!isInBlock)
      for (const [, span = ''] of line.matchAll(/`([^`]+)`/g)) yield { line: index + 1, text: span.trim() }
  }
}

const isPath = (text: string): boolean =>
  /^\.?[\w@*<>{}…,-]+(\/[\w.@*<>{}…,-]*)+$/.test(text) && /\.\w+$|\/$/.test(text)

/** A path as documentation writes it, with `*`, `<name>`, `…` or `{a,b}` for what differs. */
const pathPattern = (path: string): RegExp => {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]*\}|<[^>]*>|\*+|…/g, '.*')
  return new RegExp(`(^|/)${pattern}(/|$)`)
}

const hasFile = (path: string, { files }: Code): boolean => {
  const pattern = pathPattern(path)
  return files.some((file) => pattern.test(file))
}

/** Lone words, and in longer spans only words that are written as names of the code are. */
const namesIn = (text: string): readonly string[] => {
  const lone = /^@?[\w$-]+(\(\))?$/.test(text)
  const words = lone ? [text.replace(/^@|\(\)$/g, '')] : (text.match(/(?<![-\w$])[A-Za-z_$][\w$]*/g) ?? [])
  return words.filter((word) =>
    (lone ? /^[A-Za-z_$@][\w$-]{2,}$/ : /^([a-z]+[A-Z]|[A-Z][a-z]+[A-Z])[A-Za-z]*$/).test(word),
  )
}

const hasScript = (name: string, { scripts }: Code): boolean =>
  name.endsWith('*') ? [...scripts].some((script) => script.startsWith(name.slice(0, -1))) : scripts.has(name)

/** Settings can be files: `JWT_SECRET_FILE`. */
const hasWord = (word: string, { words }: Code): boolean => words.has(word) || words.has(word.replace(/_FILE$/, ''))

function reasonOf(text: string, code: Code): string | null {
  const script = /^npm run ([\w:*-]+)/.exec(text)?.[1]
  if (script !== undefined) return hasScript(script, code) ? null : 'package.json has no such script'
  const tool = /^node tools\/run\.mjs ([\w/-]+)/.exec(text)?.[1]
  if (tool !== undefined) return hasFile(`tools/${tool}.ts`, code) ? null : 'there is no such tool'
  if (foreignWords.has(text)) return null
  if (isPath(text)) return hasFile(text, code) ? null : 'there is no such file'
  const isKnown = (word: string) => hasWord(word, code) || foreignWords.has(word) || hasFile(word, code)
  const dead = namesIn(text).filter((word) => !isKnown(word))
  return dead.length > 0 ? `the code has no ${dead.join(', ')}` : null
}

/** The words of a document that the code does not have, in their order. */
export const findDeadWords = (text: string, code: Code): readonly DeadWord[] =>
  [...spansIn(text)].flatMap(({ line, text: word }) => {
    const isExample = examplesIn(text).some((example) => word.toLowerCase().replaceAll('_', '').includes(example))
    const reason = isExample ? null : reasonOf(word, code)
    return reason ? [{ line, word, reason }] : []
  })

const isCode = /\.(ts|tsx|mts|mjs|cjs|js|css|graphql|html|json)$/
/** Texts, data and tests name what they like. */
const isNoCode = /\.test\.tsx?$|\/i18n\/|^packages\/content\/(pack|art|sound)\/|package-lock\.json$|doc-words/

const isDocument = (path: string): boolean =>
  /^(README|CONTRIBUTING|ARCHITECTURE|CONTEXT|SECURITY)\.md$|^docs\/.*\.md$/.test(path)

function readCode(files: readonly string[]): Code {
  const words = new Set<string>()
  for (const file of files)
    if (isCode.test(file) && !isNoCode.test(file))
      for (const word of codeWords(readFileSync(join(root, file), 'utf8'))) words.add(word)
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { files, words, scripts: new Set(Object.keys(scripts)) }
}

export function main(): number {
  const files = trackedFiles()
  const code = readCode(files)
  const found = files
    .filter(isDocument)
    .flatMap((file) => findDeadWords(readFileSync(join(root, file), 'utf8'), code).map((word) => ({ file, ...word })))
  for (const { file, line, word, reason } of found) console.error(`${file}:${line} \`${word}\`: ${reason}`)
  return found.length === 0 ? 0 : 1
}
