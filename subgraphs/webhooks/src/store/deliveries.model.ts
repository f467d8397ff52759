import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'
import type { WebhookEvent } from '../events/webhook-event'

/** The status of a delivery: to be sent or tried again, accepted, or given up. */
export type DeliveryStatus = 'waiting' | 'delivered' | 'failed'

/** An event for a webhook. It is kept for a while after it was sent, for its owner to look at. */
export interface DeliveryRecord {
  /** made of the webhook and the cause of the event, so that each cause is queued once; sent as `webhook-id` */
  readonly _id: string
  readonly webhookId: string
  readonly accountId: string
  readonly event: WebhookEvent
  /** the body, the same in every attempt */
  readonly payload: string
  readonly status: DeliveryStatus
  readonly createdAt: Date
  /** the time of the next attempt; while a gateway sends, the end of its lease; null after the last attempt */
  readonly dueAt: Date | null
  readonly attempts: number
  readonly lastAttemptAt: Date | null
  /** the status that the receiver sent last; null if there was no response */
  readonly lastStatus: number | null
  /** why the last attempt failed; null if it did not */
  readonly lastProblem: string | null
  readonly removeAt: Date
}

const deliverySchema = new Schema<DeliveryRecord>(
  {
    _id: { type: String, required: true },
    webhookId: { type: String, required: true },
    accountId: { type: String, required: true },
    event: { type: String, required: true },
    payload: { type: String, required: true },
    status: { type: String, required: true },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
    attempts: { type: Number, required: true },
    lastAttemptAt: { type: Date, default: null },
    lastStatus: { type: Number, default: null },
    lastProblem: { type: String, default: null },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false },
)
deliverySchema.index({ dueAt: 1 })
deliverySchema.index({ webhookId: 1, createdAt: -1 })
deliverySchema.index({ accountId: 1 })
deliverySchema.index({ removeAt: 1 })

export const deliveriesService = defineService<Model<DeliveryRecord>>({
  name: 'webhooks.deliveries',
  create: (app) =>
    app.get(connectionService).model<DeliveryRecord>('WebhookDelivery', deliverySchema, 'webhookDeliveries'),
})
