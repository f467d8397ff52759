import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { trackedFiles } from './checks/tracked-files'
import { root } from './root'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** The rows of the glossary: the words that are not used, each with the German word to use. */
const rejected = read('docs/german.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| English'))
  .flatMap((line) => {
    const [, , german = '', not = ''] = line.split('|').map((cell) => cell.trim())
    return not.split(', ').flatMap((word) => (word === '' ? [] : [{ word, german }]))
  })

const isTexts = (path: string): boolean => /(^|[/.])de\.json$/.test(path) && !path.startsWith('packages/content/pack/')
const isServer = (path: string): boolean =>
  /^(gateway|packages\/(kernel|content)|subgraphs\/\w+)\/src\/.*\.ts$/.test(path) &&
  !/\.test\.ts$|\/generated\//.test(path)

/** The text after `de:`, up to the next line that is not indented further. */
const germanPart = /^( *)(?:.*[^\w.])?de:(?<part>.*(?:\n\1 +.*)*)/gm
const literal = /'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g

interface Text {
  readonly path: string
  readonly text: string
}

const texts: readonly Text[] = trackedFiles().flatMap((path): readonly Text[] => {
  if (isTexts(path))
    return Object.values(JSON.parse(read(path)) as Record<string, unknown>).map((text) => ({ path, text: `${text}` }))
  if (!isServer(path)) return []
  return [...read(path).matchAll(germanPart)].flatMap(({ groups }) =>
    [...`${groups?.part}`.matchAll(literal)].map(([, single, template]) => ({ path, text: single ?? template ?? '' })),
  )
})

/** A text without its placeholders, which have English names. */
const wordsOf = (text: string): string => text.replaceAll(/\$?\{\s*\w+/g, '{')

const findAll = (pattern: RegExp): readonly string[] =>
  texts.filter(({ text }) => pattern.test(wordsOf(text))).map(({ path, text }) => `${path}: ${text}`)

describe('the German texts', () => {
  it('are found, and the words that they do not use', () => {
    expect(texts.length).toBeGreaterThan(3000)
    expect(rejected.length).toBeGreaterThan(40)
  })

  it.each(rejected)('do not say $word, but $german', ({ word }) => {
    expect(findAll(new RegExp(`(?<!\\p{L})${word}(e|en|er|es|n|s)?(?!\\p{L})`, 'u'))).toEqual([])
  })

  it('have German quotation marks, ellipses after a space and no straight apostrophes between letters', () => {
    expect(findAll(/”|(^|[\s(])“|\p{L}…(?!\p{L})|\p{L}'\p{L}/u)).toEqual([])
  })
})
