import {
  authorizeDevice,
  describeServer,
  exchangeToken,
  introspectToken,
  type ProtocolContext,
  type ProtocolRequest,
  type ProtocolResponse,
  revokeToken,
} from '@sanguine/accounts'
import { languages, tokenScopes } from '@sanguine/kernel'
import { z } from 'zod'

/** An endpoint that clients call by a form. The authorization endpoint is a page of the site. */
export interface OauthEndpoint {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
  /** whether a client without a secret may call it */
  readonly isForPublicClients: boolean
  /** the parameters of the form, for the documentation; the endpoint itself parses them */
  readonly form: z.ZodType
  readonly response: z.ZodType
  readonly examples: { readonly form: object; readonly response: object }
  /** the error codes of the endpoint by status */
  readonly errors: Readonly<Partial<Record<400 | 401 | 403, readonly string[]>>>
  readonly handle: (context: ProtocolContext, request: ProtocolRequest) => Promise<ProtocolResponse>
}

const clientId = 'a1f0c7d25b3e4986a1f0c7d25b3e4986'

const credentials = {
  client_id: z.string().optional().describe('The id of the client, unless it is in the `Authorization` header.'),
  client_secret: z.string().optional().describe('The secret of a confidential client that sends no such header.'),
}

const tokenTypeHint = z
  .string()
  .optional()
  .describe('The type of the token. The server does not need it, since the token begins with its type.')

const scopeOf = (description: string) =>
  z
    .string()
    .describe(
      `${description} The scopes stand with spaces between them: ${tokenScopes.join(', ')}, or \`deploy:<remote>\` for one front end.`,
    )

const tokenForm = z.union([
  z
    .object({
      grant_type: z.enum(['authorization_code']),
      code: z.string().describe('The code with which the browser returned. It is valid for a minute, and once.'),
      redirect_uri: z.string().describe('The redirect address of the authorization request, unchanged.'),
      code_verifier: z
        .string()
        .meta({ pattern: '^[A-Za-z0-9._~-]{43,128}$' })
        .describe('The secret of PKCE whose SHA-256 was the `code_challenge`.'),
      ...credentials,
    })
    .meta({ id: 'AuthorizationCodeForm', description: 'Exchanges the code of an authorization.' }),
  z
    .object({
      grant_type: z.enum(['refresh_token']),
      refresh_token: z.string().describe('The latest refresh token. An earlier one ends the connection.'),
      scope: scopeOf('Fewer scopes than the player allowed; all of them without it.').optional(),
      ...credentials,
    })
    .meta({ id: 'RefreshTokenForm', description: 'Exchanges a refresh token, which is valid once.' }),
  z
    .object({
      grant_type: z.enum(['urn:ietf:params:oauth:grant-type:device_code']),
      device_code: z.string().describe('The code that the device got from `authorizeDevice`.'),
      ...credentials,
    })
    .meta({ id: 'DeviceCodeForm', description: 'Asks whether the player has allowed a device.' }),
])

const tokenResponse = z
  .object({
    access_token: z.string().describe('The token for `Authorization: Bearer`.'),
    token_type: z.enum(['Bearer']),
    expires_in: z.int().min(1).describe('Seconds for which the access token is valid.'),
    refresh_token: z.string().describe('Replaces the former refresh token.'),
    scope: scopeOf('What the token may do.'),
  })
  .meta({ id: 'OAuthTokens', description: 'The tokens of a connection.' })

const clientErrors = ['invalid_client']

const token: OauthEndpoint = {
  path: '/oauth/token',
  operationId: 'exchangeToken',
  summary: 'Exchange a code or a refresh token for tokens',
  description:
    'The token endpoint of OAuth 2.1, for the grants `authorization_code` with PKCE, `refresh_token` and the device code of RFC 8628. A code or refresh token that is used twice ends the connection.',
  isForPublicClients: true,
  form: tokenForm,
  response: tokenResponse,
  examples: {
    form: { grant_type: 'refresh_token', refresh_token: 'sang_ort_…', client_id: clientId },
    response: {
      access_token: 'sang_oat_…',
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: 'sang_ort_…',
      scope: 'read hunt',
    },
  },
  errors: {
    400: [
      ...['invalid_request', 'invalid_grant', 'invalid_scope', 'unauthorized_client', 'unsupported_grant_type'],
      ...['authorization_pending', 'slow_down', 'access_denied', 'expired_token'],
    ],
    401: clientErrors,
  },
  handle: exchangeToken,
}

const revocation: OauthEndpoint = {
  path: '/oauth/revoke',
  operationId: 'revokeToken',
  summary: 'Revoke a token',
  description:
    'Ends an access token, or by a refresh token the whole connection (RFC 7009). A token that is unknown or over is a success too.',
  isForPublicClients: true,
  form: z
    .object({ token: z.string().describe('The token to end.'), token_type_hint: tokenTypeHint, ...credentials })
    .meta({ id: 'RevocationForm', description: 'Names a token of the calling client.' }),
  response: z.object({}).meta({ id: 'OAuthRevoked', description: 'An empty object.' }),
  examples: { form: { token: 'sang_oat_…', client_id: clientId }, response: {} },
  errors: { 400: ['invalid_request', 'invalid_grant'], 401: clientErrors },
  handle: revokeToken,
}

const optionalTime = (description: string) => z.int().min(0).optional().describe(`${description}, in Unix seconds.`)

const introspection: OauthEndpoint = {
  path: '/oauth/introspect',
  operationId: 'introspectToken',
  summary: 'Read about a token',
  description:
    'Tells a confidential client about one of its own tokens (RFC 7662). For every other token, only `active: false` is returned.',
  isForPublicClients: false,
  form: z
    .object({ token: z.string().describe('The token to read about.'), token_type_hint: tokenTypeHint, ...credentials })
    .meta({ id: 'IntrospectionForm', description: 'Names a token of the calling client.' }),
  response: z
    .object({
      active: z.boolean().describe('Whether the token is valid and belongs to the calling client.'),
      client_id: z.string().optional(),
      iss: z.string().optional().describe('The issuer, as in the metadata.'),
      token_type: z.enum(['Bearer']).optional().describe('Only of access tokens.'),
      scope: scopeOf('What the token may do.').optional(),
      sub: z.string().optional().describe('The id of the account.'),
      username: z.string().optional().describe('The name of the player.'),
      iat: optionalTime('When the token was issued'),
      exp: optionalTime('When the token expires'),
    })
    .meta({ id: 'OAuthTokenStatus', description: 'What is known about a token. An inactive one has `active` alone.' }),
  examples: {
    form: { token: 'sang_oat_…' },
    response: {
      active: true,
      client_id: clientId,
      iss: 'https://sanguine.example',
      token_type: 'Bearer',
      scope: 'read hunt',
      sub: '66821a3b9f1e4c0d2a7b5e10',
      username: 'Quincey',
      iat: 1719824400,
      exp: 1719828000,
    },
  },
  errors: { 400: ['invalid_request'], 401: clientErrors, 403: ['unauthorized_client'] },
  handle: introspectToken,
}

const device: OauthEndpoint = {
  path: '/oauth/device_authorization',
  operationId: 'authorizeDevice',
  summary: 'Connect a device without a browser',
  description:
    'Starts the device flow of RFC 8628. The device shows `user_code` and `verification_uri`, and asks `exchangeToken` every `interval` seconds.',
  isForPublicClients: true,
  form: z
    .object({ scope: scopeOf('What the device asks to do.'), ...credentials })
    .meta({ id: 'DeviceAuthorizationForm', description: 'Names the client and the scopes that it asks for.' }),
  response: z
    .object({
      device_code: z.string().describe('The secret of the device, for `exchangeToken`.'),
      user_code: z.string().meta({ pattern: '^[B-Z]{4}-[B-Z]{4}$' }).describe('The code that the player enters.'),
      verification_uri: z.string().describe('The page on which the player enters the code.'),
      verification_uri_complete: z.string().describe('The same page with the code, for a QR code.'),
      expires_in: z.int().min(1).describe('Seconds for which the codes are valid.'),
      interval: z.int().min(1).describe('Seconds to wait between two calls of `exchangeToken`.'),
    })
    .meta({ id: 'OAuthDeviceCodes', description: 'The codes of a device and of its player.' }),
  examples: {
    form: { scope: 'read hunt', client_id: clientId },
    response: {
      device_code: 'sang_odc_…',
      user_code: 'WDJB-MJHT',
      verification_uri: 'https://sanguine.example/oauth/device',
      verification_uri_complete: 'https://sanguine.example/oauth/device?code=WDJB-MJHT',
      expires_in: 600,
      interval: 5,
    },
  },
  errors: { 400: ['invalid_request', 'invalid_scope'], 401: clientErrors },
  handle: authorizeDevice,
}

export const oauthEndpoints: readonly OauthEndpoint[] = [token, revocation, introspection, device]

/** All error codes of the endpoints. */
export const oauthErrorCodes = [
  ...new Set(oauthEndpoints.flatMap(({ errors }) => Object.values(errors).flat())),
].toSorted()

export const oauthErrorSchema = z
  .object({
    error: z.enum(oauthErrorCodes).describe('The code of the RFCs.'),
    error_description: z.string().describe('A sentence in English for the developer of the client.'),
  })
  .meta({ id: 'OAuthError', description: 'An error in the form of RFC 6749, section 5.2.' })

const names = z.array(z.string())

/** The metadata of the server, which clients read first. */
export const oauthMetadata = {
  path: '/.well-known/oauth-authorization-server',
  describe: describeServer,
  response: z
    .object({
      issuer: z.string(),
      authorization_endpoint: z.string().describe('The page on which the player allows or refuses the connection.'),
      token_endpoint: z.string(),
      revocation_endpoint: z.string(),
      introspection_endpoint: z.string(),
      device_authorization_endpoint: z.string(),
      scopes_supported: z.array(z.enum(tokenScopes)),
      response_types_supported: names,
      response_modes_supported: names,
      grant_types_supported: names,
      code_challenge_methods_supported: names,
      token_endpoint_auth_methods_supported: names,
      revocation_endpoint_auth_methods_supported: names,
      introspection_endpoint_auth_methods_supported: names,
      authorization_response_iss_parameter_supported: z.boolean(),
      service_documentation: z.string(),
      ui_locales_supported: z.array(z.enum(languages)),
    })
    .meta({ id: 'OAuthMetadata', description: 'The addresses and abilities of the server, by RFC 8414.' }),
} as const
