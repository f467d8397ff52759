import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'

const root = join(__dirname, '../..')
const folders = [
  'gateway/src',
  'packages/kernel/src',
  'packages/content/src',
  ...readdirSync(join(root, 'subgraphs')).map((domain) => `subgraphs/${domain}/src`),
]
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path)),
)

const literal = String.raw`'(?:[^'\\\n]|\\.)*'|\`[^\`]*\``
const pair = new RegExp(`\\ben: (${literal}),?\\s+de:\\s+(${literal})`, 'g')

/** A sentence without its placeholders. */
const wordsOf = (text: string): string => text.replace(/\$\{[^}]*\}/g, '')

const sentences = sources.flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(pair)].flatMap(([, en = '', de = '']) =>
    /[a-z]{2}/i.test(wordsOf(en)) ? [{ path, en, de }] : [],
  ),
)

/** English words that no German sentence contains. */
const englishWords = /\b(the|must|not|please|there|with|has|been|cannot|is|are|of|your|you)\b/i
const germanWords = /[äöüß„“]|\b(der|die|das|nicht|bitte|muss|ist|und|dein)\b/i

/** Labels of content fields may be one word of both languages, such as `Region`. */
const isSharedLabel = (path: string, text: string): boolean =>
  path.startsWith('packages/content/src/kinds/') && text.split(' ').length <= 2

describe('the sentences of the server', () => {
  it('are found in the source', () => expect(sentences.length).toBeGreaterThan(130))

  it.each(sentences.map(({ path, en, de }) => [en, de, path]))(
    'exist in both languages: %s – %s (%s)',
    (en, de, path) => {
      expect(wordsOf(de)).not.toMatch(englishWords)
      expect(wordsOf(en)).not.toMatch(germanWords)
      if (!isSharedLabel(path, en)) expect(de).not.toBe(en)
    },
  )

  it('begin in German with the noun if something is not found', () => {
    const missing = /\bnotFound\(\{ en: '[^']*', de: '([^']*)' \}\)/g
    const names = sources.flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(missing)].map(([, de]) => de),
    )
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => !/^Dies(e|en|es) /.test(name ?? ''))).toEqual([])
  })

  it('word refusals of our own rules in German too', () => {
    const withoutGerman = /\.refine\([^\n]*, '[a-z][^'\n]*'\)/g
    const settings = ['gateway/src/env.ts']
    const found = sources.flatMap((path) =>
      settings.includes(path)
        ? []
        : [...readFileSync(join(root, path), 'utf8').matchAll(withoutGerman)].map(([text]) => [path, text]),
    )
    expect(found).toEqual([])
  })
})
