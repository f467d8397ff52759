import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { toWireValues } from '@sanguine/catalogue/rest'
import { readPack } from '@sanguine/content/pack'
import { firstRoutes as routes } from '../routes'
import { v1Routes } from '../v1/routes'
import { describeApi, firstApi, v1Api } from './describe-api'
import { exampleValues } from './example-values'
import { recordSchemas } from './record-schemas'

interface Media {
  readonly example?: unknown
  readonly examples?: { readonly example: { readonly $ref: string } }
}

interface Body {
  readonly content?: Readonly<Record<string, Media>>
}

interface Operation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[]
  readonly requestBody?: Body
  readonly responses: Readonly<Record<string, Body>>
}

interface Component extends Body {
  readonly value?: unknown
  readonly properties?: object
}

interface Api {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, Component>>>>
}

const values = exampleValues(readPack())
const api: Api = JSON.parse(JSON.stringify(describeApi(routes, values, firstApi(v1Routes))))
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const operationOf = (id: string) => operations.find(({ operation }) => operation.operationId === id)?.operation

test('every route is described, each with its own operationId', () => {
  expect(api.openapi).toBe('3.1.0')
  expect(operations).toHaveLength(routes.length)
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(new Set(ids.map((id) => id.toLowerCase())).size).toBe(operations.length)
  for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
})

test('no two paths differ only in case', () => {
  const places = operations.map(({ path, method }) => `${method} ${path.toLowerCase().replace(/\{\w+\}/g, '{}')}`)
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test('every parameter of a path is described', () => {
  for (const { path, operation } of operations) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(operation.parameters?.map(({ name }) => name) ?? []).toEqual(expect.arrayContaining(names))
  }
})

test('every reference exists, and every component is used', () => {
  const references = JSON.stringify(api).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)
  const { securitySchemes: _schemes, ...components } = api.components
  const names = Object.entries(components).flatMap(([kind, all]) => Object.keys(all).map((name) => `${kind} ${name}`))
  expect([...new Set([...references].map(([, kind, name]) => `${kind} ${name}`))].sort()).toEqual(names.sort())
})

test('a schema of an object is written once, under its own name', () => {
  // Kinds of records may have the same fields without being the same.
  const ofKinds = recordSchemas()
  const schemas = Object.entries(api.components.schemas ?? {}).filter(
    ([name, { properties }]) => properties && !(name in ofKinds),
  )
  const texts = schemas.map(([, { properties }]) => JSON.stringify(properties))
  const twins = schemas.filter((_schema, index) => texts.indexOf(texts[index] ?? '') !== index)
  expect(twins.map(([name]) => name)).toEqual([])
  expect(JSON.stringify(api.paths)).not.toContain('"properties"')
})

describe('for generators of clients', () => {
  /** Every schema in a value of the document, with its path. */
  function* schemasIn(value: unknown, path: string): Generator<readonly [string, Readonly<Record<string, unknown>>]> {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) yield [path, value as Readonly<Record<string, unknown>>]
    for (const [name, inner] of Object.entries(value))
      if (!['example', 'examples', 'headers'].includes(name)) yield* schemasIn(inner, `${path}/${name}`)
  }
  const schemas = [...schemasIn({ paths: api.paths, schemas: api.components.schemas }, '')]

  test('every enum is its own schema, without a default beside its references', () => {
    const inline = schemas.filter(([path, { enum: values }]) => values && !/^\/schemas\/\w+$/.test(path))
    expect(inline.map(([path]) => path)).toEqual([])
    expect(schemas.filter(([, schema]) => '$ref' in schema && 'default' in schema)).toEqual([])
  })

  test('no two values of enums have the same name, since Go has one namespace for all', () => {
    const names = schemas.flatMap(([, { enum: values, 'x-enum-varnames': varNames = values }]) =>
      Array.isArray(varNames) ? varNames.map((name) => String(name).replace(/\W|_/g, '').toUpperCase()) : [],
    )
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('enums of numbers have names of values in capitals', () => {
    const numbers = schemas.filter(([, { type, enum: values }]) => values && type === 'integer')
    expect(numbers.length).toBeGreaterThan(5)
    for (const [, { enum: values, 'x-enum-varnames': names }] of numbers) {
      expect(names).toHaveLength((values as readonly number[]).length)
      for (const name of names as readonly string[]) expect(name).toMatch(/^[A-Z][A-Z0-9_]*$/)
    }
  })

  test('every property has a type, and no constant is a type', () => {
    const untyped = schemas.filter(
      ([path, schema]) =>
        /\/properties\/\w+$/.test(path) && !['type', '$ref', 'anyOf', 'oneOf'].some((key) => key in schema),
    )
    expect(untyped.map(([path]) => path)).toEqual([])
    expect(schemas.filter(([, schema]) => 'const' in schema)).toEqual([])
  })

  test('only references use anyOf for null; simple values have null as a second type', () => {
    const choices = schemas.flatMap(([, { anyOf = [] }]) => [
      ...(anyOf as readonly Readonly<Record<string, unknown>>[]),
    ])
    expect(choices.filter((option) => !('$ref' in option) && option.type !== 'null')).toEqual([])
  })

  test('a record that is changed by an id in the body requires the id, and lists have their limits', () => {
    const { ItemInput, ItemInputWithId, ItemPatchWithId } = api.components.schemas ?? {}
    expect(ItemInput).toMatchObject({ required: ['name'], properties: { craftingMats: { maxItems: 50 } } })
    expect(ItemInputWithId).toMatchObject({ required: ['id', 'name'] })
    expect(ItemPatchWithId).toMatchObject({ required: ['id'] })
  })
})

test('security follows from access and scope of the route', () => {
  expect(operationOf('listItemRecords')).toMatchObject({
    security: [{ apiKey: [], bearer: [] }, { personalToken: [] }, { app: ['content:read'] }],
    'x-token-scope': 'content:read',
  })
  expect(operationOf('login')?.security).toEqual([{ apiKey: [] }])
  expect(operationOf('login')).not.toHaveProperty('x-token-scope')
  expect(operationOf('getImage')?.security).toEqual([])
})

test('errors follow from access and input, and are either sentences or problems', () => {
  const statusesOf = (id: string) => Object.keys(operationOf(id)?.responses ?? {})
  expect(statusesOf('tradeItem')).toEqual(['200', '400', '401', '403', '409', '413', '415', '429', '503'])
  expect(statusesOf('getVersion')).toEqual(['200', '401', '403', '429', '503'])
  for (const { content = {} } of Object.values(api.components.responses ?? {}))
    expect(Object.keys(content)).toEqual(['application/problem+json', 'text/plain'])
})

test('every request body has one media type', () => {
  for (const { operation } of operations)
    if (operation.requestBody) expect(Object.keys(operation.requestBody.content ?? {})).toHaveLength(1)
})

describe('v1', () => {
  const v1: Api = JSON.parse(JSON.stringify(describeApi(v1Routes, values, v1Api)))
  const calls = Object.entries(v1.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  test('is a separate document, without the first API', () => {
    expect(calls).toHaveLength(v1Routes.length)
    expect(new Set(calls.map(({ operation }) => operation.operationId)).size).toBe(calls.length)
    for (const { path } of calls) expect(path).toMatch(/^\/v1(\/[a-z-]+|\/\{[a-zA-Z]+\})+$/)
    const text = JSON.stringify(v1)
    const names = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind} ${name}`),
    )
    const { securitySchemes: _schemes, ...components } = v1.components
    const all = Object.entries(components).flatMap(([kind, each]) => Object.keys(each).map((name) => `${kind} ${name}`))
    expect([...names].sort()).toEqual(all.sort())
  })

  test.each(v1Routes.map((route) => [route.operationId, route] as const))('has a valid example of %s', (id, route) => {
    const operation = calls.find((call) => call.operation.operationId === id)?.operation
    const exampleOf = ({ examples }: Media = {}) =>
      v1.components.examples?.[examples?.example.$ref.split('/').at(-1) ?? '']?.value
    const media = operation?.responses[route.status]?.content?.['application/json']
    if (typeof route.response !== 'string') expect(route.response.safeParse(exampleOf(media)).error).toBeUndefined()
    const body = operation?.requestBody?.content?.['application/json']
    expect(route.input.body?.safeParse(exampleOf(body)).error).toBeUndefined()
  })

  test('marks the calls that it replaces as deprecated, and names the new calls', () => {
    expect(operationOf('tradeItem')).toMatchObject({
      deprecated: true,
      description: expect.stringMatching(
        /^Replaced by `POST \/v1\/purchases` and `POST \/v1\/sales`\. This path stays\./,
      ),
    })
    expect(operationOf('getVersion')).not.toHaveProperty('deprecated')
    const known = routes.map(({ operationId }) => operationId)
    expect(v1Routes.flatMap(({ replaces }) => replaces).filter((id) => !known.includes(id))).toEqual([])
  })
})

describe('the examples', () => {
  const exampleOf = ({ example, examples }: Media = {}) =>
    example ?? api.components.examples?.[examples?.example.$ref.split('/').at(-1) ?? '']?.value

  test.each(routes.map((route) => [route.operationId, route] as const))('of %s pass its schemas', (id, route) => {
    const operation = operationOf(id)
    if (typeof route.response !== 'string') {
      const media = operation?.responses[route.status]?.content?.['application/json']
      expect(route.response.safeParse(exampleOf(media)).error).toBeUndefined()
    }
    const body = operation?.requestBody?.content?.['application/json']
    expect(route.input.body?.safeParse(exampleOf(body)).error).toBeUndefined()
    const params = Object.fromEntries((operation?.parameters ?? []).map(({ name, example }) => [name, example]))
    expect(route.input.params?.safeParse(params).error).toBeUndefined()
  })

  test('of records are records of the content pack', () => {
    const { enemy, item } = readPack().records
    expect(values.schemas.EnemyRecord).toMatchObject(Object(toWireValues('enemy', enemy[0])))
    expect(item).toContainEqual(expect.objectContaining({ name: Object(values.schemas.Item).name }))
  })

  test('are the ones that the server reads', () => {
    const file = join(__dirname, '../../generated/api-examples.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(values)))
  })
})
