import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'
import type { Device } from './read-device'

/** A login that has not ended. */
export interface SessionRecord {
  readonly _id: string
  readonly accountId: Types.ObjectId
  /**
   * version of the account when its credentials were checked, absent for 0: the session is valid for this version only
   */
  readonly credentialVersion?: number
  readonly createdAt: Date
  /** time at which it ends at the latest */
  readonly expiresAt: Date
  /** time of its last call, up to ten minutes off; absent in a session from before this was stored */
  readonly lastUsedAt?: Date
  readonly device?: Device
}

const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: Schema.Types.ObjectId, required: true },
    credentialVersion: Number,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: Date,
    device: new Schema<Device>({ browser: String, system: String }, { _id: false }),
  },
  { versionKey: false },
)
sessionSchema.index({ accountId: 1 })
sessionSchema.index({ expiresAt: 1 })
sessionSchema.index({ lastUsedAt: 1 })

export const sessionsService = defineService<Model<SessionRecord>>({
  name: 'sessions',
  create: (app) => app.get(connectionService).model<SessionRecord>('Session', sessionSchema, 'sessions'),
})
