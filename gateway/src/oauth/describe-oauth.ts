import { contact, usedComponents } from '../rest/openapi/describe-api'
import { ComponentSchemas, type JsonSchema } from '../rest/openapi/json-schema'
import {
  errorRef,
  errorResponsesOf,
  rateLimitHeaders,
  sharedHeaders,
  sharedSchemas,
} from '../rest/openapi/shared-components'
import { version } from '../version'
import { type OauthEndpoint, oauthEndpoints, oauthErrorSchema, oauthMetadata } from './endpoints'

/** The media type of the forms. */
export const formType = 'application/x-www-form-urlencoded'

const description = `OAuth 2.1 of Sanguine, a browser game about hunting vampires. Apps act for players who connect them, without their passwords.

- A player registers an app under Security on the site, which names its id, its scopes and its redirect addresses. There is no registration by programs (RFC 7591).
- The app opens \`/oauth/authorize\` in the player's browser with \`response_type=code\`, \`client_id\`, \`redirect_uri\`, \`scope\`, \`state\`, \`code_challenge\` and \`code_challenge_method=S256\`. The browser returns to \`redirect_uri\` with \`code\`, \`state\` and \`iss\`, or with \`error\` in place of \`code\`.
- The endpoints take forms and return JSON. A parameter may not be repeated, and unknown ones are ignored.
- A public client sends \`client_id\`. A confidential one proves who it is by HTTP Basic, or by \`client_secret\` in the form.
- Errors of the protocol have the form of RFC 6749. Those of HTTP, such as a body that is too large, are problems of RFC 9457.
- The access token is for the REST API under \`/api/v1\`, which \`/api/v1/openapi.json\` describes, and for \`/graphql\`.`

const tag = { name: 'oauth', description: 'Connections of apps and devices.' }

const cacheControl = { 'Cache-Control': { $ref: '#/components/headers/CacheControl' } }

const challenge = {
  'WWW-Authenticate': {
    description: 'The scheme by which the client must prove who it is. Only for a client that sent `Authorization`.',
    schema: { type: 'string' },
    example: 'Basic realm="Sanguine"',
  },
}

/** The statuses of HTTP itself, whose bodies are problems. */
const problemStatuses = [413, 415, 429, 503] as const

/** Whether the description of an endpoint has the status. */
export const isDescribed = ({ errors }: OauthEndpoint, status: number): boolean =>
  status === 200 || status in errors || (problemStatuses as readonly number[]).includes(status)

const listed = (codes: readonly string[]): string => codes.map((code) => `\`${code}\``).join(', ')

const texts: Readonly<Record<string, string>> = {
  400: 'The request is refused',
  401: 'The client is unknown, or did not prove who it is',
  403: 'The client may not make this call',
}

function operationOf(endpoint: OauthEndpoint, schemas: ComponentSchemas): JsonSchema {
  const { operationId, summary, errors, examples, isForPublicClients } = endpoint
  const error = schemas.describe(oauthErrorSchema, 'output')
  const clients = isForPublicClients ? 'For public and confidential clients.' : 'For confidential clients.'
  return {
    operationId,
    tags: [tag.name],
    summary,
    description: `${endpoint.description}\n\n${clients}`,
    // Without the header, a client names itself in the form.
    security: [{ client: [] }, {}],
    requestBody: {
      required: true,
      content: { [formType]: { schema: schemas.describe(endpoint.form, 'input'), example: examples.form } },
    },
    responses: {
      200: {
        description: 'The result.',
        headers: { ...cacheControl, ...rateLimitHeaders },
        content: {
          'application/json': { schema: schemas.describe(endpoint.response, 'output'), example: examples.response },
        },
      },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, codes]) => [
          status,
          {
            description: `${texts[status]}: ${listed(codes)}.`,
            headers: { ...cacheControl, ...(status === '401' && challenge) },
            content: {
              'application/json': {
                schema: error,
                example: { error: codes[0], error_description: `${texts[status]}.` },
              },
            },
          },
        ]),
      ),
      ...Object.fromEntries(problemStatuses.map((status) => [status, errorRef(status)])),
    },
  }
}

const metadataExample = {
  issuer: 'https://sanguine.example',
  authorization_endpoint: 'https://sanguine.example/oauth/authorize',
  token_endpoint: 'https://sanguine.example/oauth/token',
  revocation_endpoint: 'https://sanguine.example/oauth/revoke',
  introspection_endpoint: 'https://sanguine.example/oauth/introspect',
  device_authorization_endpoint: 'https://sanguine.example/oauth/device_authorization',
  scopes_supported: ['read', 'hunt'],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
  revocation_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
  introspection_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  authorization_response_iss_parameter_supported: true,
  service_documentation: 'https://sanguine.example/developers',
  ui_locales_supported: ['en', 'de'],
}

const metadataOperation = (schemas: ComponentSchemas): JsonSchema => ({
  operationId: 'readOauthMetadata',
  tags: [tag.name],
  summary: 'Read the metadata of the server',
  description: 'The metadata of RFC 8414, by which a client library finds all endpoints.\n\nFor everyone.',
  security: [],
  responses: {
    200: {
      description: 'The metadata.',
      headers: cacheControl,
      content: {
        'application/json': { schema: schemas.describe(oauthMetadata.response, 'output'), example: metadataExample },
      },
    },
    429: errorRef(429),
  },
})

const securitySchemes: Readonly<Record<string, JsonSchema>> = {
  client: {
    type: 'http',
    scheme: 'basic',
    description: 'The id and the secret of a confidential client, each encoded as in a form (RFC 6749, section 2.3.1).',
  },
}

/** The OpenAPI 3.1 document of the endpoints of OAuth. They are beside `/api`, so they have a document of their own. */
export function describeOauth(): JsonSchema {
  const schemas = new ComponentSchemas(sharedSchemas)
  const paths = {
    [oauthMetadata.path]: { get: metadataOperation(schemas) },
    ...Object.fromEntries(oauthEndpoints.map((endpoint) => [endpoint.path, { post: operationOf(endpoint, schemas) }])),
  }
  const responses = errorResponsesOf({ 415: `The body must be of the type ${formType}.` })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sanguine OAuth 2.1',
      version,
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact,
    },
    servers: [{ url: '/', description: 'The server that sent this document.' }],
    tags: [tag],
    paths,
    components: {
      securitySchemes,
      ...usedComponents(paths, { headers: sharedHeaders, responses, schemas: schemas.all }),
    },
  }
}
