import type { NeededScope } from '@sanguine/kernel'
import type { Route } from '@sanguine/kernel/rest'
import { DeclarationError } from '../../declaration-error'
import { version } from '../../version'
import { errorStatusesOf } from '../error-statuses'
import { replacementsIn, templateOf } from '../replacements'
import { neededScopesOf } from '../route-access'
import { Examples, type ExampleValues } from './examples'
import { ComponentSchemas, type JsonSchema } from './json-schema'
import { recordSchemas } from './record-schemas'
import {
  errorRef,
  rateLimitHeaders,
  securitySchemes,
  sharedHeaders,
  sharedParameters,
  sharedResponses,
  sharedSchemas,
  v1Schemas,
} from './shared-components'

/** The headers of a success. A call that needs a session also returns the viewer's role. */
function successHeadersOf({ access, acceptsIdempotencyKey }: Route): JsonSchema | null {
  if (access === 'open') return null
  const isOfSession = access !== 'public'
  return {
    ...rateLimitHeaders,
    ...(isOfSession && { 'X-Viewer-Role': { $ref: '#/components/headers/ViewerRole' } }),
    ...(acceptsIdempotencyKey && { 'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' } }),
  }
}

const imageTypes = ['image/webp', 'image/png', 'image/jpeg', 'image/gif', 'video/mp4', 'video/webm']

const securityOf = ({ access }: Route, scopes: readonly NeededScope[]): JsonSchema[] => {
  if (access === 'open') return []
  const token = scopes.length > 0 ? [{ personalToken: [] }, ...scopes.map((scope) => ({ app: [scope] }))] : []
  return [access === 'public' ? { apiKey: [] } : { apiKey: [], bearer: [] }, ...token]
}

/** The sentence on personal access tokens: the scopes of which they need one, or that none may call. */
const tokenSentence = (scopes: readonly NeededScope[]): string =>
  scopes.length > 0
    ? `A personal access token needs the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`
    : 'No personal access token may make this call.'

/** The sentence on who may make a call. */
function callersOf({ access }: Route): string {
  switch (access) {
    case 'open':
      return 'For everyone, without an API key.'
    case 'public':
      return 'For every client with an API key, without a session.'
    case 'authenticated':
      return 'For every account with a session.'
    case 'player':
      return 'For accounts that play.'
    case 'staff':
      return 'For accounts of the staff.'
    default:
      return `For staff whose role has the permission \`${access}\`.`
  }
}

/** One of the two APIs of REST. */
export interface ApiVersion {
  readonly title: string
  readonly description: string
  /** the schemas that no route makes */
  readonly schemas: Readonly<Record<string, JsonSchema>>
  /** whether forms are accepted beside JSON */
  readonly takesForms: boolean
  /** whether an example is made of its schema where no domain has one */
  readonly makesExamples: boolean
  /** the calls that replace others, by the operation ids of these */
  readonly replacements: ReadonlyMap<string, readonly string[]>
}

/** Writes the OpenAPI document of a route table. */
class ApiDescription {
  readonly schemas: ComponentSchemas
  readonly examples: Examples

  constructor(
    private readonly version: ApiVersion,
    values: ExampleValues,
  ) {
    this.schemas = new ComponentSchemas(version.schemas)
    // The domains' examples have the names and values of the first API.
    const own = version.makesExamples ? { schemas: {}, properties: {} } : values
    this.examples = new Examples(own, this.schemas, version.makesExamples)
  }

  operation(route: Route): JsonSchema {
    const parameters = this.#parametersOf(route)
    const requestBody = this.#bodyOf(route)
    const needed = neededScopesOf(route)
    const scopes = needed ?? []
    const replacements = this.version.replacements.get(route.operationId) ?? []
    return {
      operationId: route.operationId,
      tags: [route.tag],
      summary: route.summary,
      description: [
        ...(replacements.length > 0
          ? [`Replaced by ${replacements.map((call) => `\`${call}\``).join(' and ')}. This path stays.`]
          : []),
        ...(route.description === null ? [] : [route.description]),
        [callersOf(route), ...(needed ? [tokenSentence(scopes)] : [])].join(' '),
      ].join('\n\n'),
      ...((route.deprecated || replacements.length > 0) && { deprecated: true }),
      security: securityOf(route, scopes),
      // A scheme of HTTP has no list of scopes, which OAuth has.
      ...(scopes.length > 0 && { 'x-token-scope': scopes.join(' or ') }),
      ...(parameters.length > 0 && { parameters }),
      ...(requestBody && { requestBody }),
      responses: {
        ...this.#successOf(route),
        ...Object.fromEntries(errorStatusesOf(route).map((status) => [status, errorRef(status)])),
      },
    }
  }

  #parametersOf(route: Route): JsonSchema[] {
    const headers = [
      ...(route.acceptsIdempotencyKey ? ['IdempotencyKey'] : []),
      ...(route.response === 'bytes' ? ['IfNoneMatch', 'Range'] : []),
      ...(route.response === 'events' ? ['LastEventId'] : []),
    ]
    return [
      ...this.#valuesOf(route.input.params, 'path'),
      ...this.#valuesOf(route.input.query, 'query'),
      ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ]
  }

  #valuesOf(schema: Route['input']['params'], place: 'path' | 'query'): JsonSchema[] {
    if (!schema) return []
    const { properties, required = [] } = this.schemas.parameters(schema)
    return Object.entries(properties).map(([name, { description, ...rest }]) => ({
      name,
      in: place,
      ...((place === 'path' || required.includes(name)) && { required: true }),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(place === 'path' && { example: this.examples.ofProperty(name, rest) }),
    }))
  }

  #bodyOf({ input }: Route): JsonSchema | null {
    if (input.files) {
      const files = { type: 'string', format: 'binary', description: 'The file.' }
      const schema = this.schemas.define('ImageUpload', { type: 'object', properties: { files }, required: ['files'] })
      return { required: true, content: { 'multipart/form-data': { schema } } }
    }
    if (!input.body) return null
    const schema = this.schemas.describe(input.body, 'input')
    const description = this.version.takesForms && {
      description: 'The same as a form, urlencoded or multipart, is accepted too.',
    }
    return { required: true, ...description, content: { 'application/json': this.#mediaOf(schema) } }
  }

  #successOf(route: Route): JsonSchema {
    const found = successHeadersOf(route)
    const headers = found ? { headers: found } : {}
    if (route.response === 'bytes') return bytesResponses
    if (route.response === 'download') {
      const disposition = { 'Content-Disposition': { $ref: '#/components/headers/ContentDisposition' } }
      const schema = this.schemas.define('OwnData', ownDataSchema)
      const content = { 'application/json': { schema, example: route.example } }
      return { [route.status]: { description: 'The file.', headers: { ...found, ...disposition }, content } }
    }
    if (route.response === 'events') {
      // The stream is text; each event has a text of JSON, whose schema JSON Schema calls `contentSchema`.
      const data = route.eventData && {
        contentMediaType: 'application/json',
        contentSchema: this.schemas.describe(route.eventData, 'output'),
      }
      const content = { 'text/event-stream': { schema: { type: 'string', ...data } } }
      return { [route.status]: { description: 'The stream.', ...headers, content } }
    }
    if (route.response === 'text') {
      const content = { 'text/plain': { schema: { type: 'string' }, example: route.example } }
      return { [route.status]: { description: 'The result as text.', ...headers, content } }
    }
    const schema = this.schemas.describe(route.response, 'output')
    const media = route.example === undefined ? this.#mediaOf(schema) : { schema, example: route.example }
    const description = route.status === 201 ? 'The new record.' : 'The result.'
    return { [route.status]: { description, ...headers, content: { 'application/json': media } } }
  }

  /** A schema with its example, which is written once for each schema. */
  #mediaOf(schema: JsonSchema): JsonSchema {
    return { schema, examples: { example: { $ref: `#/components/examples/${this.examples.nameOf(schema)}` } } }
  }
}

/** The file of `exportOwnData`. */
const ownDataSchema: JsonSchema = {
  type: 'object',
  description: 'All data that are stored about an account.',
  properties: {
    format: { type: 'string' },
    version: { type: 'integer' },
    accountId: { type: 'string' },
    exportedAt: { type: 'string', format: 'date-time' },
    collections: {
      type: 'object',
      description: 'The rows of each collection of the database.',
      additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
    },
  },
  required: ['format', 'version', 'accountId', 'exportedAt', 'collections'],
}

const bytesResponses = {
  200: {
    description: 'The bytes of the image or video.',
    headers: {
      ETag: { $ref: '#/components/headers/ETag' },
      'Cache-Control': { $ref: '#/components/headers/CacheControl' },
    },
    content: Object.fromEntries(imageTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  },
  206: {
    description: 'The requested range of the bytes.',
    headers: { 'Content-Range': { $ref: '#/components/headers/ContentRange' } },
    content: Object.fromEntries(imageTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  },
  304: { description: 'The client has these bytes already.', headers: { ETag: { $ref: '#/components/headers/ETag' } } },
  416: errorRef(416),
}

const description = `The first REST API of Sanguine, a browser game about hunting vampires. Its paths stay; new programs use \`/api/v1\`, which \`/api/v1/openapi.json\` describes.

- Every call except those for images needs an API key in \`X-Api-Key\`. Calls for players also need the \`access_token\` of a login.
- Paths and the names in a query match in upper and lower case, paths with or without a slash at the end.
- Bodies are documented as JSON. Every \`POST\`, \`PUT\` and \`PATCH\` takes \`application/x-www-form-urlencoded\` and \`multipart/form-data\` as well. Forms send numbers and booleans as text, and lists and objects as JSON text. Names with brackets, such as \`ids[]\`, are refused in forms and queries.
- A refusal by a rule of the game is not an error. The status is 200, and the body has \`success: false\`, \`message\`, \`code\` and, if they apply, \`field\` and \`seconds\`.
- An error is a problem of RFC 9457 in \`application/problem+json\`. Clients get only its sentence, as text, if their \`Accept\` prefers \`text/plain\`, or if they send \`X-Version\` and accept any type. A known path gets 405 with \`Allow\` for another method. A fault of the server gets 500 with a reference.
- Times are whole Unix seconds.
- Names and texts of the game are in the language of \`Accept-Language\`, English or German. Records of the CMS are always in English.
- An account may make 600 calls a minute in bursts of 100. \`RateLimit-Policy\` and \`RateLimit\` show the limit and how much of it is left, \`X-RateLimit-Cost\` how many calls this one counted as; a call with much work counts as several.
- Some GET calls change the game, as \`/Game/hunt\` does. Their responses are never cached, and they refuse prefetching.`

/** The chapters of the documentation, in their order. */
const tagDescriptions: Readonly<Record<string, string>> = {
  accounts: 'Registration, activation, login, passwords.',
  player: "The caller's player and reference data for players.",
  hunting: 'Hunts and their rounds.',
  shops: 'The merchants.',
  inventory: 'Equipment and setups.',
  journal: 'The journal of the player.',
  webhooks: 'Addresses of programs that get events.',
  staff: 'Events for the staff.',
  missions: 'The current mission.',
  ladder: 'The ladder of all players by XP.',
  travel: 'Regions and hunting grounds.',
  world: 'The content of the game, for everyone.',
  news: 'Messages to all players.',
  advice: 'Next goals, pins with their plan, and the best equipment.',
  treasury: 'Collections of trophies.',
  grimoire: 'The enemies of a hunting ground.',
  content: 'The records of the kinds that the CMS edits. For editors and admins.',
  payments: 'Purchases with real money.',
  settings: 'Settings of the game. For editors and admins.',
  analytics: 'The key figures of the game, for admins.',
  users: 'Accounts and their players, for the staff who manage them: support staff and admins.',
  images: 'Images and videos.',
  about: 'The server itself.',
}

const tagNames = Object.keys(tagDescriptions)

/** The index of a route's chapter. Throws if the chapter has no description. */
function placeOf({ tag }: Route): number {
  const place = tagNames.indexOf(tag)
  if (place < 0) throw new DeclarationError(`The tag ${tag} has no description.`)
  return place
}

const tagOf = (name: string): JsonSchema => ({ name, description: tagDescriptions[name] })

/** Each site has its own operator, whose imprint has the address. */
export const contact = { name: 'The operator of the site, whom its imprint names' }

/** The API of the specification. `later` are the routes of v1, which replace some of its routes. */
export const firstApi = (later: readonly Route[]): ApiVersion => ({
  title: 'Sanguine',
  description,
  schemas: { ...sharedSchemas, ...recordSchemas() },
  takesForms: true,
  makesExamples: false,
  replacements: replacementsIn(later),
})

const v1Description = `The REST API of Sanguine, a browser game about hunting vampires. It does the same as the GraphQL API, with the same names and values.

- A personal access token is enough: \`Authorization: Bearer sang_pat_…\`, or the token of an app, \`sang_oat_…\`, which it gets by OAuth 2.1 (\`/oauth/openapi.json\`). Calls without \`security\` need none.
- Bodies are JSON, and those of \`PATCH\` merge patches of RFC 7396. Unknown fields are refused.
- Names are in camel case, enums are names, times are RFC 3339 in UTC, amounts are integers, and null stands for none.
- A page has \`items\` and \`nextCursor\`, which is \`after\` of the next page. Anything else in \`after\` is refused.
- An error is a problem of RFC 9457. A refusal by a rule of the game is a 409, with the reason as \`code\` and the numbers of its sentence in \`values\`.
- Names, texts and sentences are in the language of \`Accept-Language\`, English or German.
- An \`Idempotency-Key\` makes a repeated call act once, if the call documents this header. A refusal is not remembered.
- \`RateLimit-Policy\` and \`RateLimit\` show the limit and what is left of it, \`X-RateLimit-Cost\` how many calls this one counted as.`

/** The API under `/api/v1`. */
export const v1Api: ApiVersion = {
  title: 'Sanguine v1',
  description: v1Description,
  schemas: v1Schemas,
  takesForms: false,
  makesExamples: true,
  replacements: new Map(),
}

/** The names of the components to which a value refers, such as `schemas/Item`. */
const referredIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/(\w+\/\w+)"/g)].map(([, name = '']) => name)

/** The components to which the paths refer, and those to which these refer. */
export function usedComponents(paths: unknown, all: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>) {
  const used = new Set(referredIn(paths))
  // A set also yields what is added while it is read.
  for (const name of used) {
    const [kind = '', component = ''] = name.split('/')
    for (const inner of referredIn(all[kind]?.[component] ?? {})) used.add(inner)
  }
  return Object.fromEntries(
    Object.entries(all)
      .map(([kind, components]) => [
        kind,
        Object.fromEntries(Object.entries(components).filter(([name]) => used.has(`${kind}/${name}`))),
      ])
      .filter(([, components]) => Object.keys(components ?? {}).length > 0),
  )
}

/** The OpenAPI 3.1 document of a served route table. `values` are the sources of its examples. */
export function describeApi(routes: readonly Route[], values: ExampleValues, apiVersion: ApiVersion): JsonSchema {
  const api = new ApiDescription(apiVersion, values)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const route of routes.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const path = templateOf(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: api.operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: apiVersion.title,
      version,
      description: apiVersion.description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact,
    },
    servers: [{ url: '/api', description: 'The server that sent this document.' }],
    tags: tagNames.filter((name) => routes.some(({ tag }) => tag === name)).map(tagOf),
    paths,
    components: {
      securitySchemes,
      ...usedComponents(paths, {
        parameters: sharedParameters,
        headers: sharedHeaders,
        responses: sharedResponses,
        examples: api.examples.all,
        schemas: api.schemas.all,
      }),
    },
  }
}
