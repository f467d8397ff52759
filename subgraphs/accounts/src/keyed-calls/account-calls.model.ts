import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema } from 'mongoose'

/** A call of an account under an `Idempotency-Key` that succeeded. */
export interface AccountCallRecord {
  /** digest of account and key, so that the key itself is not stored */
  readonly _id: string
  readonly accountId: string
  /** of the operation and its input */
  readonly fingerprint: string
  /** random; the secret that the call returned follows from it, the key and the pepper */
  readonly nonce: string
  /** the token, app, webhook or delivery that the call made or changed; empty for a call that only sent mails */
  readonly subjectId: string
  readonly removeAt: Date
}

const accountCallSchema = new Schema<AccountCallRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    fingerprint: { type: String, required: true },
    nonce: { type: String, required: true },
    subjectId: { type: String, default: '' },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false },
)
accountCallSchema.index({ accountId: 1 })
accountCallSchema.index({ removeAt: 1 })

export const accountCallsService = defineService<Model<AccountCallRecord>>({
  name: 'keyed calls of accounts',
  create: (app) =>
    app.get(connectionService).model<AccountCallRecord>('AccountCall', accountCallSchema, 'accountCalls'),
})
