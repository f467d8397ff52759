import { describe, expect, it } from '@jest/globals'
import { findHardSentences, isChecked } from './prose'

const found = (text: string, path = 'a.ts') =>
  findHardSentences(path, text).map(({ line, text: at }) => `${line} ${at}`)

describe('a sentence of a comment is found', () => {
  it.each([
    ['// Of an item the price.'],
    ['/** Who comes to a bait. */'],
    ['/**\n * Whether it is there.\n * What is owned counts.\n */', '1 What is owned counts.'],
    ['// Where it fails, it ends.'],
    ['// The caller is told.'],
    ['// The sum comes to ten.'],
    ['// Nothing but the name.'],
    ['// The worth of what is owned.'],
    ['const a = 1 // whatever it is'],
    [`// ${'word '.repeat(26)}`.trim(), `1 ${'word '.repeat(26)}`.trim()],
    ['// one line\n// and another, anew', '1 one line and another, anew'],
  ])('%j', (text, expected = `1 ${text.replace(/^.*?\/[/*]+ | \*\/$/g, '')}`) =>
    expect(found(text)).toEqual([expected]),
  )

  it('in JSX', () => expect(found('const a = <p>{/* What is shown. */}</p>', 'a.tsx')).toEqual(['1 What is shown.']))

  it('in a short description of a schema, but not in its values', () =>
    expect(
      found('type A {\n  "What is owned."\n  b(c: ID = "What"): ID @deprecated(reason: "What is it.")\n}', 'a.graphql'),
    ).toEqual(['2 What is owned.']))

  it('in a description of a schema', () =>
    expect(found('type A {\n  """\n  What is owned.\n  """\n  b: ID\n}', 'a.graphql')).toEqual(['2 What is owned.']))
})

describe('descriptions of the REST API are checked', () => {
  const document = JSON.stringify({ paths: { '/a': { get: { summary: 'Does it. What is owned.' } } } }, null, 2)

  it('with the line of each', () => expect(found(document, 'openapi.json')).toEqual(['5 What is owned.']))

  it('but without their examples', () =>
    expect(found('{"example": {"description": "What is owned."}}', 'openapi.json')).toEqual([]))
})

it.each([
  'How seldom it is.',
  'XP demanded to enter.',
  'Ten when left out.',
  'Nobody owns it any more.',
  'Its items are worn.',
])('an unclear description is found: %s', (description) =>
  expect(found(`"${description}" type A { b: ID }`, 'a.graphql')).toEqual([`1 ${description}`]),
)

describe('nothing is found in', () => {
  it.each([
    ['a plain sentence', '/** Reads the player. Throws `notFound` if there is none. */'],
    ['code', "const a = 'What is told'"],
    ['quoted code', '// Reads `Of what is told`.'],
    ['short sentences of a long comment', `// ${'Reads it. '.repeat(30)}`],
    ['items of a list, each by itself', `/**\n * - ${'one '.repeat(20)}\n * - ${'two '.repeat(20)}\n */`],
  ])('%s', (_case, text) => expect(found(text)).toEqual([]))
})

it('generated files are omitted, except those with descriptions that no other check reads', () =>
  expect(
    [
      'a/b.ts',
      'a/b.graphql',
      'a/generated/b.ts',
      'a/generated/b.graphql',
      'schema.graphql',
      'a.json',
      'openapi.json',
    ].filter(isChecked),
  ).toEqual(['a/b.ts', 'a/b.graphql', 'a/generated/b.graphql', 'openapi.json']))
