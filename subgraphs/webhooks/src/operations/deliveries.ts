import { accountCall, rememberCall, runOnce } from '@sanguine/accounts'
import { connectionService } from '@sanguine/db'
import {
  type App,
  type Context,
  err,
  ok,
  parse,
  type Result,
  type Role,
  requirePlayerSession,
  requireSession,
} from '@sanguine/kernel'
import type { ClientSession } from 'mongoose'
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
  const call = accountCall(context, 'resendWebhookDelivery', [_id])
  return runOnce<Result<Delivery, WebhookRefusal>>(app, call, {
    repeat: () => readDelivery(app, { _id, accountId }, role),
    act: async () => {
      const isSent = await app
        .get(connectionService)
        .transaction((session) =>
          rememberCall(app, call, { subjectId: _id, session }, () => sendAgain(app, { _id, accountId }, session)),
        )
      const row = isSent ? await readDelivery(app, { _id, accountId }, role) : null
      return row ?? err('unknownDelivery', {}, 'id')
    },
  })
}

type OwnDelivery = Pick<DeliveryRecord, '_id' | 'accountId'>

/** A delivery as it is now; null if it is gone. */
export async function readDelivery(app: App, own: OwnDelivery, role: Role): Promise<Result<Delivery, never> | null> {
  const row = await app.get(deliveriesService).findOne(own).lean<DeliveryRecord>()
  return row && ok(shownDelivery(row, role))
}

async function sendAgain(app: App, own: OwnDelivery, session: ClientSession): Promise<boolean> {
  const again = { status: 'waiting', dueAt: new Date(app.clock.now()), attempts: 0 } as const
  const { matchedCount } = await app.get(deliveriesService).updateOne(own, { $set: again }, { session })
  return matchedCount > 0
}
