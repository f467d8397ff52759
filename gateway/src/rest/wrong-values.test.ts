import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { startTestGateway, type TestGateway } from '../testing'

/** Every input of every call, with values that the document does not allow. */

interface Schema {
  readonly $ref?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly [key: string]: unknown
}

interface Parameter {
  readonly name?: string
  readonly in?: string
  readonly schema?: Schema
  readonly example?: unknown
}

interface Media {
  readonly schema: Schema
  readonly example?: unknown
  readonly examples?: { readonly example: { readonly $ref: string } }
}

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, unknown>>
}

interface Api {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly examples: Readonly<Record<string, { readonly value: unknown }>>
  }
}

const apiText = readFileSync(join(__dirname, '../../../openapi.json'), 'utf8')
const api: Api = JSON.parse(apiText)
const schemasAsDefs = JSON.parse(JSON.stringify(api.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'))

const validators = new Map<string, z.ZodType>()

/** Whether the document allows a value. */
function allows(schema: Schema, value: unknown): boolean {
  const text = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')
  const $defs = text.includes('#/$defs/') ? schemasAsDefs : {}
  const validator = validators.get(text) ?? z.fromJSONSchema({ ...JSON.parse(text), $defs })
  validators.set(text, validator)
  return validator.safeParse(value).success
}

const schemaOf = ({ $ref, ...schema }: Schema): Schema =>
  $ref === undefined ? schema : (api.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})

/** The value that the server reads in a text of a query or path. */
const readText = (schema: Schema, text: string): unknown =>
  ['integer', 'number'].includes(String(schemaOf(schema).type)) && /^[+-]?\d/.test(text) ? Number(text) : text

/** Wrong values of a text in the address: empty, repeated, much too long, and of another type. */
const texts = ['', 'x', '1.5', '9'.repeat(30), 'x'.repeat(5_000)]
const values = ['', 'x'.repeat(50_000), -1e300, true, null, [], { $gt: '' }]

interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const isContent = ({ tags }: Operation): boolean => tags.includes('content')

/** The calls to check. Kinds of records share their routes, so items stand for all; a replacement is checked as a new record is. */
const calls: readonly Call[] = Object.entries(api.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  .filter(({ method, path, operation }) => !isContent(operation) || (/^\/item\b/.test(path) && method !== 'PUT'))

/**
 * The document says of records: null and an empty text count as left out; a new record has no id or revision; an id in the
 * path is the one that counts.
 */
const isLeftOut = ({ method, path, operation }: Call, name: string, value: unknown): boolean =>
  isContent(operation) &&
  (value === null ||
    value === '' ||
    (name === 'id' && path.includes('{id}')) ||
    (method === 'POST' && ['id', 'revision'].includes(name)))

/** They end the session of the call. */
const endsSession = /^(logout|updatePassword|deleteOwnAccount)$/

const ofPlace = ({ parameters = [] }: Operation, place: string) => parameters.filter((each) => each.in === place)

const mediaOf = ({ requestBody }: Operation): Media | undefined => requestBody?.content['application/json']

function exampleOf({ example, examples }: Media): Readonly<Record<string, unknown>> {
  const name = examples?.example.$ref.split('/').at(-1) ?? ''
  return Object(example ?? api.components.examples[name]?.value)
}

/** The path with its examples, one of which may be replaced. */
const pathOf = ({ path, operation }: Call, replaced?: string, text = ''): string =>
  path.replaceAll(/\{(\w+)\}/g, (_braces, name) => {
    const { example } = ofPlace(operation, 'path').find((each) => each.name === name) ?? {}
    return encodeURIComponent(name === replaced ? text : String(example))
  })

let gateway: TestGateway
let token: string

beforeAll(async () => {
  gateway = await startTestGateway({ settings: { rateLimitFactor: 1_000_000 } })
  token = await gateway.adminToken()
})
afterAll(() => gateway.stop())

const headers = { Accept: 'application/json, application/problem+json' }

type Reply = Awaited<ReturnType<TestGateway['rest']>>

interface Finding {
  readonly call: string
  readonly what: string
  readonly status: number
  readonly body: unknown
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 40)

/** The fault of a response to a value: an undocumented status, or a value that is taken though it is not allowed. */
function finding({ method, path, operation }: Call, name: string, value: unknown, isAllowed: boolean, reply: Reply) {
  const { status, body, text } = reply
  const isRefused = status >= 400 || body?.success === false
  const isDocumented = String(status) in operation.responses
  const isOfField = status !== 400 || body?.field === undefined || String(body.field).split('.')[0] === name
  if (isDocumented && isOfField && (isAllowed || isRefused)) return []
  return [{ call: `${method} ${path}`, what: `${name}: ${shown(value)}`, status, body: text.slice(0, 150) }]
}

async function findInAddress(call: Call): Promise<readonly Finding[]> {
  const found: Finding[] = []
  for (const { name = '', schema = {}, in: place } of call.operation.parameters ?? [])
    if (place === 'path' || place === 'query')
      // An empty part of a path is another path.
      for (const text of texts.filter((each) => each !== '' || place === 'query')) {
        const address =
          place === 'path' ? pathOf(call, name, text) : `${pathOf(call)}?${name}=${encodeURIComponent(text)}`
        const reply = await gateway.rest(`${call.method} ${address}`, { token, headers })
        found.push(...finding(call, name, text, allows(schema, readText(schema, text)), reply))
      }
  for (const { name = '', example = 1 } of ofPlace(call.operation, 'query')) {
    const address = `${pathOf(call)}?${name}=${example}&${name}=${example}`
    const reply = await gateway.rest(`${call.method} ${address}`, { token, headers })
    found.push(...finding(call, name, 'twice', false, reply))
  }
  return found
}

async function findInBody(call: Call, media: Media): Promise<readonly Finding[]> {
  const found: Finding[] = []
  const example = exampleOf(media)
  for (const [name, schema] of Object.entries(schemaOf(media.schema).properties ?? {}))
    for (const value of values) {
      const isAllowed = allows(schema, value) || isLeftOut(call, name, value)
      // A record that is stored makes a new release, which takes longer than all refusals.
      if (isAllowed && isContent(call.operation)) continue
      const json = { ...example, [name]: value }
      const reply = await gateway.rest(`${call.method} ${pathOf(call)}`, { token, headers, json })
      found.push(...finding(call, name, value, isAllowed, reply))
    }
  return found
}

describe('each value that the document does not allow is refused with a documented status and the name of its field', () => {
  test.each(calls.map((call) => [call.operation.operationId, call] as const))('of %s', async (id, call) => {
    if (endsSession.test(id)) token = await gateway.adminToken()
    const media = mediaOf(call.operation)
    const found = [...(await findInAddress(call)), ...(media ? await findInBody(call, media) : [])]
    expect(found).toEqual([])
  })
})
