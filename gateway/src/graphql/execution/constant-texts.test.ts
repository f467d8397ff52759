import { setImmediate } from 'node:timers/promises'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Context } from '@sanguine/kernel'
import { parse } from 'graphql'
import { createExecutor, type Executor } from '../executor'
import { ConstantTexts } from './constant-texts'
import { JsonText, jsonOf } from './json-text'

const context = {} as unknown as Context
const rarity = { id: 'r', name: 'Rare' }

function withResolver(): typeof later {
  let resolve: (value: unknown) => void = () => undefined
  const promise = new Promise((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}

let sword: Readonly<Record<string, unknown>>
let chest: readonly unknown[]
/** the chest that is the same in each response */
let kept: readonly unknown[]
let owned: number
let isFailing: boolean
let later: { readonly promise: Promise<unknown>; readonly resolve: (value: unknown) => void }
let executor: Executor

beforeEach(() => {
  owned = 0
  isFailing = false
  later = withResolver()
  sword = { id: 's', name: 'Sword', rarity, cursed: new Error('It is cursed.'), soon: Promise.resolve('dawn') }
  kept = [sword, { id: 'copy', name: 'Copy', rarity }]
  chest = kept
  const schema = makeExecutableSchema({
    typeDefs: `
      type Query { items: [Item!]! chest: [Item] pair: Pair }
      type Pair { failed: String! later: Item! }
      type Item { id: ID! name: String! rarity: Rarity! owned: Int! cursed: String soon: String }
      type Rarity { id: ID! name: String! }
    `,
    resolvers: {
      Query: { chest: () => chest, items: () => [sword, { ...sword, id: 'copy' }], pair: () => ({}) },
      Pair: {
        failed: () => (isFailing ? Promise.reject(new Error('It failed.')) : 'no'),
        later: () => later.promise,
      },
      Item: { owned: () => ++owned },
    },
  })
  const isConstant = (value: unknown): value is object => value === sword || value === rarity || value === kept
  executor = createExecutor({ schema, documents: { has: () => true }, isConstant })
})

async function run(text: string, mayHaveTexts = true) {
  return executor.execute({
    hash: text,
    document: parse(text),
    operationName: undefined,
    variables: {},
    context,
    mayHaveTexts,
  })
}

const itemsOf = async (text: string) => ((await run(text)).data?.items ?? []) as readonly unknown[]

describe('of an object that is the same in each response', () => {
  test('the text is made once for each selection', async () => {
    const [first] = await itemsOf('{ items { __typename name rarity { name } } }')
    const [again] = await itemsOf('{ items { __typename name rarity { name } } }')
    const [other] = await itemsOf('{ items { id } }')
    expect(first).toEqual(new JsonText('{"__typename":"Item","name":"Sword","rarity":{"name":"Rare"}}'))
    expect(again).toBe(first)
    expect(other).toEqual(new JsonText('{"id":"s"}'))
  })

  test('fields with a resolver are resolved for each response, and the objects below them are texts', async () => {
    const text = '{ items { owned rarity { name } } }'
    for (const [first, second] of [
      [1, 2],
      [3, 4],
      [5, 6],
    ])
      expect(JSON.parse(jsonOf(await run(text)))).toEqual({
        data: {
          items: [
            { owned: first, rarity: { name: 'Rare' } },
            { owned: second, rarity: { name: 'Rare' } },
          ],
        },
      })
    expect((await itemsOf(text))[0]).toEqual({ owned: 7, rarity: new JsonText('{"name":"Rare"}') })
  })

  test('an error of a field is reported in each response', async () => {
    for (let use = 0; use < 3; use += 1) {
      const { errors } = await run('{ items { name cursed } }')
      expect(errors?.map(({ message, path }) => [message, path])).toEqual([
        ['It is cursed.', ['items', 0, 'cursed']],
        ['It is cursed.', ['items', 1, 'cursed']],
      ])
    }
  })

  test('an error is reported, also if it was left out before because its parent was null already', async () => {
    const text = '{ pair { failed later { cursed } } }'
    isFailing = true
    expect((await run(text)).errors?.map(({ message }) => message)).toEqual(['It failed.'])
    later.resolve(sword)
    await setImmediate()
    isFailing = false
    const { data, errors } = await run(text)
    expect(data).toEqual({ pair: { failed: 'no', later: { cursed: null } } })
    expect(errors?.map(({ message }) => message)).toEqual(['It is cursed.'])
  })

  test('a value that comes later is awaited in each response', async () => {
    for (let use = 0; use < 3; use += 1)
      expect((await run('{ items { soon } }')).data).toEqual({ items: [{ soon: 'dawn' }, { soon: 'dawn' }] })
  })
})

test('a result has no texts if they are not asked for', async () => {
  await run('{ items { name } }')
  expect((await run('{ items { name } }', false)).data).toEqual({ items: [{ name: 'Sword' }, { name: 'Sword' }] })
})

describe('of a list that is the same in each response', () => {
  const chestOf = async (text: string) => (await run(text)).data?.chest

  test('the text is made once for each selection, of those of its objects', async () => {
    const text = '{ chest { id rarity { name } } }'
    const first = await chestOf(text)
    const entries = ['s', 'copy'].map((id) => `{"id":"${id}","rarity":{"name":"Rare"}}`)
    expect(first).toEqual(new JsonText(`[${entries.join()}]`))
    expect(await chestOf(text)).toBe(first)
    expect(await chestOf('{ chest { name } }')).toEqual(new JsonText('[{"name":"Sword"},{"name":"Copy"}]'))
  })

  test('the objects below its entries have texts of their own, which other lists at its place use', async () => {
    const text = '{ chest { id rarity { name } } }'
    await chestOf(text)
    chest = [{ id: 'other', rarity }]
    const [other] = (await chestOf(text)) as readonly { readonly rarity: unknown }[]
    chest = [{ id: 'third', rarity }]
    const [third] = (await chestOf(text)) as readonly { readonly rarity: unknown }[]
    expect(other?.rarity).toEqual(new JsonText('{"name":"Rare"}'))
    expect(third?.rarity).toBe(other?.rarity)
  })

  test('fields with a resolver are resolved for each response', async () => {
    for (const [first, second] of [
      [1, 2],
      [3, 4],
      [5, 6],
    ])
      expect(await chestOf('{ chest { owned } }')).toEqual([{ owned: first }, { owned: second }])
  })

  test('an error of an entry is reported in each response', async () => {
    Object.assign(kept, { 1: { id: 'x', name: new Error('It has no name.'), rarity } })
    for (let use = 0; use < 3; use += 1) {
      const { data, errors } = await run('{ chest { name } }')
      expect(JSON.parse(jsonOf(data))).toEqual({ chest: [{ name: 'Sword' }, null] })
      expect(errors?.map(({ message, path }) => [message, path])).toEqual([['It has no name.', ['chest', 1, 'name']]])
    }
  })
})

test('a result has no texts if they are not asked for', async () => {
  await run('{ items { name } chest { name } }')
  const { data } = await run('{ items { name } chest { name } }', false)
  expect(data).toEqual({
    items: [{ name: 'Sword' }, { name: 'Sword' }],
    chest: [{ name: 'Sword' }, { name: 'Copy' }],
  })
})

describe('of more texts than are kept', () => {
  const plan = {}
  let texts: ConstantTexts

  beforeEach(() => {
    texts = new ConstantTexts((_value): _value is object => true)
  })

  /** Keeps a text with more than half of the characters of a generation. */
  const keepMany = () => texts.keep(plan, {}, new JsonText('x'.repeat(9_000_000)))

  test('those that nobody uses are forgotten', () => {
    const unused = {}
    texts.keep(plan, unused, new JsonText('{}'))
    for (let use = 0; use < 4; use += 1) keepMany()
    expect(texts.find(plan, unused)).toBeUndefined()
  })

  test('those that are in use are kept', () => {
    const [used, withResolvers] = [{}, {}]
    texts.keep(plan, used, new JsonText('{}'))
    texts.keep(plan, withResolvers, null)
    for (let use = 0; use < 10; use += 1) {
      keepMany()
      expect(texts.find(plan, used)).toEqual(new JsonText('{}'))
      expect(texts.find(plan, withResolvers)).toBeNull()
    }
  })

  test('no more are kept than two generations hold, though all are in use', () => {
    const values = Array.from({ length: 12 }, () => ({}))
    const isKnown = (value: object) => texts.find(plan, value) !== undefined
    for (const [index, value] of values.entries()) {
      texts.keep(plan, value, new JsonText('x'.repeat(6_000_000)))
      for (const before of values.slice(0, index)) isKnown(before)
    }
    expect(values.filter(isKnown).length).toBeLessThanOrEqual(5)
  })

  test('one that is larger than a generation is not kept', () => {
    const [small, large] = [{}, {}]
    texts.keep(plan, small, new JsonText('{}'))
    texts.keep(plan, large, new JsonText('x'.repeat(16_000_001)))
    expect([texts.find(plan, small), texts.find(plan, large)]).toEqual([new JsonText('{}'), undefined])
  })
})
