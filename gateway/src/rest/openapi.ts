import { z } from 'zod'
import { version } from '../version'
import type { Method, Route } from './route'
import { SchemaBook } from './schema-book'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return json
}

/** `/game/equip/:id` as OpenAPI writes it. */
const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

function parametersOf(schema: z.ZodType | null, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }))
}

function bodyOf({ input }: Route, book: SchemaBook, name: string): Json | null {
  if (input.files) {
    const files = { files: { type: 'string', format: 'binary' } }
    return { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties: files } } } }
  }
  if (!input.body) return null
  const schema = book.add(schemaOf(input.body, 'input'), `${name} body`)
  const forms = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
  return { required: true, content: Object.fromEntries(forms.map((form) => [form, { schema }])) }
}

function contentOf({ answer }: Route, book: SchemaBook, name: string): Json {
  if (answer === 'text') return { 'text/plain': { schema: { type: 'string' } } }
  if (answer === 'bytes') return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: book.add(schemaOf(answer, 'output'), `${name} answer`) } }
}

/** The errors that a route can answer, by its access and input. */
function errorsOf(route: Route): Json {
  const errors: Record<string, Json> = {}
  const add = (status: number, name: string) => {
    errors[status] = { $ref: `#/components/responses/${name}` }
  }
  if (route.input.params || route.input.query || route.input.body || route.input.files) add(400, 'badInput')
  if (['viewer', 'player', 'admin'].includes(route.access)) add(401, 'unauthenticated')
  if (route.access !== 'open') add(403, 'forbidden')
  if (route.input.params) add(404, 'notFound')
  if (route.access !== 'open') add(429, 'tooMany')
  return errors
}

const securityOf = ({ access }: Route): Json[] => {
  if (access === 'open') return []
  return access === 'public' ? [{ apiKey: [] }] : [{ apiKey: [], bearer: [] }]
}

const operationId = (method: Method, path: string): string =>
  [method.toLowerCase(), ...path.split('/').filter(Boolean)]
    .map((part) => part.replace(/^:(.)/, (_all, letter: string) => `By${letter.toUpperCase()}`))
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('')

function operationOf(route: Route, method: Method, book: SchemaBook): Json {
  const id = operationId(method, route.path)
  const body = bodyOf(route, book, id)
  const parameters = [...parametersOf(route.input.params, 'path'), ...parametersOf(route.input.query, 'query')]
  return {
    operationId: id,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description !== null && { description: route.description }),
    ...(route.deprecated && { deprecated: true }),
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: { [route.status]: { description: 'Done.', content: contentOf(route, book, id) }, ...errorsOf(route) },
  }
}

const sentence = (description: string): Json => ({
  description,
  content: {
    'text/plain': { schema: { type: 'string', description: 'A sentence that can be shown.' } },
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
})

const components = {
  securitySchemes: {
    apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The key of the client.' },
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The `access_token` of a login.' },
  },
  schemas: {
    Problem: {
      type: 'object',
      description: 'RFC 9457.',
      properties: {
        type: { type: 'string' },
        title: { type: 'string' },
        status: { type: 'integer' },
        detail: { type: 'string', description: 'A sentence that can be shown.' },
        instance: { type: 'string' },
        field: { type: 'string', description: 'The input field that is to blame.' },
        retryAfterSeconds: { type: 'integer' },
      },
      required: ['type', 'title', 'status', 'detail', 'instance'],
    },
  },
  responses: {
    badInput: sentence('The input does not fit; the sentence names the field.'),
    unauthenticated: sentence('The token is missing, expired, revoked or malformed.'),
    forbidden: sentence('The API key is missing or unknown, or the role may not.'),
    notFound: sentence('There is no such record.'),
    tooMany: {
      ...sentence('Too many calls.'),
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    },
  },
}

/** The OpenAPI 3.1 document of the route table that is served. */
export function describeApi(routes: readonly Route[]): Json {
  const paths: Record<string, Json> = {}
  const book = new SchemaBook()
  for (const route of routes) {
    const path = templateOf(route.path)
    for (const method of route.methods)
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route, method, book) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sanguine',
      version,
      description:
        "The REST shim of the game. Paths match without regard to case. A rule of the game that says no is 200 with `success: false`. Times are Unix seconds. Names and texts of the game are in the language that `Accept-Language` asks for, English or German; the CMS's records are always in English.",
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { ...components, schemas: { ...components.schemas, ...book.schemas } },
  }
}
