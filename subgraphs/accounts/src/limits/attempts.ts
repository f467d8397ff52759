import { createHmac } from 'node:crypto'
import { connectionService, isDuplicateKey } from '@sanguine/db'
import { type App, defineService, tooMany } from '@sanguine/kernel'
import { type Model, Schema, trusted } from 'mongoose'

interface AttemptsRecord {
  /** keyed hash of the kind and of whom it concerns, so that no address or name is stored */
  readonly _id: string
  readonly count: number
  readonly endsAt: Date
}

const attemptsSchema = new Schema<AttemptsRecord>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    endsAt: { type: Date, required: true },
  },
  { versionKey: false },
)
attemptsSchema.index({ endsAt: 1 })

export const attemptsService = defineService<Model<AttemptsRecord>>({
  name: 'attempts',
  create: (app) => app.get(connectionService).model<AttemptsRecord>('Attempts', attemptsSchema, 'attempts'),
})

/** How often something may be tried before the window that the first try opens is over. */
export interface AttemptLimit {
  readonly kind: string
  readonly most: number
  readonly windowMs: number
}

const minute = 60_000

export const limits = {
  registration: { kind: 'registration', most: 20, windowMs: 60 * minute },
  login: { kind: 'login', most: 30, windowMs: minute },
  failedLogin: { kind: 'failedLogin', most: 10, windowMs: 15 * minute },
  passwordReset: { kind: 'passwordReset', most: 20, windowMs: 60 * minute },
  mail: { kind: 'mail', most: 5, windowMs: 60 * minute },
} as const satisfies Record<string, AttemptLimit>

const idOf = (app: App, { kind }: AttemptLimit, whom: string): string =>
  createHmac('sha256', app.settings.passwordPepper).update(`${kind}:${whom}`).digest('base64url')

/**
 * Counts a try before it is made, so that tries at the same time cannot slip past. Answers null when there is room,
 * else the seconds until there is. Holds over all gateways, since the count is in the database.
 */
export async function countAttempt(app: App, limit: AttemptLimit, whom: string): Promise<number | null> {
  const attempts = app.get(attemptsService)
  const [_id, now] = [idOf(app, limit, whom), app.clock.now()]
  const most = Math.max(1, Math.round(limit.most * app.settings.rateLimitFactor))
  for (;;) {
    const open = await attempts
      .findOneAndUpdate(
        { _id, endsAt: trusted({ $gt: new Date(now) }) },
        { $inc: { count: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
    if (open) return open.count > most ? Math.max(1, Math.ceil((open.endsAt.getTime() - now) / 1000)) : null
    const endsAt = new Date(now + limit.windowMs)
    try {
      await attempts.updateOne(
        { _id, endsAt: trusted({ $lte: new Date(now) }) },
        { $set: { count: 1, endsAt } },
        { upsert: true },
      )
      return null
    } catch (error) {
      // Another try opened the window in between: count in that one.
      if (!isDuplicateKey(error)) throw error
    }
  }
}

/** Counts a try, or throws a `tooMany` with the sentence. */
export async function requireAttempt(app: App, limit: AttemptLimit, whom: string, sentence: string): Promise<void> {
  const seconds = await countAttempt(app, limit, whom)
  if (seconds !== null) throw tooMany(sentence, seconds)
}

export async function forgetAttempts(app: App, limit: AttemptLimit, whom: string): Promise<void> {
  await app.get(attemptsService).deleteOne({ _id: idOf(app, limit, whom) })
}
