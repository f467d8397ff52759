import { clientVersion } from '../../env'
import { currentLanguage } from '../i18n/language'
import { session } from '../session/session'
import { NetworkError } from './network-error'
import { loadPublicSettings } from './public-settings'
import { retryAfterLogin } from './retry-after-login'
import { dateResolutionMs, syncClock } from './server-clock'

/** How a call treats the session. */
export interface CallOptions {
  /** whether it changes something; default: by its method */
  readonly isWrite?: boolean | undefined
  /** sent without a token, as a login: the page may still have one whose session has ended */
  readonly isAnonymous?: boolean | undefined
  /** ends the session, within `endSession`: it does not wait, and a 401 means nothing */
  readonly endsSession?: boolean | undefined
}

const isReadMethod = (method = 'GET'): boolean => /^(GET|HEAD)$/i.test(method)

/**
 * The headers of every call to the gateway: the site's key, the client's version, the page's language, the viewer's
 * token.
 */
export async function requestHeaders(given?: HeadersInit, isAnonymous = false): Promise<Headers> {
  const { apiKey } = await loadPublicSettings()
  const token = isAnonymous ? null : session.token()
  const headers = new Headers(given)
  headers.set('X-Api-Key', apiKey)
  headers.set('X-Version', clientVersion)
  if (!headers.has('Accept-Language')) headers.set('Accept-Language', currentLanguage())
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

async function sendOnce(path: string, init: RequestInit, isAnonymous: boolean): Promise<Response> {
  const headers = await requestHeaders(init.headers, isAnonymous)
  const token = session.token()
  const sentAt = Date.now()
  const response = await fetch(path, { ...init, headers })
  syncClock(Date.parse(response.headers.get('date') ?? ''), sentAt, dateResolutionMs)
  if (!isAnonymous && token !== null && token === session.token() && response.status !== 401)
    session.followRole(response.headers.get('x-viewer-role'))
  return response
}

/**
 * Calls the gateway with the usual headers. A 401 for the current token ends the session and reloads the page. If the
 * page holds unsaved input, it asks for a login instead. Any other response has the viewer's current role.
 */
export function send(path: string, init: RequestInit = {}, options: CallOptions = {}): Promise<Response> {
  const { isWrite = !isReadMethod(init.method), isAnonymous = false, endsSession = false } = options
  const call = () => sendOnce(path, init, isAnonymous)
  return isAnonymous || endsSession ? call() : retryAfterLogin(call, isWrite)
}

/** Like `send`, but throws a `NetworkError` if there is no response. */
export async function sendToServer(path: string, init?: RequestInit, options?: CallOptions): Promise<Response> {
  try {
    return await send(path, init, options)
  } catch (error) {
    throw error instanceof NetworkError ? error : new NetworkError(0)
  }
}

/** The error of a response without success, with the server's sentence if the body is plain text. */
export async function errorOf(response: Response): Promise<NetworkError> {
  const isText = response.headers.get('content-type')?.startsWith('text/plain')
  const sentence = isText ? await response.text() : ''
  const requestId = response.headers.get('x-request-id') ?? ''
  return new NetworkError(response.status, response.statusText, sentence, undefined, requestId)
}

/** Like `send`, but throws a `NetworkError` unless the response is a success. */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await sendToServer(path, init)
  if (!response.ok) throw await errorOf(response)
  return response
}
