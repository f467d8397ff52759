import type { App } from '@sanguine/kernel'
import { generateRequestDetails } from 'web-push'
import { PrivateAddressError } from './public-lookup'
import { type PublicResponse, type PublicRoute, postPublicly, publicRoute, retryAfterMs } from './public-post'
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

/** Sends messages by web push (RFC 8030), encrypted for the device (RFC 8291). Redirections are not followed. */
export function createPushTransport(app: App, route: PublicRoute = publicRoute): PushTransport {
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
        return outcomeOf(await postPublicly(route, endpoint, headers, body), app.clock.now())
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

function outcomeOf({ statusCode, headers }: PublicResponse, now: number): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { is: 'sent' }
  if (statusCode === 404 || statusCode === 410) return { is: 'gone' }
  const reason = `status ${statusCode}`
  if (statusCode !== 429 && statusCode < 500) return { is: 'refused', reason }
  return { is: 'later', reason, waitMs: retryAfterMs(headers, now) }
}
