import { makeExecutableSchema } from '@graphql-tools/schema'
import { describe, expect, test } from '@jest/globals'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import { type ExecutionResult, execute, getIntrospectionQuery, parse } from 'graphql'
import { createExecutor } from './executor'

const context = contextFor(testApp().app)
const schema = makeExecutableSchema({
  typeDefs: `
    type Query { kinds(of: [Kind!] = [DAY_TIME], or: Kind, in: Kinds): [Kind]! me: Me list(n: Int!): [Me!]! greet(input: In!): String! sum(of: [Int!]): Int boom: String! requestId: String! }
    type Me { name: String! friend: Me late: String when: When! kind: Kind! }
    input In { name: String! times: Int = 2 mark: String! = "!" kind: Kind! = DAY_TIME next: [Next!] }
    input Next { name: String! mark: String! = "?" }
    input Kinds { kind: Kind = NIGHT_TIME }
    "With other names inside, as the game's enums have."
    enum Kind { DAY_TIME NIGHT_TIME }
    interface Node { id: ID! }
    union When = Day | Night
    type Day { hour: Int! }
    type Night { moon: Boolean! }
  `,
  resolvers: {
    Kind: { DAY_TIME: 'dayTime', NIGHT_TIME: 'nightTime' },
    Query: {
      kinds: (_parent: unknown, args: { of: string[]; or?: string | null; in?: { kind: string } }) => {
        const kinds = [...args.of, args.or ?? null, args.in?.kind ?? null]
        for (const kind of kinds) if (kind !== null && !/^(day|night)Time$/.test(kind)) throw new Error(`got ${kind}`)
        return kinds
      },
      me: async () => ({ name: 'Mina', friend: { name: 'Lucy', friend: null, kind: 'dayTime' }, kind: 'nightTime' }),
      list: (_parent: unknown, { n }: { n: number }) =>
        Array.from({ length: n }, (_one, i) => ({ name: `m${i}`, kind: 'dayTime' })),
      greet: (_parent: unknown, { input }: { input: object }) => JSON.stringify(input),
      sum: (_parent: unknown, { of }: { of: number[] | null }) => of?.reduce((a, b) => a + b, 0) ?? null,
      boom: () => {
        throw new Error('boom')
      },
      requestId: (_parent: unknown, _args: unknown, given: { requestId: string }) => given.requestId,
    },
    Me: {
      late: async ({ name }: { name: string }) => {
        if (name === 'm1') throw new Error('late')
        return `${name} is late`
      },
      when: ({ name }: { name: string }) =>
        name === 'Mina' ? { __typename: 'Night', moon: true } : { __typename: 'Day', hour: 9 },
    },
  },
})

const cases: readonly (readonly [name: string, query: string, variables?: Record<string, unknown>])[] = [
  ['fields, nested and null', '{ me { name friend { name friend { name } } kind } }'],
  [
    'aliases and fragments',
    '{ a: me { ...f } b: me { ...f name } } fragment f on Me { n: name friend { ...g } } fragment g on Me { name }',
  ],
  ['lists with late fields', '{ list(n: 2) { name late } }'],
  ['a nullable field that fails', '{ list(n: 2) { late name } }'],
  ['a field that fails and may not be null', '{ boom me { name } }'],
  ['variables', 'query($n: Int!) { list(n: $n) { name } }', { n: 3 }],
  ['input objects with defaults', 'query($i: In!) { greet(input: $i) }', { i: { name: 'Mina' } }],
  [
    'defaults of what may not be null',
    'query($i: In!, $n: Int! = 3, $j: In! = { name: "Lucy" }) { list(n: $n) { name } greet(input: $i) also: greet(input: $j) }',
    {
      i: {
        name: 'Mina',
        kind: 'NIGHT_TIME',
        next: [{ name: 'Arthur' }, { name: 'Jack', mark: '!' }],
      },
    },
  ],
  ['a value in place of a default', 'query($n: Int! = 3) { list(n: $n) { name } }', { n: 4 }],
  ['lists of input', 'query($of: [Int!]) { sum(of: $of) }', { of: [1, 2, 3] }],
  ['a variable that is left out', 'query($of: [Int!]) { sum(of: $of) }', {}],
  [
    'skip and include',
    'query($y: Boolean!) { me { name @skip(if: $y) kind @include(if: $y) ...f @include(if: $y) } } fragment f on Me { friend { name } }',
    { y: true },
  ],
  [
    'skip and include, the other way',
    'query($y: Boolean!) { me { name @skip(if: $y) kind @include(if: $y) ...f @include(if: $y) } } fragment f on Me { friend { name } }',
    { y: false },
  ],
  [
    'unions',
    '{ me { when { __typename ... on Night { moon } ... on Day { hour } } friend { when { ... on Day { hour } } } } }',
  ],
  ['enum values', '{ me { kind friend { kind } } kinds(of: [DAY_TIME, NIGHT_TIME], or: NIGHT_TIME, in: {}) }'],
  ['enum values by default', '{ kinds }'],
  [
    'enum values in variables',
    'query($of: [Kind!], $or: Kind = NIGHT_TIME, $in: Kinds) { kinds(of: $of, or: $or, in: $in) }',
    { of: ['NIGHT_TIME'], in: { kind: 'DAY_TIME' } },
  ],
  ['the context', '{ requestId }'],
  ['__typename', '{ __typename me { __typename } }'],
  ['introspection', getIntrospectionQuery()],
]

const plain = ({ data, errors }: ExecutionResult) =>
  JSON.parse(JSON.stringify({ data, errors: errors?.map(({ message, path }) => ({ message, path })) }))

describe('a compiled document answers what an interpreted one does', () => {
  const { execute: run } = createExecutor({ schema, isPersisted: () => true, checkAnswers: true })
  const { execute: runUnchecked } = createExecutor({ schema, isPersisted: () => true })

  test.each(cases.map(([name, query, variables = {}]) => ({ name, query, variables })))(
    'for $name',
    async ({ name, query, variables }) => {
      const document = parse(query)
      const expected = await execute({ schema, document, variableValues: variables, contextValue: context })
      const answer = await run({ hash: name, document, operationName: undefined, variables, context })
      expect(plain(answer)).toEqual(plain(expected))
      const again = await run({ hash: name, document, operationName: undefined, variables, context })
      expect(plain(again)).toEqual(plain(expected))
      const unchecked = await runUnchecked({ hash: name, document, operationName: undefined, variables, context })
      expect(plain(unchecked)).toEqual(plain(expected))
    },
  )

  test('of several operations the one that is named', async () => {
    const document = parse('query A { me { name } } query B { me { kind } }')
    const ask = (operationName: string) => run({ hash: 'two', document, operationName, variables: {}, context })
    expect(plain(await ask('A')).data).toEqual({ me: { name: 'Mina' } })
    expect(plain(await ask('B')).data).toEqual({ me: { kind: 'NIGHT_TIME' } })
    expect((await ask('C')).errors?.[0]?.message).toMatch(/Unknown operation named "C"/)
  })

  test("with a variable that is no value of its enum it is the caller's mistake", async () => {
    const document = parse('query($or: Kind) { kinds(or: $or) }')
    for (const compiled of [run, runUnchecked])
      for (const or of ['nightTime', 'NOON', 1]) {
        const execution = { hash: 'or', document, operationName: undefined, variables: { or }, context }
        const { data, errors } = await compiled(execution)
        expect(data).toBeUndefined()
        expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
      }
  })

  test.each([
    ['of the wrong type', { n: 'many' }],
    ['left out', {}],
    ['an operator', { n: { $gt: 0 } }],
  ])("with a variable %s it is the caller's mistake", async (_name, variables) => {
    const document = parse('query($n: Int!) { list(n: $n) { name } }')
    const { data, errors } = await run({ hash: 'n', document, operationName: undefined, variables, context })
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toMatch(/\$n/)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('an error keeps what threw it', async () => {
    const document = parse('{ boom }')
    const { errors } = await run({ hash: 'boom', document, operationName: undefined, variables: {}, context })
    expect(errors?.[0]?.originalError).toMatchObject({ message: 'boom' })
  })
})

test("a document is compiled at its second use, unless it is the site's own", async () => {
  const { execute: run, find } = createExecutor({ schema, isPersisted: () => false })
  const document = parse('{ me { name } }')
  for (let use = 0; use < 3; use += 1) {
    const answer = await run({ hash: 'x', document, operationName: undefined, variables: {}, context })
    expect(plain(answer)).toEqual({ data: { me: { name: 'Mina' } } })
    expect(find({ hash: 'x' }, undefined) !== null).toBe(use > 0)
  }
  expect(find({ hash: 'x' }, 'Other')).toBeNull()
  expect(find({ text: '{ me { name } }' }, undefined)).toBeNull()
})

test('a large document is not compiled, since that would keep everybody waiting', async () => {
  const { execute: run, find } = createExecutor({ schema, isPersisted: () => false, maxFields: 3 })
  const ask = async (hash: string, text: string) => {
    for (let use = 0; use < 3; use += 1) {
      const answer = await run({ hash, document: parse(text), operationName: undefined, variables: {}, context })
      expect(answer.errors).toBeUndefined()
    }
    return find({ hash }, undefined) !== null
  }
  expect(await ask('small', '{ me { name kind } }')).toBe(true)
  expect(await ask('large', '{ me { ...f } } fragment f on Me { name kind friend { name } }')).toBe(false)
})

test('compiled documents are kept up to a number of fields', async () => {
  const { execute: run, find } = createExecutor({ schema, isPersisted: () => false, maxCompiledFields: 5 })
  const document = parse('{ me { name } }')
  for (const hash of ['a', 'a', 'b', 'b', 'c', 'c'])
    await run({ hash, document, operationName: undefined, variables: {}, context })
  expect(['a', 'b', 'c'].map((hash) => find({ hash }, undefined) !== null)).toEqual([false, true, true])
})

test('a document is found by its text once it was executed with it', async () => {
  const { execute: run, find } = createExecutor({ schema, isPersisted: () => true })
  const text = '{ me { name } }'
  expect(find({ text }, undefined)).toBeNull()
  await run({ hash: 'x', text, document: parse(text), operationName: undefined, variables: {}, context })
  expect(plain((await find({ text }, undefined)?.({}, context)) ?? {})).toEqual({ data: { me: { name: 'Mina' } } })
})

test('a document that was compiled ahead is found with the name of its operation and without', async () => {
  const { compile, find } = createExecutor({ schema, isPersisted: () => true })
  compile('x', parse('query Who { me { name } }'))
  for (const name of [undefined, 'Who'])
    expect(plain((await find({ hash: 'x' }, name)?.({}, context)) ?? {})).toEqual({ data: { me: { name: 'Mina' } } })
  expect(find({ hash: 'x' }, 'What')).toBeNull()
})
