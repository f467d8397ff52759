import { connectionService } from '@sanguine/db'
import { defineService, type Permission } from '@sanguine/kernel'
import { type Model, type mongo, Schema } from 'mongoose'
import type { StoredStaffEvent } from './staff-event'

/** An event that has no number yet. */
export interface QueuedStaffEvent {
  /** of the cause, the same for each attempt to queue it, or a random one */
  readonly _id: string
  /** the logical time of the database when it was queued */
  readonly queuedAt: mongo.Timestamp
  readonly at: Date
  readonly permission: Permission
  readonly event: StoredStaffEvent
}

/** An event as it is stored. */
export interface StaffEventRecord extends Pick<QueuedStaffEvent, 'at' | 'permission' | 'event'> {
  /** 1 for the first, then without gaps */
  readonly _id: number
  /** the id that it was queued by */
  readonly cause: string
}

/** The number of the latest event. Each transaction that numbers events changes it, so that they commit in its order. */
export interface StaffEventCounter {
  readonly _id: typeof counterId
  readonly last: number
}

export const counterId = 'staffEvents'

const queueSchema = new Schema<QueuedStaffEvent>(
  {
    _id: { type: String, required: true },
    queuedAt: Schema.Types.Mixed,
    at: { type: Date, required: true },
    permission: { type: String, required: true },
    event: { type: Schema.Types.Mixed, required: true },
  },
  { versionKey: false, minimize: false },
)
queueSchema.index({ queuedAt: 1, _id: 1 })

const staffEventSchema = new Schema<StaffEventRecord>(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    permission: { type: String, required: true },
    event: { type: Schema.Types.Mixed, required: true },
    cause: { type: String, required: true },
  },
  { versionKey: false, minimize: false },
)
staffEventSchema.index({ at: 1 })
staffEventSchema.index({ cause: 1 }, { unique: true })

const counterSchema = new Schema<StaffEventCounter>(
  { _id: { type: String, required: true }, last: { type: Number, required: true } },
  { versionKey: false },
)

export interface StaffEventModels {
  readonly queue: Model<QueuedStaffEvent>
  readonly events: Model<StaffEventRecord>
  readonly counter: Model<StaffEventCounter>
}

export const staffEventModelsService = defineService<StaffEventModels>({
  name: 'staff event models',
  create(app) {
    const connection = app.get(connectionService)
    return {
      queue: connection.model<QueuedStaffEvent>('QueuedStaffEvent', queueSchema, 'staffEventQueue'),
      events: connection.model<StaffEventRecord>('StaffEvent', staffEventSchema, 'staffEvents'),
      counter: connection.model<StaffEventCounter>('StaffEventCounter', counterSchema, 'staffEventCounter'),
    }
  },
})
