import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'

/** A login that has not ended. */
export interface SessionRecord {
  readonly _id: string
  readonly accountId: Types.ObjectId
  /** that of the account whose credentials were checked, absent for 0: the session is not valid for another */
  readonly credentialVersion?: number
  readonly createdAt: Date
  readonly expiresAt: Date
}

const sessionSchema = new Schema<SessionRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: Schema.Types.ObjectId, required: true },
    credentialVersion: Number,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
)
sessionSchema.index({ accountId: 1 })
sessionSchema.index({ expiresAt: 1 })

export const sessionsService = defineService<Model<SessionRecord>>({
  name: 'sessions',
  create: (app) => app.get(connectionService).model<SessionRecord>('Session', sessionSchema, 'sessions'),
})
