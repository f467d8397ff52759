import { describe, expect, jest, test } from '@jest/globals'
import { getIntrospectionQuery, parse } from 'graphql'
import { readExamples } from '../explorer'
import { readPersistedDocuments } from '../persisted-documents'
import { rawSizeOf, rawSizeProblem, rememberFitting } from './raw-size'

const many = (count: number, text: (n: number) => string) => Array.from({ length: count }, (_, n) => text(n)).join(' ')

describe('the size of a document as text', () => {
  test('counts fields, fragments, aliases, directives, arguments and variables', () => {
    const text = `query($a: Int @d, $b: Int) @d { x: item(n: $a, m: $b) @d { name ...f ... on Item @d { id } } }
      fragment f on Item { id }`
    expect(rawSizeOf(parse(text))).toEqual({
      definitions: 2,
      fields: 4,
      repeatedFields: 0,
      fragments: 2,
      aliases: 1,
      directives: 4,
      arguments: 2,
      variables: 2,
    })
  })

  test('counts a field as repeated if the same response name occurs again, also in an inline fragment', () => {
    const repeated = (text: string) => rawSizeOf(parse(text)).repeatedFields
    expect(repeated('{ a b a }')).toBe(1)
    expect(repeated('{ a x: a }')).toBe(0)
    expect(repeated('{ a: b a: b a }')).toBe(2)
    expect(repeated('{ a ... { a ... { a } } }')).toBe(2)
    expect(repeated('{ a { id } b { id } }')).toBe(0)
  })
})

test.each([
  ['a repeated field', `{ ${'__typename '.repeat(600)} }`, '599 repeated fields, where 30 are allowed'],
  ['a field in inline fragments', `{ ${'... { __typename } '.repeat(50)} }`, '49 repeated fields'],
  ['fragments', `{ ${many(81, (n) => `...f${n}`)} }`, '81 fragments that are spread'],
  ['operations', many(61, (n) => `query q${n} { __typename }`), '61 operations and fragments'],
  ['aliases', `{ ${many(41, (n) => `a${n}: __typename`)} }`, '41 aliases'],
  ['directives', `{ __typename ${'@skip(if: true) '.repeat(41)} }`, '41 directives'],
  ['fields', `{ ${many(601, (n) => `f${n}`)} }`, '601 fields'],
  ['arguments', `{ f(${many(201, (n) => `a${n}: 1`)}) }`, '201 arguments'],
  ['variables', `query(${many(101, (n) => `$a${n}: Int`)}) { f }`, '101 variables'],
])('too many of %s are named with the limit', (_name, text, message) => {
  expect(rawSizeProblem(text)).toContain(message)
})

test.each([
  ['lists', (levels: number) => `{ f(a: ${'['.repeat(levels)}${']'.repeat(levels)}) }`],
  ['objects', (levels: number) => `{ f(a: ${'{ a: '.repeat(levels)}1${' }'.repeat(levels)}) }`],
  ['lists of a type', (levels: number) => `query($a: ${'['.repeat(levels)}Int${']'.repeat(levels)}) { f }`],
  ['selections', (levels: number) => `{ f ${'{ f '.repeat(levels)}${'}'.repeat(levels)} }`],
  ['lists that do not end', (levels: number) => `{ f(a: ${'['.repeat(levels)}`],
])('%s are refused if they are nested too deep', (_what, text) => {
  for (const levels of [101, 900, 30_000]) expect(rawSizeProblem(text(levels))).toContain('deeper than 100 levels')
  expect(rawSizeProblem(text(90))).toBeNull()
})

test('documents of the site, the examples and introspection are within the limits', () => {
  const texts = [...readPersistedDocuments().values(), ...readExamples().map(({ text }) => text)]
  expect(texts.length).toBeGreaterThan(50)
  expect([...texts, getIntrospectionQuery()].flatMap((text) => rawSizeProblem(text) ?? [])).toEqual([])
})

test('a document that cannot be parsed has no size', () => {
  expect(rawSizeProblem('{ a {')).toBeNull()
  expect(rawSizeProblem('{ a '.repeat(50))).toBeNull()
  expect(rawSizeProblem('{ a(b: "{{{{')).toBeNull()
})

describe('a document that a client sends again', () => {
  const measured = () => jest.fn((text: string) => (text.length > 20 ? 'The document is too large.' : null))

  test('is measured once if it fits, and refused each time if it does not', () => {
    const problemOf = measured()
    const check = rememberFitting(problemOf)
    expect(['{ a }', '{ b }', '{ a }'].map(check)).toEqual([null, null, null])
    expect(problemOf).toHaveBeenCalledTimes(2)
    const large = `{ ${many(20, (n) => `a${n}`)} }`
    expect([large, large].map(check)).toEqual(['The document is too large.', 'The document is too large.'])
  })

  test('is forgotten when others need its space, so that memory stays within the limit', () => {
    const problemOf = measured()
    const check = rememberFitting(problemOf, 12)
    for (const text of ['{ a }', '{ b }', '{ c }', '{ a }', '{ a }']) check(text)
    expect(problemOf.mock.calls.map(([text]) => text)).toEqual(['{ a }', '{ b }', '{ c }', '{ a }'])
  })
})
