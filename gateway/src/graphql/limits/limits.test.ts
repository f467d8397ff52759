import { describe, expect, test } from '@jest/globals'
import { buildSchema, getIntrospectionQuery, graphqlSync, parse, validate } from 'graphql'
import { limitRule, type QueryLimits } from './limit-rule'
import { measurer } from './measure'

const page = '@listSize(assumedSize: 100, slicingArguments: ["first"], sizedFields: ["edges", "nodes"])'

const schema = buildSchema(`
  directive @cost(weight: String!) on FIELD_DEFINITION
  directive @listSize(assumedSize: Int, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION
  type Query {
    huntOdds: Item @cost(weight: "10000")
    item: Item
    items: [Item!]!
    journal(first: Int): Connection! @cost(weight: "3000") ${page}
    ladder(first: Int): Connection! ${page}
    news(first: Int = 5): Connection! ${page}
    nodes(ids: [ID!]!): [Item]! @listSize(assumedSize: 100, slicingArguments: ["ids"])
    ground: HuntingGround
    named: Named
    free: Item @cost(weight: "0")
  }
  interface Named { name: String! offer: Int! }
  type Item implements Named { name: String! offer: Int! @cost(weight: "50") parts: [Item!]! owner: Item }
  type HuntingGround implements Named { name: String! offer: Int! @cost(weight: "20") baitEffects: [Item!]! @listSize(assumedSize: 4) }
  type Connection { edges: [Edge!]! nodes: [Item!]! }
  type Edge { node: Item! }
`)

function sizeOf(query: string) {
  const document = parse(query)
  const operation = document.definitions.find((one) => one.kind === 'OperationDefinition')
  if (!operation) throw new Error('There is no operation.')
  return measurer(schema, document)(operation)
}

const roomy: QueryLimits = { depth: 100, cost: 1e9, aliases: 100, directives: 100, rootFields: 100 }
const refusals = (query: string, limits: Partial<QueryLimits>) =>
  validate(schema, parse(query), [limitRule({ limits: { ...roomy, ...limits } })]).map(({ message }) => message)

/** The number of fields in a response, including those of every list entry. */
function fieldsIn(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0
  const own = Array.isArray(answer) ? 0 : Object.keys(answer).length
  return Object.values(answer).reduce<number>((sum, value) => sum + fieldsIn(value), own)
}

describe('the size of an operation', () => {
  test('counts every field, and those of a list by its maximum length', () => {
    expect(sizeOf('{ item { name } }')).toMatchObject({ depth: 2, cost: 2 })
    expect(sizeOf('{ items { name } }')).toMatchObject({ depth: 2, cost: 11 })
    expect(sizeOf('{ items { name parts { name } } }')).toMatchObject({ depth: 3, cost: 1 + 10 * (1 + 1 + 10) })
  })

  test('counts a list by its declared length', () => {
    expect(sizeOf('{ ground { baitEffects { name } } }').cost).toBe(1 + 1 + 4)
  })

  test('counts a field with a declared cost by that cost', () => {
    expect(sizeOf('{ huntOdds { name } }').cost).toBe(10_001)
    expect(sizeOf('{ journal(first: 5) { nodes { name } } }').cost).toBe(3000 + 5 * 2)
    expect(sizeOf('{ a: huntOdds { name } b: huntOdds { name } }').cost).toBe(20_002)
  })

  test('counts a page by the requested length, at most by the maximum', () => {
    const page = (first: string) =>
      sizeOf(`query($n: Int) { ladder(first: ${first}) { edges { node { name } } } }`).cost
    expect(page('5')).toBe(1 + 5 * 3)
    expect(page('1000000')).toBe(1 + 100 * 3)
    expect(page('9'.repeat(400))).toBe(1 + 100 * 3)
    for (const unknown of ['$n', 'null', '"5"', '5.5', '[5]']) expect(page(unknown)).toBe(1 + 100 * 3)
  })

  test('counts a field without subfields by its cost too, as often as a list repeats it', () => {
    expect(sizeOf('{ item { offer } }').cost).toBe(1 + 50)
    expect(sizeOf('{ nodes(ids: ["a", "b"]) { a: offer b: offer } }').cost).toBe(1 + 2 * 100)
    expect(sizeOf('{ free { name } }').cost).toBe(1)
  })

  test('counts a field of an interface by its most expensive implementation', () => {
    expect(sizeOf('{ named { offer name } }').cost).toBe(1 + 50 + 1)
  })

  test('counts a page without a length by the default, or by the maximum', () => {
    expect(sizeOf('{ ladder { edges { node { name } } } }').cost).toBe(1 + 100 * 3)
    expect(sizeOf('{ news { edges { node { name } } } }').cost).toBe(1 + 5 * 3)
  })

  test('counts the nodes of a page as often as its edges', () => {
    expect(sizeOf('{ ladder(first: 5) { nodes { name } } }').cost).toBe(1 + 5 * 2)
    expect(sizeOf('{ ladder(first: 5) { nodes { name } edges { node { name } } } }').cost).toBe(1 + 5 * 5)
  })

  test('counts objects by id as often as there are ids', () => {
    const byId = (ids: string) => sizeOf(`query($ids: [ID!]!) { nodes(ids: ${ids}) { name } }`).cost
    expect(byId('["a", "b", "c"]')).toBe(1 + 3)
    expect(byId('"a"')).toBe(1 + 1)
    for (const unknown of ['$ids', 'null']) expect(byId(unknown)).toBe(1 + 100)
  })

  test.each(['0', '-1', '-2000000000', `-${'9'.repeat(30)}`])('counts a page of %s as a page of one', (first) => {
    expect(sizeOf(`{ ladder(first: ${first}) { edges { node { name } } } }`).cost).toBe(1 + 3)
    expect(sizeOf(`{ items { name } ladder(first: ${first}) @skip(if: true) { edges { node { name } } } }`).cost).toBe(
      11 + 1 + 3,
    )
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

  test('is known at once for fragments that double repeatedly', () => {
    const fragments = Array.from(
      { length: 60 },
      (_one, n) => `fragment f${n} on Item { owner { ...f${n + 1} } x: owner { ...f${n + 1} } }`,
    )
    const { cost } = sizeOf(`{ item { ...f0 } } ${fragments.join(' ')} fragment f60 on Item { name }`)
    expect(cost).toBeGreaterThan(1e15)
  })

  test('is finite for a fragment that contains itself', () => {
    expect(sizeOf('{ item { ...a } } fragment a on Item { owner { ...a } }').depth).toBe(2)
  })
})

describe('the size of an introspection', () => {
  const everything = getIntrospectionQuery({
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  })

  test.each([
    ['of everything', everything],
    ['of a type by its name', '{ __type(name: "Query") { fields { name type { fields { name } ofType { name } } } } }'],
    ['of a type that is not there', '{ __type(name: "Nothing") { fields { name } } }'],
    ['of lists within lists', '{ __schema { types { fields { type { fields { args { name } } } } } } }'],
    [
      'in a fragment',
      '{ ...a } fragment a on Query { __schema { ... on __Schema { types { ...b } } } } fragment b on __Type { kind }',
    ],
    ['beside others', '{ __typename __schema { queryType { __typename } } }'],
  ])('%s is the size of its response', (_name, query) => {
    const fields = fieldsIn(graphqlSync({ schema, source: query }).data)
    expect(sizeOf(query).cost).toBe(fields)
  })

  test('of a type that a variable names is that of the largest type', () => {
    const byName = (name: string) => sizeOf(`query($n: String!) { __type(name: ${name}) { fields { name } } }`).cost
    expect(byName('$n')).toBe(Math.max(...Object.keys(schema.getTypeMap()).map((name) => byName(`"${name}"`))))
  })

  test('is known at once for fragments that double repeatedly or contain themselves', () => {
    const doubling = Array.from({ length: 60 }, (_one, n) => `fragment f${n} on __Type { ...f${n + 1} ...f${n + 1} }`)
    for (const last of ['name', '... on __Field { name }', '...f0'])
      expect(
        sizeOf(`{ __schema { types { ...f0 } } } ${doubling.join(' ')} fragment f60 on __Type { ${last} }`).cost,
      ).toBeGreaterThan(0)
  })

  test('is refused over the limit, whichever operation of a document has it', () => {
    const nested = '__schema { types { fields { type { fields { type { fields { type { name } } } } } } } }'
    expect(refusals(`query A { ${nested} } query B { __schema { types { name } } }`, { cost: 100 })).toEqual([
      expect.stringMatching(/by the costs/),
    ])
  })
})

test.each([
  ['depth', '{ item { owner { owner { name } } } }', { depth: 3 }, /4 levels deep, where 3/],
  ['cost', '{ items { parts { name } } }', { cost: 100 }, /111 by the costs/],
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
