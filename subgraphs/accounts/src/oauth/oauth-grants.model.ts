import { connectionService } from '@sanguine/db'
import { defineService, type TokenScope } from '@sanguine/kernel'
import { type Model, Schema, type Types } from 'mongoose'
import { type LastUse, lastUseFields } from '../personal-tokens/token-use'

/** An access token of a grant. Only its hash is stored. */
export interface AccessTokenRecord {
  readonly hash: string
  /** those of the grant, or fewer that the client asked for */
  readonly scopes: readonly TokenScope[]
  readonly issuedAt: Date
  readonly expiresAt: Date
}

/** The authorization code of a grant. It stays after its use, so that a second use ends the grant. */
export interface AuthorizationCodeRecord {
  readonly hash: string
  /** S256 challenge of PKCE */
  readonly challenge: string
  readonly redirectUri: string
  readonly expiresAt: Date
  readonly isUsed: boolean
}

/**
 * The permission that an account gave a client by one consent. All tokens of the grant are in it, so one write replaces them, and
 * its deletion ends them.
 */
export interface OauthGrantRecord extends LastUse {
  readonly _id: string
  readonly accountId: Types.ObjectId
  readonly clientId: string
  readonly scopes: readonly TokenScope[]
  /** absent in a grant for a device */
  readonly code?: AuthorizationCodeRecord
  /** hash of the beginning that all refresh tokens of the grant share, by which a used one is known for good */
  readonly familyHash?: string
  /** hash of the refresh token that is valid; null before the client got its first tokens */
  readonly refreshHash: string | null
  readonly accessTokens: readonly AccessTokenRecord[]
  readonly createdAt: Date
  /** end of the grant, unless the client refreshes its tokens before */
  readonly expiresAt: Date
}

const oauthGrantSchema = new Schema<OauthGrantRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: Schema.Types.ObjectId, required: true },
    clientId: { type: String, required: true },
    scopes: { type: [String], required: true },
    code: new Schema<AuthorizationCodeRecord>(
      { hash: String, challenge: String, redirectUri: String, expiresAt: Date, isUsed: Boolean },
      { _id: false },
    ),
    familyHash: String,
    refreshHash: { type: String, default: null },
    accessTokens: {
      type: [
        new Schema<AccessTokenRecord>(
          { hash: String, scopes: [String], issuedAt: Date, expiresAt: Date },
          { _id: false },
        ),
      ],
      required: true,
    },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    ...lastUseFields,
  },
  { versionKey: false },
)
oauthGrantSchema.index({ accountId: 1, clientId: 1 })
oauthGrantSchema.index({ clientId: 1 })
oauthGrantSchema.index({ 'code.hash': 1 })
oauthGrantSchema.index({ familyHash: 1 })
oauthGrantSchema.index({ 'accessTokens.hash': 1 })
oauthGrantSchema.index({ expiresAt: 1 })

export const oauthGrantsService = defineService<Model<OauthGrantRecord>>({
  name: 'OAuth grants',
  create: (app) => app.get(connectionService).model<OauthGrantRecord>('OauthGrant', oauthGrantSchema, 'oauthGrants'),
})
