import { createHmac } from 'node:crypto'
import { connectionService } from '@sanguine/db'
import { type App, defineService, type TokenScope } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'

/** A device or bot that waits for its code to be entered on the site (RFC 8628). */
export interface DeviceRequestRecord {
  /** hash of the device code */
  readonly _id: string
  /** keyed hash of the code that the player enters, which is short */
  readonly userCodeHash: string
  readonly clientId: string
  readonly scopes: readonly TokenScope[]
  readonly state: 'waiting' | 'allowed' | 'denied'
  /** the account that decided; null before */
  readonly accountId: Types.ObjectId | null
  /** null unless it was allowed */
  readonly grantId: string | null
  /** seconds between two polls, which rises where the client polls too often */
  readonly intervalSeconds: number
  readonly lastPolledAt: Date | null
  readonly expiresAt: Date
}

const deviceRequestSchema = new Schema<DeviceRequestRecord>(
  {
    _id: { type: String, required: true },
    userCodeHash: { type: String, required: true },
    clientId: { type: String, required: true },
    scopes: { type: [String], required: true },
    state: { type: String, required: true, enum: ['waiting', 'allowed', 'denied'] },
    accountId: { type: Schema.Types.ObjectId, default: null },
    grantId: { type: String, default: null },
    intervalSeconds: { type: Number, required: true },
    lastPolledAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
)
deviceRequestSchema.index({ userCodeHash: 1 }, { unique: true })
deviceRequestSchema.index({ accountId: 1 })
deviceRequestSchema.index({ expiresAt: 1 })

export const deviceRequestsService = defineService<Model<DeviceRequestRecord>>({
  name: 'requests of devices',
  create: (app) =>
    app
      .get(connectionService)
      .model<DeviceRequestRecord>('OauthDeviceRequest', deviceRequestSchema, 'oauthDeviceRequests'),
})

/** Keyed, since a short code could be found from a plain hash. */
export const hashOfUserCode = (app: App, userCode: string): string =>
  createHmac('sha256', app.settings.passwordPepper).update(`user code:${userCode}`).digest('base64url')
