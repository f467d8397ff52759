import { expect, test } from '@jest/globals'
import { describeApi } from './openapi'
import { routes } from './routes'

const api = describeApi(routes) as {
  openapi: string
  paths: Record<
    string,
    Record<string, { operationId: string; responses: object; security: object[]; parameters?: { name: string }[] }>
  >
  components: { schemas: object; responses: object }
}
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

test('every route is described, each under a name of its own', () => {
  expect(api.openapi).toBe('3.1.0')
  expect(operations).toHaveLength(routes.flatMap(({ methods }) => methods).length)
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
})

test('no two routes have the same path, whatever its case', () => {
  const places = operations.map(({ path, method }) => `${method} ${path.toLowerCase().replace(/\{\w+\}/g, '{}')}`)
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})

test('every parameter of a path is described', () => {
  for (const { path, operation } of operations) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(operation.parameters?.map(({ name }) => name) ?? []).toEqual(expect.arrayContaining(names))
  }
})

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"#\/components\/(schemas|responses)\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(50)
  for (const [, kind, name] of references) expect(api.components[kind as 'schemas']).toHaveProperty([name ?? ''])
})

test('a route for admins demands key and token, one for everybody neither', () => {
  expect(api.paths['/item']?.get?.security).toEqual([{ apiKey: [], bearer: [] }])
  expect(api.paths['/user/login']?.post?.security).toEqual([{ apiKey: [] }])
  expect(api.paths['/image/{id}']?.get?.security).toEqual([])
})
