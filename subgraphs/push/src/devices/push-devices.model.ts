import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/** A browser that gets notifications. */
export interface PushDeviceRecord {
  /** SHA-256 of the endpoint, in hexadecimal */
  readonly _id: string
  readonly accountId: string
  /** its place among the devices of the account, from 0: unique, so that simultaneous calls keep to the limit */
  readonly place: number
  /** the login by which it was added; when that ends, the device gets nothing more */
  readonly sessionId: string
  /** the address at the push service; only the site can send there, since it belongs to the site's key */
  readonly endpoint: string
  /** public key of the browser */
  readonly p256dh: string
  /** secret that the browser shares with the site */
  readonly auth: string
  /** public key of the site with which it subscribed */
  readonly serverKey: string
  /** secret in each notification, by which the device can stop a kind */
  readonly stopToken: string
  readonly language: 'en' | 'de'
  readonly browser: string | null
  readonly system: string | null
  readonly addedAt: Date
  /** time of the last accepted message; null before the first */
  readonly lastSuccessAt: Date | null
  /** refused messages since the last accepted one */
  readonly refusals: number
}

const deviceSchema = new Schema<PushDeviceRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    place: { type: Number, required: true },
    sessionId: { type: String, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    serverKey: { type: String, required: true },
    stopToken: { type: String, required: true },
    language: { type: String, required: true },
    browser: { type: String, default: null },
    system: { type: String, default: null },
    addedAt: { type: Date, required: true },
    lastSuccessAt: { type: Date, default: null },
    refusals: { type: Number, required: true },
  },
  { versionKey: false },
)
deviceSchema.index({ accountId: 1, place: 1 }, { unique: true })
deviceSchema.index({ stopToken: 1 }, { unique: true })

export const pushDevicesService = defineService<Model<PushDeviceRecord>>({
  name: 'push.devices',
  create: (app) => app.get(connectionService).model<PushDeviceRecord>('PushDevice', deviceSchema, 'pushDevices'),
})
