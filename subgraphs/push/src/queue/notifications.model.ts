import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import type { NotificationLine } from '@sanguine/rules'
import { type Model, Schema } from 'mongoose'

/** A notification of the queue. */
export interface NotificationRecord {
  /** `account:kind:cause`, which makes it unique: the outbox of a player may be projected more than once */
  readonly _id: string
  readonly accountId: string
  readonly kind: string
  readonly line: NotificationLine
  readonly createdAt: Date
  /** time from which a gateway may take it; null once it was sent or given up */
  readonly dueAt: Date | null
  readonly attempts: number
  /** ids of the devices to which it was sent, or for which it was given up; set before sending */
  readonly devices: readonly string[]
  /** time at which the row is deleted: later than any repeated projection can write it again */
  readonly removeAt: Date
}

const notificationSchema = new Schema<NotificationRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    kind: { type: String, required: true },
    line: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    dueAt: { type: Date, default: null },
    attempts: { type: Number, required: true },
    devices: [String],
    removeAt: { type: Date, required: true },
  },
  { versionKey: false },
)
notificationSchema.index({ dueAt: 1 })
notificationSchema.index({ accountId: 1 })
notificationSchema.index({ removeAt: 1 })

export const notificationsService = defineService<Model<NotificationRecord>>({
  name: 'push.notifications',
  create: (app) =>
    app.get(connectionService).model<NotificationRecord>('Notification', notificationSchema, 'notifications'),
})
