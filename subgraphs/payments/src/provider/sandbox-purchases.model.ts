import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/** An order or subscription of the built-in provider of play money. Times are milliseconds since the epoch, amounts US cents. */
export interface SandboxPurchase {
  /** made of the payment's id */
  readonly _id: string
  readonly paymentId: string
  readonly kind: 'order' | 'subscription'
  readonly description: string
  readonly cents: number
  /** null for an order */
  readonly monthlyCents: number | null
  /** time of the first monthly charge; null for an order */
  readonly nextChargeAt: number | null
  readonly status: 'created' | 'declined' | 'approved' | 'completed' | 'active' | 'cancelled'
  readonly returnUrl: string
  readonly cancelUrl: string
  readonly charges: readonly {
    readonly captureId: string
    readonly cents: number
    readonly at: number
    readonly isRefunded: boolean
  }[]
}

const text = { type: String, required: true } as const
const number = { type: Number, required: true } as const
const time = { type: Number, default: null } as const

const sandboxPurchaseSchema = new Schema<SandboxPurchase>(
  {
    _id: text,
    paymentId: text,
    kind: text,
    description: text,
    cents: number,
    monthlyCents: time,
    nextChargeAt: time,
    status: text,
    returnUrl: text,
    cancelUrl: text,
    charges: [
      { _id: false, captureId: text, cents: number, at: number, isRefunded: { type: Boolean, default: false } },
    ],
  },
  { versionKey: false },
)

export const sandboxPurchasesService = defineService<Model<SandboxPurchase>>({
  name: 'payments.sandboxPurchases',
  create: (app) =>
    app.get(connectionService).model<SandboxPurchase>('SandboxPurchase', sandboxPurchaseSchema, 'sandboxPurchases'),
})
