import type { AccountDetails } from '@sanguine/accounts'
import { type App, defineService, purgeStartService, purgeTime } from '@sanguine/kernel'
import { PrivateAddressError, postPublicly, retryAfterMs } from '@sanguine/push'
import { Webhook } from 'standardwebhooks'
import { findOwner } from '../events/owner-context'
import { mayHave } from '../events/webhook-event'
import type { DeliveryRecord } from '../store/deliveries.model'
import { secretOf, type WebhookRecord, webhooksService } from '../store/webhooks.model'
import { sentDeliveries } from '../webhook-metrics'
import { claimDueDelivery, finishAttempt, triedForMs, waitAfter } from './delivery-queue'
import { disableWebhook } from './disable-webhook'
import { webhookRouteService } from './webhook-route.service'

/** The number of deliveries that a gateway sends at once. */
const maxOpen = 20

/** How an attempt went. `isGone` says that the receiver wants nothing more. */
interface Attempt {
  readonly problem: string | null
  readonly status: number | null
  readonly isGone: boolean
  readonly askedMs: number
}

/**
 * Sends the deliveries that are due. Any gateway tries again those that a receiver did not accept. A webhook has one
 * open delivery at a gateway, so that a slow receiver delays only its own.
 */
export class DeliverySender {
  readonly #app: App
  readonly #busy = new Set<string>()
  readonly #open = new Set<Promise<void>>()
  #claims: Promise<unknown> = Promise.resolve()

  constructor(app: App) {
    this.#app = app
  }

  /** Begins to send what is due, as much as may be sent at once. */
  async start(isWanted: () => boolean): Promise<void> {
    while (isWanted() && this.#busy.size < maxOpen) {
      const delivery = await this.#claim()
      if (!delivery) return
      const sending = this.#send(delivery).finally(() => {
        this.#open.delete(sending)
        this.#busy.delete(delivery.webhookId)
      })
      this.#open.add(sending)
    }
  }

  /** Waits until nothing is being sent. */
  async untilIdle(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open)
  }

  /** Takes a delivery of a webhook that has no open one. Calls take turns, so that two never take one webhook. */
  #claim(): Promise<DeliveryRecord | null> {
    const claim = this.#claims.then(async () => {
      const delivery = await claimDueDelivery(this.#app, [...this.#busy])
      if (delivery) this.#busy.add(delivery.webhookId)
      return delivery
    })
    this.#claims = claim.catch(() => undefined)
    return claim
  }

  /** A delivery that could not be sent for a reason of ours is due again at the end of its lease. */
  async #send(delivery: DeliveryRecord): Promise<void> {
    try {
      await sendDelivery(this.#app, delivery)
    } catch (error) {
      this.#app.log.error({ err: error, delivery: delivery._id }, 'A delivery of a webhook could not be sent.')
    }
  }
}

export const deliverySenderService = defineService<DeliverySender>({
  name: 'webhooks.sender',
  create: (app) => {
    app.get(purgeStartService)
    return new DeliverySender(app)
  },
  stop: (sender) => sender.untilIdle(),
})

async function sendDelivery(app: App, delivery: DeliveryRecord): Promise<void> {
  const webhook = await app.get(webhooksService).findById(delivery.webhookId).lean<WebhookRecord>()
  const owner = webhook && (await findOwner(app, webhook))
  if (!webhook || webhook.disabledAt || !owner || !mayHave(owner.role, delivery.event)) {
    const lastProblem = problemOf(webhook, owner)
    return finishAttempt(app, delivery, { status: 'failed', dueAt: null, lastStatus: null, lastProblem })
  }
  const attempt = await post(app, webhook, delivery)
  const { problem: lastProblem, status: lastStatus } = attempt
  app.get(sentDeliveries).inc({ result: lastProblem === null ? 'delivered' : 'refused' })
  if (lastProblem === null) {
    await finishAttempt(app, delivery, { status: 'delivered', dueAt: null, lastStatus, lastProblem })
    await noteSuccess(app, webhook)
    return
  }
  await noteFailure(app, webhook)
  const waitMs = attempt.isGone ? null : waitAfter(delivery.attempts, attempt.askedMs)
  const now = app.clock.now()
  await finishAttempt(app, delivery, {
    status: waitMs === null ? 'failed' : 'waiting',
    dueAt: waitMs === null ? null : new Date(now + waitMs),
    lastStatus,
    lastProblem,
  })
  if (attempt.isGone || (waitMs === null && (await hasFailedForLong(app, webhook))))
    await disableWebhook(app, webhook, owner)
}

/** Why a delivery is not sent. */
function problemOf(webhook: WebhookRecord | null, owner: AccountDetails | null): string {
  if (!owner) return 'The account does not play.'
  return webhook?.disabledAt ? 'The webhook is disabled.' : 'The account may no longer have this event.'
}

async function post(app: App, webhook: WebhookRecord, { _id, payload }: DeliveryRecord): Promise<Attempt> {
  const failed = { status: null, isGone: false, askedMs: 0 }
  try {
    const sentAt = new Date(app.clock.now())
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      'user-agent': 'Sanguine-Webhooks/1',
      'webhook-id': _id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secretOf(app, webhook)).sign(_id, sentAt, payload),
    }
    const { statusCode, headers: received } = await postPublicly(
      app.get(webhookRouteService),
      webhook.url,
      headers,
      payload,
    )
    const isAccepted = statusCode >= 200 && statusCode < 300
    return {
      problem: isAccepted ? null : `The receiver responded with status ${statusCode}.`,
      status: statusCode,
      isGone: statusCode === 410,
      askedMs: retryAfterMs(received, app.clock.now()),
    }
  } catch (error) {
    if (error instanceof PrivateAddressError) return { ...failed, problem: 'The host has no public address.' }
    return { ...failed, problem: `There was no response: ${error instanceof Error ? error.message : String(error)}` }
  }
}

async function noteSuccess(app: App, { _id }: WebhookRecord): Promise<void> {
  const lastSuccessAt = new Date(app.clock.now())
  await app.get(webhooksService).updateOne({ _id }, { $set: { lastSuccessAt, failingSince: null } })
}

async function noteFailure(app: App, { _id }: WebhookRecord): Promise<void> {
  const failingSince = new Date(purgeTime(app))
  await app.get(webhooksService).updateOne({ _id, failingSince: null }, { $set: { failingSince } })
}

/** Whether nothing was accepted for as long as a delivery is tried. */
async function hasFailedForLong(app: App, { _id }: WebhookRecord): Promise<boolean> {
  const webhook = await app.get(webhooksService).findById(_id).lean<WebhookRecord>()
  const since = webhook?.failingSince?.getTime()
  return since !== undefined && purgeTime(app) - since >= triedForMs
}
