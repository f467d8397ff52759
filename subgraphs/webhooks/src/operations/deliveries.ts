import {
  type Context,
  err,
  keyedCall,
  markReplay,
  ok,
  parse,
  type Result,
  type Role,
  requirePlayerSession,
  requireSession,
} from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { z } from 'zod'
import { mayHave, type WebhookEvent } from '../events/webhook-event'
import { type DeliveryRecord, type DeliveryStatus, deliveriesService } from '../store/deliveries.model'
import { type WebhookRecord, webhooksService } from '../store/webhooks.model'
import type { WebhookRefusal } from '../webhook-refusal'

/** The number of deliveries that are listed. */
export const listedDeliveries = 50

/** A delivery for the owner of its webhook. Times are milliseconds since the epoch. */
export interface Delivery {
  readonly id: string
  readonly event: WebhookEvent
  readonly status: DeliveryStatus
  readonly createdAt: number
  readonly attempts: number
  readonly lastAttemptAt: number | null
  readonly nextAttemptAt: number | null
  readonly lastStatus: number | null
  readonly lastProblem: string | null
  readonly payload: string
}

/** A row as an account with that role sees it: an account that has left the staff may not read what it never got. */
export const shownDelivery = (row: DeliveryRecord, role: Role): Delivery => ({
  id: row._id,
  event: row.event,
  status: row.status,
  createdAt: row.createdAt.getTime(),
  attempts: row.attempts,
  lastAttemptAt: row.lastAttemptAt?.getTime() ?? null,
  nextAttemptAt: row.dueAt?.getTime() ?? null,
  lastStatus: row.lastStatus,
  lastProblem: row.lastProblem,
  payload: mayHave(role, row.event) ? row.payload : '{}',
})

/** The latest deliveries to a webhook of the caller's account, newest first. They are kept for seven days, and while they are tried. */
export async function listDeliveries(context: Context, webhookId: string): Promise<readonly Delivery[]> {
  const { accountId, role } = requireSession(context)
  const rows = await context.app
    .get(deliveriesService)
    .find({ webhookId, accountId })
    .sort({ createdAt: -1, _id: 1 })
    .limit(listedDeliveries)
    .lean<DeliveryRecord[]>()
  return rows.map((row) => shownDelivery(row, role))
}

const idSchema = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of a delivery') })

/** The keys of calls that a delivery remembers. */
const keptKeys = 20

/**
 * Sends a delivery again, with the same id and body, and tries it as often as a new one. A repeat of a call under its
 * `Idempotency-Key` sends nothing.
 */
export async function resendDelivery(context: Context, input: unknown): Promise<Result<Delivery, WebhookRefusal>> {
  const { accountId, role } = requirePlayerSession(context)
  const { id: _id } = parse(idSchema, input)
  const { app } = context
  const found = await app.get(deliveriesService).findOne({ _id, accountId }).lean<DeliveryRecord>()
  const webhook = found && (await app.get(webhooksService).findById(found.webhookId).lean<WebhookRecord>())
  if (!found || !webhook) return err('unknownDelivery', {}, 'id')
  if (webhook.disabledAt) return err('webhookDisabled', {}, 'id')
  const call = keyedCall(context, 'resendWebhookDelivery', [_id])
  const again = { status: 'waiting', dueAt: new Date(app.clock.now()), attempts: 0 } as const
  const sent = await app
    .get(deliveriesService)
    .findOneAndUpdate(
      { _id, accountId, ...(call && { resentUnder: trusted({ $ne: call.key }) }) },
      { $set: again, ...(call && { $push: { resentUnder: { $each: [call.key], $slice: -keptKeys } } }) },
      { returnDocument: 'after' },
    )
    .lean<DeliveryRecord>()
  if (!sent && call) markReplay()
  const row = sent ?? (await app.get(deliveriesService).findOne({ _id, accountId }).lean<DeliveryRecord>())
  return row ? ok(shownDelivery(row, role)) : err('unknownDelivery', {}, 'id')
}
