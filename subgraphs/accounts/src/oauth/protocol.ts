import OAuth2Server from '@node-oauth/oauth2-server'
import type { SecurityContext } from '@sanguine/kernel'
import { authenticateClient } from './clients'
import type { OauthClientRecord } from './oauth-clients.model'

/** A call of a client to an endpoint of OAuth: its `Authorization` header and the parameters of its form. */
export interface ProtocolRequest {
  readonly authorization: string | undefined
  readonly form: Readonly<Record<string, string>>
}

/** The JSON and status with which the endpoint responds; the error form is that of RFC 6749, section 5.2. */
export interface ProtocolResponse {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** whether the client failed to prove who it is by the `Authorization` header */
  readonly isChallenge?: boolean
}

/** The caller of an endpoint, for limits and the security log. */
export type ProtocolContext = SecurityContext

/** A refusal of an endpoint, by its code of the RFCs. */
export class ProtocolError extends OAuth2Server.OAuthError {
  constructor(name: string, description: string, status = 400) {
    super(description, { name, code: status })
  }
}

interface Credentials {
  readonly clientId: string
  readonly secret: string | null
  readonly isByHeader: boolean
}

const formDecoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** The client id and secret of a call, by HTTP Basic or in the form (RFC 6749, section 2.3.1), never by both. */
export function readCredentials({ authorization, form }: ProtocolRequest): Credentials {
  const { client_id: formId, client_secret: formSecret } = form
  if (authorization === undefined) {
    if (!formId) throw new ProtocolError('invalid_request', 'The parameter client_id is missing.')
    return { clientId: formId, secret: formSecret || null, isByHeader: false }
  }
  const [, encoded = ''] = /^basic +([\w+/=-]+)$/i.exec(authorization.trim()) ?? []
  const [, id = '', secret = ''] = /^([^:]*):(.*)$/.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
  const [clientId, decoded] = [formDecoded(id), formDecoded(secret)]
  if (!clientId || decoded === null)
    throw new ProtocolError('invalid_client', 'The Authorization header must be Basic with client id and secret.', 401)
  if (formSecret !== undefined || (formId !== undefined && formId !== clientId))
    throw new ProtocolError('invalid_request', 'The client must prove who it is in one way only.')
  return { clientId, secret: decoded || null, isByHeader: true }
}

/** The client of a call. Throws `invalid_client` for one that is unknown or whose secret is wrong. */
export async function requireClient({ app }: ProtocolContext, request: ProtocolRequest): Promise<OauthClientRecord> {
  const { clientId, secret } = readCredentials(request)
  const client = await authenticateClient(app, clientId, secret)
  if (!client) throw new ProtocolError('invalid_client', 'The client is unknown, or its secret is wrong.', 401)
  return client
}

/** Responds with what `handle` returns, or with the error that it throws as the RFCs have it. Other errors pass. */
export async function respond(
  request: ProtocolRequest,
  handle: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<ProtocolResponse> {
  try {
    return { status: 200, body: await handle() }
  } catch (error) {
    if (!(error instanceof OAuth2Server.OAuthError)) throw error
    // The library wraps faults of the server, such as a lost database, which the gateway words and logs.
    if (error.name === 'server_error') throw (error as { inner?: unknown }).inner ?? error
    const isClient = error.name === 'invalid_client'
    return {
      status: isClient ? 401 : error.code,
      body: { error: error.name, error_description: error.message },
      isChallenge: isClient && request.authorization !== undefined,
    }
  }
}
