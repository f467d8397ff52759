import { connectionService } from '@sanguine/db'
import { defineService, type TokenScope } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'

/** `waiting` and `refused`: its owner alone can connect it. `approved`: everybody can. */
export const clientStates = ['waiting', 'approved', 'refused'] as const

export type ClientState = (typeof clientStates)[number]

/** A program that a player registered. The site calls it an app. */
export interface OauthClientRecord {
  /** the client id of OAuth, no secret */
  readonly _id: string
  readonly ownerId: Types.ObjectId
  readonly name: string
  readonly description: string
  /** the app's page, https; empty if it has none */
  readonly website: string
  /** none for an app that connects by codes for devices alone */
  readonly redirectUris: readonly string[]
  /** all that it may ever ask for */
  readonly scopes: readonly TokenScope[]
  /** hash of the secret of a confidential client; null for a public one, which can keep none */
  readonly secretHash: string | null
  readonly state: ClientState
  /** why the staff refused it; empty otherwise */
  readonly reason: string
  readonly createdAt: Date
  readonly reviewedAt: Date | null
  /** rises with every change by its owner or the staff */
  readonly revision: number
}

const oauthClientSchema = new Schema<OauthClientRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    description: { type: String, default: '' },
    website: { type: String, default: '' },
    redirectUris: { type: [String], required: true },
    scopes: { type: [String], required: true },
    secretHash: { type: String, default: null },
    state: { type: String, required: true, enum: clientStates },
    reason: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    reviewedAt: { type: Date, default: null },
    revision: { type: Number, required: true },
  },
  { versionKey: false },
)
oauthClientSchema.index({ ownerId: 1 })
oauthClientSchema.index({ state: 1, createdAt: -1, _id: -1 })
oauthClientSchema.index({ createdAt: -1, _id: -1 })

export const oauthClientsService = defineService<Model<OauthClientRecord>>({
  name: 'OAuth clients',
  create: (app) =>
    app.get(connectionService).model<OauthClientRecord>('OauthClient', oauthClientSchema, 'oauthClients'),
})
