import { type NeededScope, roleNumbers } from '@sanguine/kernel'
import { secondFactorRequired } from '@sanguine/kernel/rest'
import { rowIdForm } from '@sanguine/players'
import { constantCase } from '@sanguine/rules'
import { refusalCodes } from '@sanguine/users'
import { problemCodeOf, problemCodes, problemTable, problemTypeOf } from '../../server/problem-codes'
import type { JsonSchema } from './json-schema'

/** The parts that all operations share: errors, headers and the identification of clients. */

/** The codes that a call of the REST API can get. */
const restCodes = Object.keys(problemCodes).filter((code) => code !== 'SUBSCRIPTION_UNSUPPORTED')

export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  RefusalCode: {
    type: 'string',
    enum: [...refusalCodes.map(constantCase), secondFactorRequired],
    description: 'The reason for a refusal, one of the codes of user errors in GraphQL. Further codes may be added.',
  },
  ProblemCode: {
    type: 'string',
    enum: restCodes,
    description: `The same codes as \`extensions.code\` of GraphQL errors.\n\n${problemTable}`,
  },
  Problem: {
    type: 'object',
    description: 'An error in the format of RFC 9457.',
    properties: {
      type: { type: 'string', format: 'uri', description: 'A URN made from `code`, the same in both APIs.' },
      code: { $ref: '#/components/schemas/ProblemCode' },
      title: { type: 'string', description: 'The name of the HTTP status.' },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      detail: { type: 'string', description: 'A sentence to show to a person.' },
      instance: { type: 'string', format: 'uri', description: 'A URN made from `requestId`.' },
      requestId: {
        type: 'string',
        description:
          'The id of this call, to quote to the staff. The header `X-Request-Id` of every response has it too.',
      },
      field: { type: 'string', description: 'The input field that is not valid.' },
      retryAfterSeconds: { type: 'integer', minimum: 1, description: 'Seconds to wait before the next call.' },
      scope: { type: 'string', description: 'The scope that a personal access token lacks, for INSUFFICIENT_SCOPE.' },
      values: {
        type: 'object',
        additionalProperties: true,
        description: 'The numbers and names that the sentence contains, such as the limit that the input exceeds.',
      },
    },
    required: ['type', 'code', 'title', 'status', 'detail', 'instance', 'requestId'],
  },
}

const { RefusalCode: _refusals, ProblemCode: _codes, Problem: problem, ...others } = sharedSchemas

/** The schemas of v1 that no route makes. A refusal is a problem there, so `code` may be that of a user error. */
export const v1Schemas: Readonly<Record<string, JsonSchema>> = {
  ...others,
  Problem: {
    ...problem,
    properties: {
      ...(problem?.properties as object),
      code: {
        type: 'string',
        description: `The reason, as in \`extensions.code\` or in the user errors of GraphQL. Further codes may be added.\n\n${problemTable}`,
      },
    },
  },
}

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 416 | 429 | 503

interface ErrorResponse {
  readonly name: string
  readonly title: string
  readonly detail: string
  readonly more?: JsonSchema
  readonly headers?: JsonSchema
}

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

const limits = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
}

/** The headers of a call that counts against a limit. */
export const rateLimitHeaders = {
  ...limits,
  'X-RateLimit-Cost': { $ref: '#/components/headers/RateLimitCost' },
  'X-RateLimit-Limit': { $ref: '#/components/headers/RateLimitLimit' },
  'X-RateLimit-Remaining': { $ref: '#/components/headers/RateLimitRemaining' },
  'X-RateLimit-Reset': { $ref: '#/components/headers/RateLimitReset' },
}

const errorResponses: Readonly<Record<ErrorStatus, ErrorResponse>> = {
  400: {
    name: 'InvalidInput',
    title: 'Bad Request',
    detail: 'amount: must not be 0.',
    more: { field: 'amount' },
  },
  401: {
    name: 'Unauthenticated',
    title: 'Unauthorized',
    detail: 'Please log in.',
    headers: { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } },
  },
  403: {
    name: 'Forbidden',
    title: 'Forbidden',
    detail: 'The API key in X-Api-Key is not known.',
    headers: { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } },
  },
  404: { name: 'NotFound', title: 'Not Found', detail: 'There is no such item.' },
  409: {
    name: 'Conflict',
    title: 'Conflict',
    detail: 'This Idempotency-Key belongs to another call. Please use a new one.',
  },
  413: { name: 'TooLarge', title: 'Payload Too Large', detail: 'The body is too large.' },
  414: { name: 'UriTooLong', title: 'URI Too Long', detail: 'The address is too long.' },
  415: {
    name: 'UnsupportedMediaType',
    title: 'Unsupported Media Type',
    detail:
      'The body must be of the type application/json or application/x-www-form-urlencoded or multipart/form-data.',
  },
  416: {
    name: 'RangeNotSatisfiable',
    title: 'Range Not Satisfiable',
    detail: 'The file has no such bytes.',
    headers: { 'Content-Range': { $ref: '#/components/headers/ContentRange' } },
  },
  429: {
    name: 'TooMany',
    title: 'Too Many Requests',
    detail: 'Too many calls. Please wait a moment.',
    more: { retryAfterSeconds: 8 },
    headers: { ...retryAfter, ...limits },
  },
  503: {
    name: 'Unavailable',
    title: 'Service Unavailable',
    detail: 'The game cannot be reached at the moment. Please try again.',
    more: { retryAfterSeconds: 2 },
    headers: retryAfter,
  },
}

export type { ErrorStatus }

/** The reference to the response of an error status. */
export const errorRef = (status: ErrorStatus): JsonSchema => ({
  $ref: `#/components/responses/${errorResponses[status].name}`,
})

const requestId = '7f3b2a52-9f0e-4f3c-8a35-5d2f0c1f7c11'

/** The responses of errors by name. `details` are sentences in place of the usual examples. */
export const errorResponsesOf = (details: Partial<Record<ErrorStatus, string>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(errorResponses).map(([statusText, { name, title, detail: usual, more, headers }]) => {
      const status = Number(statusText) as ErrorStatus
      const detail = details[status] ?? usual
      const code = problemCodeOf(status) as keyof typeof problemCodes
      const { meaning } = problemCodes[code]
      const example = {
        type: problemTypeOf(code),
        code,
        title,
        status,
        detail,
        instance: `urn:sanguine:request:${requestId}`,
        requestId,
        ...more,
      }
      return [
        name,
        {
          description: meaning,
          ...(headers && { headers }),
          content: {
            'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example },
            'text/plain': { schema: { type: 'string' }, example: detail },
          },
        },
      ]
    }),
  )

export const sharedResponses = errorResponsesOf({})

export const sharedHeaders: Readonly<Record<string, JsonSchema>> = {
  RateLimit: {
    description:
      'The remaining calls (`r`) of each limit, and the seconds until its window ends (`t`), by draft-ietf-httpapi-ratelimit-headers.',
    schema: { type: 'string' },
    example: '"account";r=99;t=10',
  },
  RateLimitPolicy: {
    description: 'The limits by the same draft: calls (`q`) in a window of some seconds (`w`).',
    schema: { type: 'string' },
    example: '"account";q=100;w=10',
  },
  RateLimitCost: {
    description: 'The number of calls that this one counted as, by its declared cost; 0 if it was refused.',
    schema: { type: 'integer', minimum: 0 },
  },
  RateLimitLimit: { description: 'Calls in a window of ten seconds.', schema: { type: 'integer', minimum: 1 } },
  RateLimitRemaining: { description: 'Calls left in this window.', schema: { type: 'integer', minimum: 0 } },
  RateLimitReset: { description: 'Seconds until the window ends.', schema: { type: 'integer', minimum: 1 } },
  ViewerRole: {
    description:
      'The role that the account of the session has now. A token has the role of its login, which staff may have changed since.',
    schema: { type: 'string', enum: Object.keys(roleNumbers) },
  },
  IdempotencyReplayed: {
    description: '`true` if the call repeats an earlier one under its `Idempotency-Key` and returns the first result.',
    schema: { type: 'string', enum: ['true'] },
  },
  RetryAfter: { description: 'Seconds to wait before the next call.', schema: { type: 'integer', minimum: 1 } },
  WwwAuthenticate: {
    description: 'The authentication scheme, and the error of a token by RFC 6750.',
    schema: { type: 'string' },
    example: 'Bearer error="insufficient_scope", scope="hunt"',
  },
  ETag: { description: 'The validator of the bytes, for `If-None-Match`.', schema: { type: 'string' } },
  CacheControl: { description: 'The time for which the bytes may be cached.', schema: { type: 'string' } },
  ContentDisposition: { description: 'The name of the file.', schema: { type: 'string' } },
  ContentRange: { description: 'The range of these bytes, or the length of the file.', schema: { type: 'string' } },
}

export const sharedParameters: Readonly<Record<string, JsonSchema>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A key of your choice, remembered for 24 hours. A repeated call with the same key returns the first result again, marked by `Idempotency-Replayed: true`. A refusal is not remembered: a repeat under its key tries again. The key with another input is a 409.',
    schema: { type: 'string', pattern: '^[!-~]{1,100}$' },
    example: '0f8c2a1e-purchase-17',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of the bytes that the client has.',
    schema: { type: 'string' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description: 'The id of the last event that the client has.',
    schema: { type: 'string', pattern: rowIdForm.source },
  },
  Range: {
    name: 'Range',
    in: 'header',
    description: 'One range of bytes, as video players request it.',
    schema: { type: 'string', pattern: '^bytes=\\d*-\\d*$' },
    example: 'bytes=0-1023',
  },
}

const scopeTexts: Readonly<Record<NeededScope, string>> = {
  read: 'Read the game: the player, journal and ladder.',
  hunt: 'Hunt, travel and change equipment.',
  trade: 'Buy, sell and take gifts.',
  profile: "Read the player's name and e-mail address, and change goals.",
  'content:read': 'Read content in the CMS.',
  'content:write': 'Edit content in the CMS.',
  support: 'Support players: read accounts, ban, give items.',
  deploy:
    'Deploy versions of the front ends, and decide who gets them; `deploy:game` is for the front end `game` alone.',
}

const oauthFlow = {
  authorizationUrl: '/oauth/authorize',
  tokenUrl: '/oauth/token',
  refreshUrl: '/oauth/token',
  scopes: scopeTexts,
}

export const securitySchemes: Readonly<Record<string, JsonSchema>> = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Api-Key',
    description:
      "Names the client program. The site's own key is public: `GET /config.json` of the server returns it as `apiKey`. Operators give out further keys with the variable `API_KEYS`. A missing or unknown key is a 403.",
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `access_token` of `POST /user/login`.',
  },
  app: {
    type: 'oauth2',
    description:
      'The access token of an app that its player connected by OAuth 2.1, with PKCE by S256. A device shows a code instead (RFC 8628): `/oauth/device_authorization`. `/.well-known/oauth-authorization-server` has all endpoints, `/oauth/openapi.json` describes them, `/developers` on the site explains them. It needs no API key.',
    flows: { authorizationCode: oauthFlow },
  },
  personalToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'sang_pat_…',
    description:
      'A personal access token, which its owner makes under Security on the site. It needs no API key. Each call names the scope that it needs in `x-token-scope`; a token without it is refused with INSUFFICIENT_SCOPE.',
  },
}
