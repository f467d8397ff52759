import { setImmediate } from 'node:timers/promises'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { describe, expect, test } from '@jest/globals'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import { type ExecutionResult, execute, type GraphQLResolveInfo, getIntrospectionQuery, parse, validate } from 'graphql'
import { createExecutor } from './executor'

const context = contextFor(testApp().app)

const constants = new WeakSet<object>()

const isConstant = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && constants.has(value)
const schema = makeExecutableSchema({
  typeDefs: `
    type Mutation { add(n: Int!): Int }
    type Query { kinds(of: [Kind!] = [DAY_TIME], or: Kind, in: Kinds): [Kind]! me: Me list(n: Int!): [Me!]! greet(input: In!): String! sum(of: [Int!]): Int boom: String! requestId: String! }
    type Me { name: String! friend: Me late: String bad: String when: When! kind: Kind! }
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
    Mutation: { add: (_parent: unknown, { n }: { n: number }) => n + 1 },
    Me: {
      bad: () => {
        throw new Error('bad')
      },
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

describe('a document has the same results as with graphql-js', () => {
  const { execute: run } = createExecutor({ schema, documents: { has: () => true }, isConstant })

  test.each(cases.map(([name, query, variables = {}]) => ({ name, query, variables })))(
    'for $name',
    async ({ name, query, variables }) => {
      const document = parse(query)
      const expected = await execute({ schema, document, variableValues: variables, contextValue: context })
      const answer = await run({ hash: name, document, operationName: undefined, variables, context })
      expect(plain(answer)).toEqual(plain(expected))
      const again = await run({ hash: name, document, operationName: undefined, variables, context })
      expect(plain(again)).toEqual(plain(expected))
    },
  )

  test('of several operations executes the named one', async () => {
    const document = parse('query A { me { name } } query B { me { kind } }')
    const ask = (operationName: string) => run({ hash: 'two', document, operationName, variables: {}, context })
    expect(plain(await ask('A')).data).toEqual({ me: { name: 'Mina' } })
    expect(plain(await ask('B')).data).toEqual({ me: { kind: 'NIGHT_TIME' } })
    expect((await ask('C')).errors?.[0]?.message).toMatch(/Unknown operation named "C"/)
  })

  test('reports a variable with an unknown enum value as bad input of the caller', async () => {
    const document = parse('query($or: Kind) { kinds(or: $or) }')
    for (const or of ['nightTime', 'NOON', 1]) {
      const execution = { hash: 'or', document, operationName: undefined, variables: { or }, context }
      const { data, errors } = await run(execution)
      expect(data).toBeUndefined()
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
  })

  test.each([
    ['of the wrong type', { n: 'many' }],
    ['left out', {}],
    ['an operator', { n: { $gt: 0 } }],
  ])('reports a variable %s as bad input of the caller', async (_name, variables) => {
    const document = parse('query($n: Int!) { list(n: $n) { name } }')
    const { data, errors } = await run({ hash: 'n', document, operationName: undefined, variables, context })
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toMatch(/\$n/)
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('an error keeps its original error', async () => {
    const document = parse('{ boom }')
    const { errors } = await run({ hash: 'boom', document, operationName: undefined, variables: {}, context })
    expect(errors?.[0]?.originalError).toMatchObject({ message: 'boom' })
  })
})

describe('a document with conditions and variables has the same results as with graphql-js', () => {
  const { execute: run } = createExecutor({ schema, documents: { has: () => true }, isConstant })
  const spread = (
    fields: string,
  ) => `query($a: Boolean!, $b: Boolean!) { ${fields} } fragment x on Me { name friend { name } }
    fragment y on Me { ...x @include(if: $a) } fragment q on Query { me { ...x } }`
  const twice: readonly (readonly [string, string])[] = [
    ['side by side', 'me { ...x @include(if: $a) ...x @include(if: $b) }'],
    ['with skip', 'me { ...x @skip(if: $b) ...x @skip(if: $a) }'],
    ['through another fragment', 'me { ...y ...x @include(if: $b) }'],
    ['at the root', '...q @include(if: $a) ...q @include(if: $b)'],
    ['in a list', 'list(n: 2) { ...x @include(if: $a) ...x @include(if: $b) }'],
    ['in merged objects', 'me { ...x @include(if: $a) } me { ...x @include(if: $b) }'],
    ['within inline fragments', 'me { ... @include(if: $a) { ...x } ... on Me @include(if: $b) { ...x } }'],
  ]
  const omitted: readonly (readonly [string, string, Record<string, unknown>])[] = [
    ['left out in an object', 'query($t: Int) { greet(input: { name: "Mina", times: $t }) }', {}],
    ['null in an object', 'query($t: Int) { greet(input: { name: "Mina", times: $t }) }', { t: null }],
    [
      'left out where a field has a default',
      'query($k: Kind!) { greet(input: { name: "Mina", kind: $k }) }',
      { k: 'NIGHT_TIME' },
    ],
    ['with a default in a list', 'query($n: Int = 3) { sum(of: [1, $n]) }', {}],
    ['null in place of a default in a list', 'query($n: Int = 3) { sum(of: [1, $n]) }', { n: null }],
    [
      'left out in a list of objects',
      'query($m: String! = "!") { greet(input: { name: "M", next: [{ name: "L", mark: $m }] }) }',
      {},
    ],
    ['null in place of a default', 'mutation($n: Int = 1) { a: add(n: $n) b: add(n: 5) }', { n: null }],
    ['named as a property of every object', 'query($toString: [Int!]) { sum(of: $toString) }', {}],
    [
      'named constructor in an object',
      'query($constructor: Int) { greet(input: { name: "Mina", times: $constructor }) }',
      {},
    ],
  ]
  const cases = [
    ...twice.flatMap(([how, fields]) =>
      [false, true].flatMap((a) =>
        [false, true].map((b) => ({
          name: `a fragment spread twice ${how}: ${a}, ${b}`,
          query: spread(fields),
          variables: { a, b },
        })),
      ),
    ),
    ...omitted.map(([how, query, variables]) => ({ name: `a variable ${how}`, query, variables })),
    {
      name: 'names that are joined to the same',
      query: '{ me { friend_late: friend { late } friend { late_late: late } } }',
      variables: {},
    },
  ]
  test.each(cases)('for $name', async ({ name, query, variables }) => {
    const document = parse(query)
    const expected = await execute({ schema, document, variableValues: variables, contextValue: context })
    expect(validate(schema, document).filter(({ message }) => !/is never used/.test(message))).toEqual([])
    for (let use = 0; use < 3; use += 1) {
      const answer = await run({ hash: name, document, operationName: undefined, variables, context })
      expect(plain(answer)).toEqual(plain(expected))
    }
  })
})

describe('a value has the same result as with graphql-js, if', () => {
  const rejected = async () => {
    throw new Error('late')
  }
  const odd = makeExecutableSchema({
    typeDefs: `
      type Query { odd: Odd }
      type Mutation { first: Int! second: Int! calls: Int }
      enum Kind { DAY NIGHT }
      interface Named { name: String }
      type Odd implements Named {
        name: String method: String getter: String thenable: String error: String inner: Odd
        set: [Int] nested: [[Int!]] noList: [Int] entries: [Int!] lateEntries: [Odd!] mixed: [Odd!]
        int: Int! float: Float flag: Boolean id: ID kind: Kind named: Named lateNamed: Named
        info(n: Int, on: Boolean = true): String seen(words: [String!]): Int
      }
    `,
    resolvers: {
      Query: { odd: () => ({}) },
      Mutation: { first: rejected, second: () => 2, calls: () => 1 },
      Named: { __resolveType: ({ type }: { type: string | Promise<string> }) => type },
      Odd: {
        info: (_parent, args, given, info: GraphQLResolveInfo) =>
          JSON.stringify([
            args,
            given === context,
            info.path,
            info.parentType,
            info.returnType,
            info.fieldNodes.length,
          ]),
        seen: (_parent, { words = [] }: { words?: string[] }) => words.push('another'),
      },
    },
  })
  const run = createExecutor({ schema: odd, documents: { has: () => false }, isConstant }).execute

  const cases: readonly (readonly [what: string, fields: string, values: object])[] = [
    ['it is that of a method', 'method', { method: () => 'called' }],
    [
      'its getter throws',
      'name getter',
      {
        name: 'Mina',
        get getter(): string {
          throw new Error('no')
        },
      },
    ],
    // biome-ignore lint/suspicious/noThenProperty: resolvers may return any object with this method
    ['it is no native promise', 'thenable', { thenable: { then: (take: (text: string) => void) => take('later') } }],
    ['it is an error', 'error name', { error: new Error('returned') }],
    ['it is an object and has no fields', 'inner { name }', { inner: 'a text' }],
    ['it is a set', 'set', { set: new Set([1, 2]) }],
    ['it has lists of lists', 'nested', { nested: [[1], null, [2, 'x']] }],
    ['it is no list', 'set', { set: null, noList: 3 }],
    ['an entry is missing where it must not', 'entries', { entries: [1, null] }],
    ['an entry fails later', 'lateEntries { name }', { lateEntries: [{}, rejected()] }],
    ['one entry fails at once, another later', 'mixed { int name }', { mixed: [{ int: 1, name: rejected() }, {}] }],
    ['it is too large for its type', 'int', { int: 2 ** 31 }],
    ['it is a number as text', 'int', { int: '7' }],
    ['it is a fraction', 'int', { int: 1.5 }],
    ['it is no number', 'float', { float: Number.NaN }],
    ['it is a number for a flag', 'flag', { flag: 1 }],
    ['it is a number for an id', 'id', { id: 5 }],
    ['it is an object for a text', 'name', { name: {} }],
    ['it is no value of its enum', 'kind', { kind: 'NOON' }],
    ['its type is known', 'named { name }', { named: { type: 'Odd', name: 'Mina' } }],
    ['its type is known later', 'lateNamed { __typename }', { lateNamed: { type: Promise.resolve('Odd') } }],
    [
      'its type is no native promise',
      'lateNamed { __typename }',
      // biome-ignore lint/suspicious/noThenProperty: resolvers may return any object with this method
      { lateNamed: { type: { then: (take: (name: string) => void) => take('Odd') } } },
    ],
    ['its name is that of the prototype', '__proto__: name constructor: id then: flag', { name: 'a', id: 'b' }],
    ['its resolver reads the details', 'a: info b: info(n: 1) c: info(n: null, on: false)', {}],
    ['its resolver changes an argument', 'a: seen(words: ["x"]) b: seen(words: ["x"])', {}],
  ]
  test.each(cases)('%s', async (_what, fields, values) => {
    const document = parse(`{ odd { ${fields} } }`)
    const type = odd.getQueryType()?.getFields().odd
    if (type) type.resolve = () => values
    const expected = await execute({ schema: odd, document, contextValue: context })
    for (let use = 0; use < 2; use += 1) {
      const answer = await run({ hash: 'x', document, operationName: undefined, variables: {}, context })
      expect(plain(answer)).toEqual(plain(expected))
    }
  })

  test.each(['noList: 3', 'type'])('it is none of its type: %s', async (what) => {
    const values = what === 'type' ? { named: { type: 'Query' } } : { noList: 3 }
    const document = parse(what === 'type' ? '{ odd { named { name } } }' : '{ odd { noList } }')
    const field = odd.getQueryType()?.getFields().odd
    if (field) field.resolve = () => values
    const expected = await execute({ schema: odd, document, contextValue: context })
    const answer = await run({ hash: 'x', document, operationName: undefined, variables: {}, context })
    expect(answer.data).toEqual(expected.data)
    expect(answer.errors?.map(({ path }) => path)).toEqual(expected.errors?.map(({ path }) => path))
  })

  test.each([
    { mixed: [() => null, rejected] },
    { mixed: [() => ({ int: 1, error: rejected() }), () => null] },
    { lateEntries: [rejected, rejected] },
  ])('an entry of a list fails, and no other is left as an unhandled rejection: %j', async (lists) => {
    const values = Object.fromEntries(
      Object.entries(lists).map(([name, entries]) => [name, entries.map((entry: () => unknown) => entry())]),
    )
    const [name = ''] = Object.keys(values)
    const field = odd.getQueryType()?.getFields().odd
    if (field) field.resolve = () => values
    const document = parse(`{ odd { ${name} { int error } } }`)
    const answer = await run({ hash: 'x', document, operationName: undefined, variables: {}, context })
    expect(answer.data).toEqual({ odd: { [name]: null } })
    // Rejections without a handler are reported before.
    await setImmediate()
  })

  test('a mutation fails where it must not, and those after it are not run', async () => {
    const document = parse('mutation { calls first second }')
    const expected = await execute({ schema: odd, document, contextValue: context })
    const answer = await run({ hash: 'x', document, operationName: undefined, variables: {}, context })
    expect(plain(answer)).toEqual(plain(expected))
    expect(answer.data).toBeNull()
  })
})

test('a document of a client is not kept by its hash', async () => {
  const { execute: run, find } = createExecutor({ schema, documents: { has: () => false }, isConstant })
  await run({ hash: 'x', document: parse('{ me { name } }'), operationName: undefined, variables: {}, context })
  expect(find('x', undefined)).toBeNull()
})

test('a document of the site can be found after its first use', async () => {
  const { execute: run, find } = createExecutor({ schema, documents: { has: () => true }, isConstant })
  const document = parse('{ me { name } }')
  expect(find('x', undefined)).toBeNull()
  await run({ hash: 'x', document, operationName: undefined, variables: {}, context })
  expect(plain((await find('x', undefined)?.({}, context)) ?? {})).toEqual({ data: { me: { name: 'Mina' } } })
  expect(find('x', 'Other')).toBeNull()
})

test('a prepared document is found with the name of its operation and without one', async () => {
  const { prepare, find } = createExecutor({ schema, documents: { has: () => true }, isConstant })
  prepare('x', parse('query Who { me { name } }'))
  for (const name of [undefined, 'Who'])
    expect(plain((await find('x', name)?.({}, context)) ?? {})).toEqual({ data: { me: { name: 'Mina' } } })
  expect(find('x', 'What')).toBeNull()
})

describe('if there are many errors', () => {
  const { execute: run } = createExecutor({ schema, documents: { has: (hash) => hash.startsWith('own') }, isConstant })
  const errorsOf = async (hash: string, query: string, variables: Record<string, unknown> = {}) =>
    (await run({ hash, document: parse(query), operationName: undefined, variables, context })).errors ?? []

  test.each(['own', 'other'])('at most 50 are reported for variables, in one of the %s documents', async (hash) => {
    const errors = await errorsOf(hash, 'query($of: [Int!]) { sum(of: $of) }', { of: Array(900).fill('x') })
    expect(errors).toHaveLength(50)
    for (const { extensions } of errors) expect(extensions.code).toBe('BAD_USER_INPUT')
  })

  test.each(['own', 'other'])('at most 50 are reported for fields, in one of the %s documents', async (hash) => {
    const errors = await errorsOf(`${hash} fields`, 'query($n: Int!) { list(n: $n) { bad } }', { n: 200 })
    expect(errors).toHaveLength(50)
    expect(errors[49]).toMatchObject({
      message: 'There are 151 more errors, which are not shown.',
      extensions: { code: 'TOO_MANY_ERRORS' },
    })
  })

  test.each([
    ['a list of 65,000 objects', { of: Array(65_000).fill({}) }, /a list has 65000 entries, where 1000 are allowed/],
    ['lists in lists', { of: Array(900).fill(Array(900).fill(1)) }, /there are more than 10000/],
    ['an unused variable', { none: Array(65_000).fill(1) }, /a list has 65000 entries/],
    ['deep nesting', { of: JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`) }, /nested deeper than 30 levels/],
  ])('%s is refused before it is parsed', async (_what, variables, message) => {
    for (const hash of ['own', 'other']) {
      const errors = await errorsOf(hash, 'query($of: [Int!]) { sum(of: $of) }', variables)
      expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })])
      expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    }
  })
})
