import { createHash } from 'node:crypto'
import { connectionService } from '@sanguine/db'
import { type App, defineService } from '@sanguine/kernel'
import { type ClientSession, type Model, Schema, type Types, trusted } from 'mongoose'
import type { AccountRecord } from '../accounts.model'

/** A single-use token that went out by mail. */
interface MailTokenRecord {
  /** SHA-256 of the token, so that a reader of the database cannot use it */
  readonly _id: string
  readonly purpose: Purpose
  readonly accountId: Types.ObjectId
  /** the address that the link was mailed to; absent in tokens from before this was kept for every purpose */
  readonly email?: string
  /** the account's version when the token was requested; absent for 0 */
  readonly credentialVersion?: number
  /** the session that requested it, if that session survives the use of the link */
  readonly sessionId?: string | undefined
  readonly expiresAt: Date
  /** time at which the database removes it: some days after it expired, so that a late click gets the right message */
  readonly removeAt: Date
}

const mailTokenSchema = new Schema<MailTokenRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true, enum: ['activation', 'passwordReset', 'emailChange'] },
    accountId: { type: Schema.Types.ObjectId, required: true },
    email: String,
    credentialVersion: Number,
    sessionId: String,
    expiresAt: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { versionKey: false },
)
mailTokenSchema.index({ accountId: 1 })
mailTokenSchema.index({ removeAt: 1 })

export const mailTokensService = defineService<Model<MailTokenRecord>>({
  name: 'mail tokens',
  create: (app) => app.get(connectionService).model<MailTokenRecord>('MailToken', mailTokenSchema, 'mailTokens'),
})

export type Purpose = 'activation' | 'passwordReset' | 'emailChange'

const [hour, day] = [3_600_000, 86_400_000]
/** The lifetime of a link. */
export const mailTokenLifeMs: Readonly<Record<Purpose, number>> = {
  activation: 7 * day,
  passwordReset: hour,
  emailChange: day,
}

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Issues a token and returns it; only its hash is stored. It is mailed to the address that `account` had when the token
 * was requested, or to `email`, which it then confirms.
 */
export async function issueMailToken(
  app: App,
  purpose: Purpose,
  {
    _id: accountId,
    email: ownEmail,
    credentialVersion = 0,
  }: Pick<AccountRecord, '_id' | 'email' | 'credentialVersion'>,
  {
    email = ownEmail,
    sessionId,
    session,
  }: { readonly email?: string; readonly sessionId?: string; readonly session: ClientSession },
): Promise<string> {
  const token = app.random.hex(16)
  const expiresAt = app.clock.now() + mailTokenLifeMs[purpose]
  const record: MailTokenRecord = {
    _id: idOf(token),
    purpose,
    accountId,
    email,
    credentialVersion,
    sessionId,
    expiresAt: new Date(expiresAt),
    removeAt: new Date(expiresAt + 30 * day),
  }
  await app.get(mailTokensService).create([record], { session })
  return token
}

export type Found =
  | { readonly state: 'valid' | 'expired'; readonly accountId: Types.ObjectId }
  | { readonly state: 'none' }

export async function findMailToken(app: App, purpose: Purpose, token: string): Promise<Found> {
  const found = await app
    .get(mailTokensService)
    .findOne({ _id: idOf(token), purpose })
    .lean()
  if (!found) return { state: 'none' }
  const isValid = found.expiresAt.getTime() > app.clock.now()
  return { state: isValid ? 'valid' : 'expired', accountId: found.accountId }
}

/**
 * Uses up a token and returns its account. Only one of several simultaneous callers gets it, and the others get null.
 */
export async function spendMailToken(
  app: App,
  purpose: Purpose,
  token: string,
  session: ClientSession | null = null,
): Promise<MailTokenRecord | null> {
  const isValid = trusted({ $gt: new Date(app.clock.now()) })
  return app
    .get(mailTokensService)
    .findOneAndDelete({ _id: idOf(token), purpose, expiresAt: isValid })
    .session(session)
    .lean()
}

export async function dropMailTokens(
  app: App,
  purpose: Purpose,
  accountId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<void> {
  await app.get(mailTokensService).deleteMany({ purpose, accountId }).session(session)
}
