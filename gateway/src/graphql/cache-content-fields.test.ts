import { makeExecutableSchema } from '@graphql-tools/schema'
import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Context } from '@sanguine/kernel'
import { graphql } from 'graphql'
import { cacheContentFields, isKept } from './cache-content-fields'

interface Sword {
  readonly id: string
  readonly name: string
  readonly madeOf: string
}

const sword: Sword = { id: 's', name: 'Sword', madeOf: 'i' }
const iron = { id: 'i', name: 'Iron', madeOf: 's' }

const rack = [sword, iron]

let calls: string[]
let release: object

function createSchema() {
  const contentResolvers = {
    Thing: {
      material: ({ madeOf }: Sword) => {
        calls.push(`material ${madeOf}`)
        return [iron, sword].find(({ id }) => id === madeOf) ?? null
      },
      parts: ({ id }: Sword) => [{ of: id }],
    },
    Part: { of: ({ of }: { readonly of: string }) => (of === 's' ? iron : null) },
  }
  const schema = makeExecutableSchema({
    typeDefs: `interface Node { id: ID! }
      type Thing implements Node { id: ID! name: String! material: Thing parts: [Part!]! owned(by: String!): String! price: Int! }
      type Part { of: Thing }
      type Query { thing: Thing later: [Thing] failed: Thing node: Node rack: [Thing!]! drawn: [Thing!]! }`,
    resolvers: {
      ...contentResolvers,
      Thing: {
        ...contentResolvers.Thing,
        owned: ({ madeOf }: Sword, { by }: { readonly by: string }) => `${by} ${madeOf}`,
        price: (thing: unknown) => {
          calls.push('price')
          return thing === sword ? 3 : -1
        },
      },
      Query: {
        thing: () => sword,
        rack: () => rack,
        drawn: () => [sword],
        later: async () => [sword, null, iron],
        failed: () => new Error('It failed.'),
        node: () => ({ ...sword, __typename: 'Thing' }),
      },
    },
  })
  cacheContentFields(schema, contentResolvers, () => release)
  return schema
}

const context = { app: {}, language: 'en' } as unknown as Context
const schema = createSchema()
const query = (source: string) => graphql({ schema, source, contextValue: context })

beforeEach(() => {
  calls = []
  release = {}
})

describe('content in the schema', () => {
  it('is resolved once per release', async () => {
    const source = '{ thing { name material { name material { name } } } }'
    const data = { thing: { name: 'Sword', material: { name: 'Iron', material: { name: 'Sword' } } } }
    expect(await query(source)).toEqual({ data })
    expect(await query(source)).toEqual({ data })
    expect(calls).toEqual(['material i', 'material s'])
    release = {}
    expect(await query(source)).toEqual({ data })
    expect(calls).toHaveLength(4)
  })

  it('leaves fields with arguments and those of other domains to their resolvers, with the object', async () => {
    const source = '{ thing { owned(by: "Mina") price material { owned(by: "Lucy") } } }'
    const data = { thing: { owned: 'Mina i', price: 3, material: { owned: 'Lucy s' } } }
    expect(await query(source)).toEqual({ data })
    expect(await query(source)).toEqual({ data })
    expect(calls.filter((call) => call === 'price')).toHaveLength(2)
  })

  it('is resolved within promises, lists, nested objects and interfaces', async () => {
    const source = '{ later { name parts { of { name } } } node { __typename id ... on Thing { material { name } } } }'
    expect(await query(source)).toEqual({
      data: {
        later: [{ name: 'Sword', parts: [{ of: { name: 'Iron' } }] }, null, { name: 'Iron', parts: [{ of: null }] }],
        node: { __typename: 'Thing', id: 's', material: { name: 'Iron' } },
      },
    })
  })

  it('leaves errors unchanged', async () => {
    const { data, errors } = await query('{ failed { name } }')
    expect(data).toEqual({ failed: null })
    expect(errors?.map(({ message }) => message)).toEqual(['It failed.'])
  })

  it('tells which objects and lists are the same in each response', async () => {
    const { rack: lists, drawn, thing } = schema.getQueryType()?.getFields() ?? {}
    const read = (field: typeof thing) => field?.resolve?.(undefined, {}, context, {} as never)
    expect(isKept(read(thing))).toBe(true)
    expect(isKept(sword)).toBe(false)
    // A list that is met once may be that of one response.
    expect(isKept(read(lists))).toBe(false)
    expect(isKept(read(lists))).toBe(true)
    expect(read(lists)).toBe(read(lists))
    for (let use = 0; use < 3; use += 1) expect(isKept(read(drawn))).toBe(false)
  })
})
