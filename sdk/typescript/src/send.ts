import { readRefusal } from './refusal.ts'

export interface SendOptions {
  readonly site: URL
  /** a personal access token, or the access token of an app; a function is called for each attempt */
  readonly token?: string | (() => string | Promise<string>)
  /** the key of a program that calls with a session or without a token; tokens need none */
  readonly apiKey?: string
  /** the language of sentences and names; default `en` */
  readonly language?: 'en' | 'de'
  /** how often a call is repeated that got a 429, or that got no response or a 5xx and may be repeated; default 4 */
  readonly retries?: number
  /** the longest wait between two attempts in seconds; a call that must wait longer is refused; default 60 */
  readonly maxWaitSeconds?: number
  /** milliseconds until an attempt without a response ends; default 30,000 */
  readonly timeoutMs?: number
  /** default: that of the platform */
  readonly fetch?: typeof fetch
}

export interface CallOptions {
  /** the idempotency key of a change: a repeat under it acts once. Default: a new one for each call, kept over retries */
  readonly key?: string
  /** ends the call */
  readonly signal?: AbortSignal
}

export interface ApiRequest {
  readonly method: string
  readonly path: string
  readonly body: object | undefined
  /** whether a repeat of the change is recognized by its idempotency key */
  readonly isKeyed: boolean
}

/** The headers of each call. */
export async function headersOf({ token, apiKey, language = 'en' }: SendOptions): Promise<Record<string, string>> {
  const text = typeof token === 'function' ? await token() : token
  return {
    'Accept-Language': language,
    ...(apiKey !== undefined && { 'X-Api-Key': apiKey }),
    ...(text !== undefined && { Authorization: `Bearer ${text}` }),
  }
}

/**
 * Sends a request until it has a response, and returns the body. A change is repeated under one idempotency key, so it
 * acts once; one that has no key is not, since the lost call may have acted. Throws a {@link Refusal}, or the error of the
 * last attempt that got no response.
 */
export async function send(options: SendOptions, { method, path, body, isKeyed }: ApiRequest, call: CallOptions = {}) {
  const { site, retries = 4, maxWaitSeconds = 60, timeoutMs = 30_000, fetch: fetchOnce = fetch } = options
  const { key = crypto.randomUUID(), signal } = call
  const retriesLost = isKeyed || method === 'GET' ? retries : 0
  for (let attempt = 0; ; attempt += 1) {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetchOnce(new URL(path, site), {
        method,
        headers: {
          ...(await headersOf(options)),
          Accept: 'application/json, application/problem+json',
          ...(isKeyed && { 'Idempotency-Key': key }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (response.ok) return await response.json()
      const waitSeconds = secondsBefore(attempt, response)
      const most = response.status === 429 ? retries : response.status >= 500 ? retriesLost : 0
      if (attempt >= most || waitSeconds > maxWaitSeconds) throw new Refused(await readRefusal(response))
      await response.body?.cancel()
      await wait(waitSeconds, signal)
    } catch (error) {
      if (error instanceof Refused) throw error.refusal
      signal?.throwIfAborted()
      if (attempt >= retriesLost) throw error
      await wait(secondsBefore(attempt), signal)
    }
  }
}

/** Tells a refusal from the errors of an attempt without a response. */
class Refused {
  readonly refusal: Error

  constructor(refusal: Error) {
    this.refusal = refusal
  }
}

/** The seconds to wait after an attempt: those that the site names, or twice as long each time, a little varied. */
export function secondsBefore(attempt: number, response?: Response): number {
  const named = Number(response?.headers.get('Retry-After') ?? Number.NaN)
  return named >= 0 ? named : 0.5 * 2 ** Math.min(attempt, 6) * (0.5 + Math.random() / 2)
}

/** Waits. Throws the reason of the signal once that is aborted. */
export function wait(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1_000)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
