import { connectionService } from '@sanguine/db'
import { type Day, defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/** The purchases of a premium package on a day. */
export interface DayPurchase {
  readonly packageId: string
  /** how many */
  readonly amount: number
  /** the amount that was paid for them, in US cents */
  readonly revenueCents: number
}

/** The key figures of a day; null if a figure cannot be known exactly. */
export interface DayFigures {
  readonly users: number | null
  readonly activeUsers: number | null
  readonly activeUsersLast7Days: number | null
  readonly activeUsersLast30Days: number | null
  readonly silverSubscriptions: number | null
  readonly goldSubscriptions: number | null
  readonly platinumSubscriptions: number | null
  readonly purchases: readonly DayPurchase[]
}

/** A day that is over; written once. */
export interface DayDocument extends DayFigures {
  readonly _id: Day
  /** when the figures were written */
  readonly closedAt: Date
}

/** On which days an account was active. */
export interface ActivityDocument {
  /** keyed hash of the account's id, so that no account is stored */
  readonly _id: string
  readonly days: readonly Day[]
  /** the latest of `days` */
  readonly lastDay: Day
}

/** A payment for a premium package. */
export interface PurchaseDocument extends DayPurchase {
  /** the payment's id */
  readonly _id: string
  readonly day: Day
}

/** Since when there are figures, and when a gateway last looked at them. One document. */
export interface RecordingDocument {
  readonly _id: 'recording'
  /** the first day with figures */
  readonly firstDay: Day
  /** the first day whose activity is known; null if all days are known, because there was no account before */
  readonly activityFrom: Day | null
  /** when a gateway last closed days or found none to close, in milliseconds since the epoch */
  readonly seenAt?: number
}

const text = { type: String, required: true } as const
const number = { type: Number, required: true } as const
const figure = { type: Number, default: null } as const
const purchase = { packageId: text, amount: number, revenueCents: number }

const daySchema = new Schema<DayDocument>(
  {
    _id: text,
    users: figure,
    activeUsers: figure,
    activeUsersLast7Days: figure,
    activeUsersLast30Days: figure,
    silverSubscriptions: figure,
    goldSubscriptions: figure,
    platinumSubscriptions: figure,
    purchases: [{ ...purchase, _id: false }],
    closedAt: { type: Date, required: true },
  },
  { versionKey: false },
)

const activitySchema = new Schema<ActivityDocument>(
  { _id: text, days: { type: [String], required: true }, lastDay: text },
  { versionKey: false },
)
activitySchema.index({ lastDay: 1 })

const purchaseSchema = new Schema<PurchaseDocument>({ _id: text, day: text, ...purchase }, { versionKey: false })
purchaseSchema.index({ day: 1 })

const recordingSchema = new Schema<RecordingDocument>(
  { _id: text, firstDay: text, activityFrom: { type: String, default: null }, seenAt: Number },
  { versionKey: false },
)

/** The collections of this domain. */
export interface AnalyticsModels {
  readonly days: Model<DayDocument>
  readonly activity: Model<ActivityDocument>
  readonly purchases: Model<PurchaseDocument>
  readonly recording: Model<RecordingDocument>
}

export const analyticsModelsService = defineService<AnalyticsModels>({
  name: 'analytics models',
  create(app) {
    const connection = app.get(connectionService)
    return {
      days: connection.model<DayDocument>('AnalyticsDay', daySchema, 'analyticsDays'),
      activity: connection.model<ActivityDocument>('AnalyticsActivity', activitySchema, 'analyticsActivity'),
      purchases: connection.model<PurchaseDocument>('AnalyticsPurchase', purchaseSchema, 'analyticsPurchases'),
      recording: connection.model<RecordingDocument>('AnalyticsRecording', recordingSchema, 'analyticsRecording'),
    }
  },
})
