import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'
import type { Device } from './read-device'

/** A login that has not ended. */
export interface SessionRecord {
  readonly _id: string
  readonly accountId: Types.ObjectId
  /** that of the account whose credentials were checked, absent for 0: the session is not valid for another */
  readonly credentialVersion?: number
  readonly createdAt: Date
  /** ends it at the latest */
  readonly expiresAt: Date
  /** of its last call, within ten minutes; absent in a session from before this was kept */
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
