import type { components } from './generated/api.ts'

type Schemas = components['schemas']

/** The body of a webhook. */
export interface WebhookBody {
  /** such as `fight`; `ping` for a test by its owner */
  readonly type: string
  /** the time of the event, by RFC 3339 */
  readonly timestamp: string
  readonly data: Schemas['EventData'] | Schemas['StaffEventData'] | Readonly<Record<string, unknown>>
}

/** A call that does not come from the site, or is too old. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature'
}

export interface WebhookCall {
  /** the webhook's key, which begins with `whsec_` */
  readonly secret: string
  /** the headers of the call, with names in lower case */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>
  /** the body of the call as it came, before any parsing */
  readonly body: string
  /** how far the times of sender and receiver may differ; default 300 */
  readonly toleranceSeconds?: number
}

const encoder = new TextEncoder()

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))

/**
 * Verifies the signature of a webhook's call by Standard Webhooks, and returns its body. The header `webhook-id` is the
 * same in each attempt: a receiver that knows it ignores the call. Throws {@link InvalidSignature}.
 */
export async function readWebhook({
  secret,
  headers,
  body,
  toleranceSeconds = 300,
}: WebhookCall): Promise<WebhookBody> {
  const [id, sentAt, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? ''),
  )
  if (!(Math.abs(Date.now() / 1_000 - Number(sentAt || Number.NaN)) <= toleranceSeconds))
    throw new InvalidSignature('The call is too old, or has no time.')
  const usage = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), usage, false, ['verify'])
  const signed = encoder.encode(`${id}.${sentAt}.${body}`)
  for (const signature of (signatures ?? '').split(' ')) {
    const [version, value = ''] = signature.split(',')
    if (version !== 'v1' || !/^[\w+/]+=*$/.test(value)) continue
    if (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed)) return JSON.parse(body)
  }
  throw new InvalidSignature('No signature of the call is of this key.')
}
