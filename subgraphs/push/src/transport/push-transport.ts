import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request as requestByHttps } from 'node:https'
import type { App } from '@sanguine/kernel'
import { generateRequestDetails } from 'web-push'
import { lookupPublic, PrivateAddressError } from './public-lookup'
import type { PushKeys } from './push-keys'

/** A message for one device. */
export interface OutgoingPush {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** the pair that the device subscribed with */
  readonly keys: PushKeys
  /** JSON, at most 3 kilobytes */
  readonly payload: string
  /** seconds for which the push service keeps it for a device that is away */
  readonly ttlSeconds: number
  /** the push service keeps only the latest message of a topic; at most 32 letters, digits, `-` and `_` */
  readonly topic: string
}

/**
 * The result of a message: accepted; the subscription is over; refused for another reason that will stay; or to be
 * tried again, not before `waitMs` if the service said so.
 */
export type PushOutcome =
  | { readonly is: 'sent' }
  | { readonly is: 'gone' }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'later'; readonly reason: string; readonly waitMs: number }

export interface PushTransport {
  send(message: OutgoingPush): Promise<PushOutcome>
}

/** The way to a push service; tests give another. */
export interface PushRoute extends Pick<RequestOptions, 'port' | 'lookup'> {
  readonly request: (
    endpoint: string,
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => ClientRequest
}

/** The time for connection and response. Nothing of the body is read. */
const timeoutMs = 10_000

const publicRoute: PushRoute = { request: requestByHttps, lookup: lookupPublic as RequestOptions['lookup'] }

/** Sends messages by web push (RFC 8030), encrypted for the device (RFC 8291). Redirections are not followed. */
export function createPushTransport(app: App, route: PushRoute = publicRoute): PushTransport {
  const subject = contactOf(app)
  return {
    async send({ endpoint, p256dh, auth, keys, payload, ttlSeconds, topic }) {
      try {
        const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          topic,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        })
        return outcomeOf(await post(route, endpoint, headers, body), app.clock.now())
      } catch (error) {
        if (error instanceof PrivateAddressError) return { is: 'refused', reason: error.message }
        return { is: 'later', reason: error instanceof Error ? error.message : String(error), waitMs: 0 }
      }
    },
  }
}

/** The contact for push services: the operator, else the site. */
function contactOf({ settings: { operator, publicUrl } }: App): string {
  if (operator.email !== null) return `mailto:${operator.email}`
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' ? publicUrl : `mailto:webmaster@${hostname}`
}

type Answer = Pick<IncomingMessage, 'statusCode' | 'headers'>

function post(
  { request, ...options }: PushRoute,
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer | null,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const call = request(endpoint, { ...options, method: 'POST', headers, signal, agent: false }, (response) => {
      const { statusCode, headers: received } = response
      response.destroy()
      resolve({ statusCode, headers: received })
    })
    call.once('error', reject)
    call.end(body)
  })
}

function outcomeOf({ statusCode = 0, headers }: Answer, now: number): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { is: 'sent' }
  if (statusCode === 404 || statusCode === 410) return { is: 'gone' }
  const reason = `status ${statusCode}`
  if (statusCode !== 429 && statusCode < 500) return { is: 'refused', reason }
  return { is: 'later', reason, waitMs: waitOf(headers['retry-after'], now) }
}

/** The wait that a push service asks for, in milliseconds: it sends seconds or a date. 0 if it sends neither. */
function waitOf(header: string | undefined, now: number): number {
  if (header === undefined) return 0
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? 0 : Math.max(0, ms)
}
