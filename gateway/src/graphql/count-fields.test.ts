import { expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { countFields } from './count-fields'

test.each([
  ['fields at every depth', '{ a b { c d { e } } }', 5],
  [
    'fragments as often as they are spread',
    '{ a { ...f } b { ...f ... on T { c } } } fragment f on T { x y { z } }',
    9,
  ],
  ['the largest of several operations', 'query A { a } query B { a b c }', 3],
])('counts %s', (_name, text, expected) => {
  expect(countFields(parse(text))).toBe(expected)
})

test('counts fragments that multiply in no time', () => {
  const links = Array.from(
    { length: 40 },
    (_one, n) => `fragment f${n} on T { a: t { ...f${n + 1} } b: t { ...f${n + 1} } }`,
  )
  expect(countFields(parse(`{ ...f0 } ${links.join(' ')} fragment f40 on T { x }`))).toBeGreaterThan(1e12)
})
