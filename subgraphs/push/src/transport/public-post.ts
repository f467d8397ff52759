import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, RequestOptions } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { lookupPublic } from './public-lookup'

/** The way to a server of somebody else; tests give another. */
export interface PublicRoute extends Pick<RequestOptions, 'port' | 'lookup'> {
  readonly request: (
    endpoint: string,
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => ClientRequest
  /** the time for connection and response in milliseconds; ten seconds if left out */
  readonly timeoutMs?: number | undefined
}

export const publicRoute: PublicRoute = { request: requestByHttps, lookup: lookupPublic as RequestOptions['lookup'] }

export interface PublicResponse {
  readonly statusCode: number
  readonly headers: IncomingHttpHeaders
}

const defaultTimeoutMs = 10_000

/**
 * Sends a POST request to a public address. Follows no redirection and reads nothing of the body. Throws a
 * `PrivateAddressError` if the host has no public address, and the error of a connection that fails or takes too long.
 */
export function postPublicly(
  { request, timeoutMs = defaultTimeoutMs, ...options }: PublicRoute,
  endpoint: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | string | null,
): Promise<PublicResponse> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const call = request(endpoint, { ...options, method: 'POST', headers, signal, agent: false }, (response) => {
      const { statusCode = 0, headers: received } = response
      response.destroy()
      resolve({ statusCode, headers: received })
    })
    call.once('error', reject)
    call.end(body)
  })
}

/** The wait that a server asks for, in milliseconds: it sends seconds or a date. 0 if it sends neither. */
export function retryAfterMs({ 'retry-after': header }: IncomingHttpHeaders, now: number): number {
  if (header === undefined) return 0
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}
