import { createHmac } from 'node:crypto'
import { connectionService, isDuplicateKey } from '@sanguine/db'
import {
  type App,
  defineService,
  logReachedLimit,
  type SecurityContext,
  type Sentence,
  tooMany,
} from '@sanguine/kernel'
import { type Model, Schema, trusted } from 'mongoose'

interface AttemptsRecord {
  /** keyed hash of the kind and the subject, so that no address or name is stored */
  readonly _id: string
  readonly count: number
  /** milliseconds from the first try to `endsAt` */
  readonly windowMs?: number
  readonly endsAt: Date
  /** later than `endsAt` if the next window depends on this one */
  readonly removeAt?: Date
}

const attemptsSchema = new Schema<AttemptsRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    windowMs: Number,
    endsAt: { type: Date, required: true },
    removeAt: Date,
  },
  { versionKey: false },
)
attemptsSchema.index({ removeAt: 1 })

export const attemptsService = defineService<Model<AttemptsRecord>>({
  name: 'attempts',
  create: (app) => app.get(connectionService).model<AttemptsRecord>('Attempts', attemptsSchema, 'attempts'),
})

/** The number of attempts that are allowed in a window, which the first attempt opens. */
export interface AttemptLimit {
  readonly kind: string
  readonly max: number
  readonly windowMs: number
  /** the window doubles, up to this, each time the previous one was used up */
  readonly maxWindowMs?: number
}

const [minute, hour, day] = [60_000, 60 * 60_000, 24 * 60 * 60_000]

export const limits = {
  registration: { kind: 'registration', max: 20, windowMs: hour },
  login: { kind: 'login', max: 30, windowMs: minute },
  /** per account and origin */
  failedLogin: { kind: 'failedLogin', max: 10, windowMs: 15 * minute, maxWindowMs: day },
  /** per account, for all origins that it has not logged in from */
  unknownOrigin: { kind: 'unknownOrigin', max: 100, windowMs: hour },
  /** codes for an account whose password was right */
  secondFactor: { kind: 'secondFactor', max: 5, windowMs: 5 * minute, maxWindowMs: day },
  /** per app and origin: each one stores a request of a device */
  deviceRequest: { kind: 'deviceRequest', max: 60, windowMs: hour },
  /** codes of devices that an account enters */
  deviceCode: { kind: 'deviceCode', max: 10, windowMs: 15 * minute, maxWindowMs: day },
  passwordReset: { kind: 'passwordReset', max: 20, windowMs: hour },
  /** per account: each one creates an order at the payment provider */
  purchase: { kind: 'purchase', max: 30, windowMs: hour },
  /** per payment: each one queries the payment provider */
  paymentCheck: { kind: 'paymentCheck', max: 60, windowMs: minute },
  /** per account: an export reads all its stored data */
  dataExport: { kind: 'dataExport', max: 5, windowMs: day },
  /** per account */
  mail: { kind: 'mail', max: 5, windowMs: hour },
  /** per account, to an address that is not confirmed */
  emailChange: { kind: 'emailChange', max: 5, windowMs: hour },
  /** to an address that is not confirmed, for all accounts together */
  unconfirmedEmail: { kind: 'unconfirmedEmail', max: 3, windowMs: hour },
  /** to the owner of an address that others register with; further ones are dropped without a trace */
  addressNotice: { kind: 'addressNotice', max: 3, windowMs: hour },
} as const satisfies Record<string, AttemptLimit>

const idOf = (app: App, { kind }: AttemptLimit, whom: string): string =>
  createHmac('sha256', app.settings.passwordPepper).update(`${kind}:${whom}`).digest('base64url')

/**
 * Counts an attempt before it is made, so that simultaneous attempts cannot slip past. Returns null if the attempt is
 * allowed, otherwise the seconds until the next one. The limit holds for all gateways together, because the count is in
 * the database.
 */
export async function countAttempt(
  context: SecurityContext,
  limit: AttemptLimit,
  whom: string,
): Promise<number | null> {
  const { app } = context
  const attempts = app.get(attemptsService)
  const [_id, now] = [idOf(app, limit, whom), app.clock.now()]
  const max = Math.max(1, Math.round(limit.max * app.settings.rateLimitFactor))
  for (;;) {
    const open = await attempts
      .findOneAndUpdate(
        { _id, endsAt: trusted({ $gt: new Date(now) }) },
        { $inc: { count: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
    if (open) {
      const endsAt = await endOfWindow(app, limit, open)
      if (open.count <= max) return null
      logReachedLimit(context, limit.kind, _id)
      return Math.max(1, Math.ceil((endsAt - now) / 1000))
    }
    if (await openWindow(app, limit, _id, max)) return null
    // Another attempt opened the window in between, so this one counts in it.
  }
}

/**
 * The end of a window in milliseconds since the epoch. A window that a fast clock opened is shortened to its length
 * from now. Otherwise nobody could log in until that clock's time.
 */
async function endOfWindow(app: App, limit: AttemptLimit, open: AttemptsRecord): Promise<number> {
  const length = open.windowMs ?? limit.maxWindowMs ?? limit.windowMs
  const endsAt = app.clock.now() + length
  if (open.endsAt.getTime() <= endsAt) return open.endsAt.getTime()
  await app
    .get(attemptsService)
    .updateOne({ _id: open._id, endsAt: open.endsAt }, { $set: timesOf(limit, length, endsAt) })
  return endsAt
}

/** The times at which a window ends and is removed. */
const timesOf = ({ maxWindowMs }: AttemptLimit, length: number, endsAt: number) => ({
  endsAt: new Date(endsAt),
  removeAt: new Date(maxWindowMs === undefined ? endsAt : endsAt + length),
})

/** Opens a window with one attempt in it. Returns false if another attempt has opened one in the meantime. */
async function openWindow(app: App, limit: AttemptLimit, _id: string, max: number): Promise<boolean> {
  const { windowMs, maxWindowMs = windowMs } = limit
  const [attempts, now] = [app.get(attemptsService), app.clock.now()]
  const before = await attempts.findById(_id).lean()
  const isUsedUp = before !== null && before.count > max
  const length = isUsedUp ? Math.min((before.windowMs ?? windowMs) * 2, maxWindowMs) : windowMs
  try {
    await attempts.updateOne(
      { _id, endsAt: trusted({ $lte: new Date(now) }) },
      { $set: { count: 1, windowMs: length, ...timesOf(limit, length, now + length) } },
      { upsert: true },
    )
    return true
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    return false
  }
}

export const tooManyMails: Sentence = {
  en: 'Too many emails. Please look in your spam folder, or try again in an hour.',
  de: 'Zu viele E-Mails. Bitte sieh im Spam-Ordner nach oder versuche es in einer Stunde noch einmal.',
}

/** Counts an attempt, or throws a `tooMany` with the sentence. */
export async function requireAttempt(
  context: SecurityContext,
  limit: AttemptLimit,
  whom: string,
  sentence: Sentence,
): Promise<void> {
  const seconds = await countAttempt(context, limit, whom)
  if (seconds !== null) throw tooMany(sentence, seconds)
}

export async function forgetAttempts(app: App, limit: AttemptLimit, whom: string): Promise<void> {
  await app.get(attemptsService).deleteOne({ _id: idOf(app, limit, whom) })
}
