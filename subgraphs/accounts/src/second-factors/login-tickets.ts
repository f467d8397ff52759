import { createHash } from 'node:crypto'
import { connectionService } from '@sanguine/db'
import { type App, defineService } from '@sanguine/kernel'
import { type ClientSession, type Model, Schema, type Types, trusted } from 'mongoose'

/**
 * `secondFactor`: the password was right. `passkeyLogin`, `passkeyEnrolment`: a challenge for an authenticator.
 * `dataExport`: the password was right, and the data of the account may be read once. `authorization`: the account sees
 * what an app asks for.
 */
const ticketPurposes = ['secondFactor', 'passkeyLogin', 'passkeyEnrolment', 'dataExport', 'authorization'] as const

export type TicketPurpose = (typeof ticketPurposes)[number]

/** A step of a login, an enrolment, an export or a consent that waits for the next one. */
interface LoginTicketRecord {
  /** SHA-256 of the ticket */
  readonly _id: string
  readonly purpose: TicketPurpose
  /** null if the account is not known before the next step */
  readonly accountId: Types.ObjectId | null
  /** the account's version when the password was checked */
  readonly credentialVersion: number
  /** the bytes that the authenticator signs, base64url; absent without an authenticator */
  readonly challenge?: string
  /** JSON of the request of an app; absent for other purposes */
  readonly request?: string
  readonly expiresAt: Date
}

const loginTicketSchema = new Schema<LoginTicketRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true, enum: ticketPurposes },
    accountId: { type: Schema.Types.ObjectId, default: null },
    credentialVersion: { type: Number, required: true },
    challenge: String,
    request: String,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
)
loginTicketSchema.index({ expiresAt: 1 })

export const loginTicketsService = defineService<Model<LoginTicketRecord>>({
  name: 'login tickets',
  create: (app) =>
    app.get(connectionService).model<LoginTicketRecord>('LoginTicket', loginTicketSchema, 'loginTickets'),
})

const lifeMs = 5 * 60_000

const idOf = (ticket: string): string => createHash('sha256').update(ticket).digest('hex')

/** Issues a ticket that is valid for five minutes. */
export async function issueTicket(
  app: App,
  fields: Pick<LoginTicketRecord, 'purpose' | 'accountId' | 'credentialVersion' | 'challenge' | 'request'>,
): Promise<string> {
  const ticket = app.random.hex(24)
  const expiresAt = new Date(app.clock.now() + lifeMs)
  await app.get(loginTicketsService).create({ _id: idOf(ticket), ...fields, expiresAt })
  return ticket
}

const validTicket = (app: App, purpose: TicketPurpose, ticket: string) => ({
  _id: idOf(ticket),
  purpose,
  expiresAt: trusted({ $gt: new Date(app.clock.now()) }),
})

/** A valid ticket, or null. Does not use it up. */
export const findTicket = (app: App, purpose: TicketPurpose, ticket: string): Promise<LoginTicketRecord | null> =>
  app
    .get(loginTicketsService)
    .findOne(validTicket(app, purpose, ticket))
    .lean()
    .exec()

/**
 * Uses up a ticket. Only one of several simultaneous callers gets it, and the others get null. With an account, a
 * ticket of another account is left alone.
 */
export const spendTicket = (
  app: App,
  purpose: TicketPurpose,
  ticket: string,
  { accountId, session = null }: { readonly accountId?: string; readonly session?: ClientSession | null } = {},
): Promise<LoginTicketRecord | null> =>
  app
    .get(loginTicketsService)
    .findOneAndDelete({ ...validTicket(app, purpose, ticket), ...(accountId !== undefined && { accountId }) })
    .session(session)
    .lean()
    .exec()
