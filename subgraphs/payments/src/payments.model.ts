import { connectionService } from '@sanguine/db'
import { defineService, type Language } from '@sanguine/kernel'
import type { PurchasedItem, PurchaseObstacle } from '@sanguine/rules'
import { type Model, Schema, type Types } from 'mongoose'
import type { ProviderCapture } from './provider/payment-provider'

export type PaymentStatus =
  | 'created'
  | 'approvalPending'
  | 'active'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'suspended'
  | 'declined'
  | 'refunded'
  | 'reversed'

/** The purchased package, as it was when it was bought. */
export interface PurchasedPackage {
  readonly packageId: string
  readonly name: string
  /** US cents; of a subscription each month */
  readonly cents: number
  /** 1 silver, 2 gold, 3 platinum; 0 for a single purchase */
  readonly level: number
  /** whether a player gets it once only */
  readonly isOneTime: boolean
  readonly items: readonly PurchasedItem[]
}

/**
 * A charge as it was last read at the provider, and the actions that followed. Times are milliseconds since the epoch.
 */
export interface Capture {
  readonly captureId: string
  readonly cents: number
  readonly refundedCents: number
  readonly status: Exclude<ProviderCapture['status'], 'pending' | 'failed'>
  readonly paidAt: number
  /** the end of the paid period of a subscription; null for a single purchase */
  readonly paidUntil: number | null
  /** time at which the player got the items */
  readonly grantedAt: number | null
  /** time at which the items were taken back after a refund */
  readonly takenBackAt: number | null
  /** the items that the player no longer owned when they were taken back */
  readonly missing: readonly PurchasedItem[]
  /** whether it was refunded because another subscription replaces this one */
  readonly isOvertaken?: boolean
}

/** A purchase of a package. Times are milliseconds since the epoch. */
export interface PaymentDocument {
  readonly _id: Types.ObjectId
  readonly provider: 'paypal' | 'sandbox'
  readonly kind: 'order' | 'subscription'
  readonly status: PaymentStatus
  readonly buyerId: string
  /** the recipient: the buyer, or another player */
  readonly recipientId: string
  /** as received by the REST API, such as `buyForUser:Mina` */
  readonly additionalInfo: string
  /** for mails, if the language of the account is unknown */
  readonly language: Language
  readonly purchased: PurchasedPackage
  /** the first charge, US cents */
  readonly firstCents: number
  /** for an upgrade: the charge of the lower subscription to which `firstCents` is the difference */
  readonly creditedCharge?: string
  /** the last charge of the cancelled subscription that this one continues; nothing is charged before `startsAt` */
  readonly continuedCharge?: string
  /** time at which a subscription is charged for the first whole month; null for a single purchase */
  readonly startsAt: number | null
  readonly createdAt: number
  readonly approveBy: number
  /** the id of the order or subscription at the provider; null until it was created there */
  readonly providerId: string | null
  readonly approveUrl: string | null
  /** time of a subscription's next charge; null for never */
  readonly renewsAt: number | null
  readonly captures: readonly Capture[]
  /** player and package, while a deal that is sold once is being paid or is paid; unique */
  readonly oneTimeKey?: string
  /** for a deal that is sold once: buyer, player, package and the number of their earlier payments; unique */
  readonly dealKey?: string
  /** whether it was approved, and never charged, since another payment for the same deal came first */
  readonly isDuplicate?: boolean
  /** why charges of it were refunded that gave nothing; missing if they were refunded for another reason */
  readonly obstacle?: PurchaseObstacle | 'recipientDeleted'
  /** the call that began it, if it had an `Idempotency-Key`: buyer and key, unique, and the fingerprint of the input */
  readonly begunBy?: { readonly key: string; readonly fingerprint: string }
  /** time of a worker's next check; null for never */
  readonly checkAt: number | null
  /** number of failed checks in a row */
  readonly failures: number
  /**
   * number of times that a change of an account has requested a check: a check that began earlier does not defer the
   * next one
   */
  readonly looksAsked?: number
}

/** A webhook event of the provider; its body is not kept. */
export interface WebhookEventDocument {
  readonly _id: string
  readonly type: string
  /** the charge that the event says was reversed, else null */
  readonly reversedCaptureId: string | null
  /** for a charge whose payment is not in the books: the numbers of both, and of the subscription that made it */
  readonly unknown?: { readonly paymentId: string; readonly captureId: string; readonly subscriptionId?: string }
  readonly receivedAt: Date
  /** null until it was acted on */
  readonly processedAt: Date | null
}

const text = { type: String, required: true } as const
const number = { type: Number, required: true } as const
const time = { type: Number, default: null } as const
const items = [{ _id: false, itemId: text, amount: number }]

const paymentSchema = new Schema<PaymentDocument>(
  {
    provider: text,
    kind: text,
    status: text,
    buyerId: text,
    recipientId: text,
    additionalInfo: { type: String, default: '' },
    language: text,
    purchased: {
      packageId: text,
      name: text,
      cents: number,
      level: number,
      isOneTime: { type: Boolean, required: true },
      items,
    },
    firstCents: number,
    creditedCharge: String,
    continuedCharge: String,
    startsAt: time,
    createdAt: number,
    approveBy: number,
    providerId: { type: String, default: null },
    approveUrl: { type: String, default: null },
    renewsAt: time,
    captures: [
      {
        _id: false,
        captureId: text,
        cents: number,
        refundedCents: number,
        status: text,
        paidAt: number,
        paidUntil: time,
        grantedAt: time,
        takenBackAt: time,
        missing: items,
        isOvertaken: Boolean,
      },
    ],
    oneTimeKey: String,
    dealKey: String,
    isDuplicate: Boolean,
    obstacle: String,
    begunBy: { type: new Schema({ key: text, fingerprint: text }, { _id: false }) },
    checkAt: time,
    failures: { type: Number, default: 0 },
    looksAsked: Number,
  },
  { versionKey: false },
)
paymentSchema.index({ buyerId: 1, createdAt: -1, _id: -1 })
paymentSchema.index({ recipientId: 1, createdAt: -1, _id: -1 })
paymentSchema.index({ providerId: 1 }, { unique: true, partialFilterExpression: { providerId: { $type: 'string' } } })
paymentSchema.index({ 'captures.captureId': 1 })
paymentSchema.index({ oneTimeKey: 1 }, { unique: true, sparse: true })
paymentSchema.index({ dealKey: 1 }, { unique: true, sparse: true })
paymentSchema.index({ 'begunBy.key': 1 }, { unique: true, sparse: true })
paymentSchema.index({ checkAt: 1 })

const webhookEventSchema = new Schema<WebhookEventDocument>(
  {
    _id: text,
    type: text,
    reversedCaptureId: { type: String, default: null },
    unknown: { type: new Schema({ paymentId: text, captureId: text, subscriptionId: String }, { _id: false }) },
    receivedAt: { type: Date, required: true },
    processedAt: { type: Date, default: null },
  },
  { versionKey: false },
)
webhookEventSchema.index({ reversedCaptureId: 1 })
webhookEventSchema.index({ 'unknown.captureId': 1 }, { sparse: true })

/** The collections of this domain. */
export interface PaymentModels {
  readonly payments: Model<PaymentDocument>
  readonly webhookEvents: Model<WebhookEventDocument>
}

export const paymentModelsService = defineService<PaymentModels>({
  name: 'payments.models',
  create(app) {
    const connection = app.get(connectionService)
    return {
      payments: connection.model<PaymentDocument>('Payment', paymentSchema, 'payments'),
      webhookEvents: connection.model<WebhookEventDocument>('WebhookEvent', webhookEventSchema, 'webhookEvents'),
    }
  },
})
