import { connectionService } from '@sanguine/db'
import { defineService, type TokenScope } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'

/** A personal access token of an account. Only its hash is stored. */
export interface PersonalTokenRecord {
  readonly _id: string
  readonly accountId: Types.ObjectId
  /** see `hashOfToken` */
  readonly hash: string
  readonly name: string
  readonly scopes: readonly TokenScope[]
  /** lifetime that its owner chose, which a rotation begins again */
  readonly lifeDays: number
  readonly createdAt: Date
  readonly expiresAt: Date
  /** time of its last call, up to a minute off */
  readonly lastUsedAt?: Date
  /** browser or program, and system of its last call */
  readonly lastProgram?: string
  readonly lastSystem?: string
  /** keyed hash of the network of its last call, stored for seven days at most */
  readonly originHash?: string
}

const personalTokenSchema = new Schema<PersonalTokenRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: Schema.Types.ObjectId, required: true },
    hash: { type: String, required: true },
    name: { type: String, required: true },
    scopes: { type: [String], required: true },
    lifeDays: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: Date,
    lastProgram: String,
    lastSystem: String,
    originHash: String,
  },
  { versionKey: false },
)
personalTokenSchema.index({ hash: 1 }, { unique: true })
personalTokenSchema.index({ accountId: 1 })
personalTokenSchema.index({ expiresAt: 1 })

export const personalTokensService = defineService<Model<PersonalTokenRecord>>({
  name: 'personal access tokens',
  create: (app) =>
    app.get(connectionService).model<PersonalTokenRecord>('PersonalToken', personalTokenSchema, 'personalTokens'),
})
