import { connectionService } from '@sanguine/db'
import { type App, defineService, type Language, openSecret, type SealPurpose } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'
import type { WebhookEvent } from '../events/webhook-event'

/** An address of a player's program that gets events, and the place up to which they are queued for it. */
export interface WebhookRecord {
  readonly _id: string
  readonly accountId: string
  /** its place among the webhooks of the account, from 0: unique, so that simultaneous calls keep to the limit */
  readonly place: number
  readonly url: string
  readonly events: readonly WebhookEvent[]
  /** the key of its signatures, sealed */
  readonly sealedSecret: string
  /** of the texts in events and mails */
  readonly language: Language
  readonly createdAt: Date
  /** null while it gets events */
  readonly disabledAt: Date | null
  readonly lastSuccessAt: Date | null
  /** the first failed attempt since the last success; null if there is none */
  readonly failingSince: Date | null
  /** the id in the journal after which the entries are not queued yet */
  readonly lastId: string
  /** the player's revision up to which the journal is queued */
  readonly revision: number
  /** the time of the next hunt at that revision, in milliseconds since the epoch */
  readonly nextHuntAt: number
  /** the time of a next hunt for which the event is queued, or was over when the webhook began */
  readonly readyFor: number
  /** the newest piece of news that is queued, or was there when the webhook began; null if there was none */
  readonly newsId: string | null
  /** the number of the event for the staff after which they are not queued yet; left out of one from before there were any */
  readonly staffPlace?: number
}

const webhookSchema = new Schema<WebhookRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    place: { type: Number, required: true },
    url: { type: String, required: true },
    events: { type: [String], required: true },
    sealedSecret: { type: String, required: true },
    language: { type: String, required: true },
    createdAt: { type: Date, required: true },
    disabledAt: { type: Date, default: null },
    lastSuccessAt: { type: Date, default: null },
    failingSince: { type: Date, default: null },
    lastId: { type: String, required: true },
    revision: { type: Number, required: true },
    nextHuntAt: { type: Number, required: true },
    readyFor: { type: Number, required: true },
    newsId: { type: String, default: null },
    staffPlace: Number,
  },
  { versionKey: false },
)
webhookSchema.index({ accountId: 1, place: 1 }, { unique: true })

export const webhooksService = defineService<Model<WebhookRecord>>({
  name: 'webhooks.webhooks',
  create: (app) => app.get(connectionService).model<WebhookRecord>('Webhook', webhookSchema, 'webhooks'),
})

export const sealOf = (webhookId: string): SealPurpose => ({ kind: 'webhooks', ownerId: webhookId })

/** The key of a webhook's signatures. Throws a `SealProblem` if it was sealed with another pepper. */
export const secretOf = (app: App, { _id, sealedSecret }: WebhookRecord): string =>
  openSecret(app, sealOf(_id), sealedSecret)
