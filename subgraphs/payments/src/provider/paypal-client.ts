import { setTimeout as sleep } from 'node:timers/promises'
import type { App, PaypalSettings } from '@sanguine/kernel'
import { z } from 'zod'
import { providerCalls } from '../payment-metrics'
import { ProviderProblem } from './payment-provider'

const timeoutMs = 10_000

/** Milliseconds from which a call is slow. */
const slowMs = 5_000

/** A token is renewed that long before it ends. */
const renewMs = 60_000

export interface PaypalCall {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  /** a text that is sent unchanged as the body */
  readonly text?: string
  /** `PayPal-Request-Id`: a repeat under it changes nothing and returns the first response */
  readonly requestId?: string
  /** statuses of failure that the caller handles, beside success */
  readonly expects?: readonly number[]
}

export interface PaypalReply {
  readonly status: number
  /** JSON; null if there is none */
  readonly body: unknown
}

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() })

/** Calls PayPal's REST API. Every call has a time limit; one that may be repeated is, once, after a failure of the network. */
export class PaypalClient {
  readonly #app: App
  readonly #settings: PaypalSettings
  #token: { readonly value: string; readonly until: number } | null = null

  constructor(app: App, settings: PaypalSettings) {
    this.#app = app
    this.#settings = settings
  }

  get webhookId(): string | null {
    return this.#settings.webhookId
  }

  /** Throws `ProviderProblem` unless PayPal returns success or a status that is expected. */
  async call({ method, path, body, text, requestId, expects = [] }: PaypalCall): Promise<PaypalReply> {
    const send = async () =>
      this.#fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${await this.#accessToken()}`,
          'Content-Type': 'application/json',
          ...(requestId !== undefined && { 'PayPal-Request-Id': requestId }),
          Prefer: 'return=representation',
        },
        body: text ?? (body === undefined ? null : JSON.stringify(body)),
      })
    const canRepeat = method === 'GET' || requestId !== undefined
    let reply = await send().catch(async (error: unknown) => {
      if (!canRepeat) throw error
      await sleep(200)
      return send()
    })
    if (reply.status === 401) {
      this.#token = null
      reply = await send()
    }
    if (reply.status >= 400 && !expects.includes(reply.status))
      throw new ProviderProblem(`PayPal returned ${reply.status} for ${method} ${path}: ${issueOf(reply.body)}.`)
    return reply
  }

  async #accessToken(): Promise<string> {
    const now = this.#app.clock.elapsed()
    if (this.#token && this.#token.until > now) return this.#token.value
    const { clientId, clientSecret } = this.#settings
    const { status, body } = await this.#fetch('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    const token = tokenSchema.safeParse(body)
    if (!token.success) throw new ProviderProblem(`PayPal returned ${status} for the credentials.`)
    this.#token = { value: token.data.access_token, until: now + token.data.expires_in * 1000 - renewMs }
    return this.#token.value
  }

  async #fetch(path: string, init: RequestInit): Promise<PaypalReply> {
    const calls = this.#app.get(providerCalls)
    const startedAt = performance.now()
    calls.total += 1
    try {
      const response = await fetch(`${this.#settings.apiBase}${path}`, {
        ...init,
        // Credentials and tokens go to this address alone.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      if (response.status >= 500) calls.failed += 1
      else if (performance.now() - startedAt >= slowMs) calls.slow += 1
      return { status: response.status, body }
    } catch (error) {
      calls.failed += 1
      throw new ProviderProblem(`PayPal could not be called: ${path}.`, { cause: error })
    }
  }
}

const issueSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
})

/** PayPal's name for the error. */
export function issueOf(body: unknown): string {
  const { data } = issueSchema.safeParse(body)
  return data?.details?.[0]?.issue ?? data?.name ?? 'no reason given'
}

/** Checks that a response of PayPal has the expected shape. */
export function readReply<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new ProviderProblem(`PayPal returned something else: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
