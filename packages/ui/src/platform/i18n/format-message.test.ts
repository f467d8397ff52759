import { describe, expect, it } from '@jest/globals'
import IntlMessageFormat from 'intl-messageformat'
import de from '../../i18n/de.json'
import en from '../../i18n/en.json'
import { formatMessage, formatPieces } from './format-message'
import { parseMessage } from './parse-message'

const reference = (text: string, language: string, values: Record<string, unknown>): string =>
  [new IntlMessageFormat(text, language).format(values as never)].flat().join('')

const messages: readonly [string, Record<string, string | number | Date>][] = [
  ['Plain', {}],
  ['Hello {name}!', { name: 'Mina' }],
  ['{n, number} / {part, number, percent} / {n, number, integer}', { n: 12345.678, part: 0.42 }],
  ['{n, plural, =0 {none} one {# bait} other {# baits}} left', { n: 0 }],
  ['{n, plural, =0 {none} one {# bait} other {# baits}} left', { n: 1 }],
  ['{n, plural, =0 {none} one {# bait} other {# baits}} left', { n: 1234 }],
  ['{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}', { n: 1 }],
  ['{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}', { n: 2 }],
  ['{n, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}', { n: 5 }],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 23 }],
  ['{kind, select, wolf {a wolf} other {a {kind}}}', { kind: 'wolf' }],
  ['{kind, select, wolf {a wolf} other {a {kind}}}', { kind: 'bat' }],
  [
    '{n, plural, one {{kind, select, a {one a #} other {one}}} other {{kind, select, a {# as} other {#}}}}',
    { n: 3, kind: 'a' },
  ],
  ['{day, date, long}', { day: new Date(Date.UTC(2024, 5, 24, 12)) }],
  ["It''s {name}''s, '{braced}', and it's 'quoted'", { name: 'Mina' }],
  ["{n, plural, other {'#' is #}}", { n: 7 }],
  ['a < b, {n} > 3 & # stays', { n: 4 }],
]

describe('a message', () => {
  for (const language of ['en', 'de'])
    it.each(messages)(`formats like the reference implementation (${language}): %s`, (text, values) => {
      expect(formatMessage(text, language, values)).toBe(reference(text, language, values))
    })

  it('returns tags separately for markup, and keeps their content in plain text', () => {
    const text = 'Go to <link>the <b>login</b></link> or <br/>wait, {name}'
    expect(formatPieces(text, 'en', { name: 'Mina' })).toEqual([
      'Go to ',
      { tag: 'link', pieces: ['the ', { tag: 'b', pieces: ['login'] }] },
      ' or ',
      { tag: 'br', pieces: [] },
      'wait, Mina',
    ])
    expect(formatMessage(text, 'en', { name: 'Mina' })).toBe('Go to the login or wait, Mina')
  })

  it.each(['{', '{name', 'a } b', '{n, plural, one {x}}', '{n, wat}', '<a>x</b>', '{n, plural, other {x}'])(
    'with a syntax error is refused: %s',
    (text) => {
      expect(() => parseMessage(text)).toThrow(SyntaxError)
    },
  )
})

describe('the texts of the design system', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })

  it.each([...Object.entries(en), ...Object.entries(de)])('can be parsed: %s', (_key, text) => {
    expect(() => parseMessage(text)).not.toThrow()
  })
})
