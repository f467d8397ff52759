import { describe, expect, test } from '@jest/globals'
import { buildSchema, parse, validate } from 'graphql'
import { limitRule, type QueryLimits } from './limit-rule'
import { measure } from './measure'

const schema = buildSchema(`
  type Query { item: Item items: [Item!]! journal(first: Int): Connection! }
  type Item { name: String! parts: [Item!]! owner: Item }
  type Connection { edges: [Edge!]! }
  type Edge { node: Item! }
`)

function sizeOf(query: string) {
  const document = parse(query)
  const operation = document.definitions.find((one) => one.kind === 'OperationDefinition')
  if (!operation) throw new Error('There is no operation.')
  return measure(schema, document, operation)
}

const roomy: QueryLimits = { depth: 100, cost: 1e9, aliases: 100, directives: 100, rootFields: 100 }
const refusals = (query: string, limits: Partial<QueryLimits>) =>
  validate(schema, parse(query), [limitRule({ limits: { ...roomy, ...limits } })]).map(({ message }) => message)

describe('the size of an operation', () => {
  test('counts every field, and those of a list as often as it may be long', () => {
    expect(sizeOf('{ item { name } }')).toMatchObject({ depth: 2, cost: 2 })
    expect(sizeOf('{ items { name } }')).toMatchObject({ depth: 2, cost: 11 })
    expect(sizeOf('{ items { name parts { name } } }')).toMatchObject({ depth: 3, cost: 1 + 10 * (1 + 1 + 10) })
  })

  test('counts a page as long as it is asked for, at most as long as pages are', () => {
    const page = (first: string) =>
      sizeOf(`query($n: Int) { journal(first: ${first}) { edges { node { name } } } }`).cost
    expect(page('5')).toBe(1 + 5 * 3)
    expect(page('1000000')).toBe(1 + 100 * 3)
    expect(page('$n')).toBe(1 + 100 * 3)
  })

  test('counts fragments where they are spread', () => {
    const query = '{ item { ...a } other: item { ... on Item { ...a } } } fragment a on Item { n: name owner { name } }'
    expect(sizeOf(query)).toMatchObject({ depth: 3, cost: 8, aliases: 3 })
  })

  test('counts aliases of __typename and directives, on fragments too', () => {
    expect(sizeOf('{ a: __typename b: __typename @include(if: true) }')).toMatchObject({ aliases: 2, directives: 1 })
    expect(sizeOf('{ item { ...a @skip(if: false) } } fragment a on Item { name @skip(if: false) }')).toMatchObject({
      directives: 2,
    })
  })

  test('of fragments that double again and again is known at once', () => {
    const fragments = Array.from(
      { length: 60 },
      (_one, n) => `fragment f${n} on Item { owner { ...f${n + 1} } x: owner { ...f${n + 1} } }`,
    )
    const from = performance.now()
    const { cost } = sizeOf(`{ item { ...f0 } } ${fragments.join(' ')} fragment f60 on Item { name }`)
    expect(cost).toBeGreaterThan(1e15)
    expect(performance.now() - from).toBeLessThan(500)
  })

  test('of a fragment within itself has an end', () => {
    expect(sizeOf('{ item { ...a } } fragment a on Item { owner { ...a } }').depth).toBe(2)
  })
})

test.each([
  ['depth', '{ item { owner { owner { name } } } }', { depth: 3 }, /4 levels deep, where 3/],
  ['cost', '{ items { parts { name } } }', { cost: 100 }, /111 fields/],
  ['aliases', '{ a: item { name } b: item { name } }', { aliases: 1 }, /2 aliases/],
  ['directives', '{ item { name @skip(if: true) } }', { directives: 0 }, /1 directives/],
  ['root fields', '{ item { name } items { name } }', { rootFields: 1 }, /2 fields at the root/],
  [
    'root fields in fragments',
    '{ ...a ...a ... on Query { x: item { name } } item { name } } fragment a on Query { item { name } ...b } fragment b on Query { y: item { name } }',
    { rootFields: 2 },
    /3 fields at the root/,
  ],
])('an operation over the limit of %s is refused, one within is not', (_name, query, limits, sentence) => {
  expect(refusals(query, limits)).toEqual([expect.stringMatching(sentence)])
  expect(refusals(query, {})).toEqual([])
})
