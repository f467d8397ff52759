import { clientVersion } from '../../env'
import { currentLanguage } from '../i18n/language'
import { session } from '../session/session'
import { loadPublicSettings } from './public-settings'
import { dateResolutionMs, syncClock } from './server-clock'

/** A call that did not come back with an answer that can be used. `status` is 0 when nothing came back at all. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  constructor(
    readonly status: number,
    readonly statusText = '',
    /** the server's own sentence, where it sent one */
    readonly sentence = '',
    /** those of a GraphQL response */
    readonly errors?: readonly { readonly message: string }[],
    /** how the server calls the request, for who looks into its log; empty where nothing came back */
    readonly requestId = '',
  ) {
    super('Network response was not ok')
  }
}

/** What every call to the gateway carries: the site's key, this client's version, the page's language, the viewer's token. */
export async function requestHeaders(given?: HeadersInit): Promise<Headers> {
  const { apiKey } = await loadPublicSettings()
  const token = session.token()
  const headers = new Headers(given)
  headers.set('X-Api-Key', apiKey)
  headers.set('X-Version', clientVersion)
  if (!headers.has('Accept-Language')) headers.set('Accept-Language', currentLanguage())
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/**
 * A call to the gateway with the headers of every call. A 401 to a call that carried
 * the current token ends the session and reloads the page; any other response to it has the viewer's present role.
 */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = await requestHeaders(init.headers)
  const token = session.token()
  const sentAt = Date.now()
  const response = await fetch(path, { ...init, headers })
  syncClock(Date.parse(response.headers.get('date') ?? ''), sentAt, dateResolutionMs)
  if (token !== null && token === session.token()) {
    if (response.status === 401) session.clearAndReload()
    else session.followRole(response.headers.get('x-viewer-role'))
  }
  return response
}

/** As `send`, but that nothing came back is thrown as a `NetworkError`. */
export async function sendToServer(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await send(path, init)
  } catch (error) {
    throw error instanceof NetworkError ? error : new NetworkError(0)
  }
}

/** The error of a response that is no success, with the server's sentence where the body is one. */
export async function errorOf(response: Response): Promise<NetworkError> {
  const isText = response.headers.get('content-type')?.startsWith('text/plain')
  const sentence = isText ? await response.text() : ''
  const requestId = response.headers.get('x-request-id') ?? ''
  return new NetworkError(response.status, response.statusText, sentence, undefined, requestId)
}

/** As `send`, but anything other than a success is thrown as a `NetworkError`. */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await sendToServer(path, init)
  if (!response.ok) throw await errorOf(response)
  return response
}
