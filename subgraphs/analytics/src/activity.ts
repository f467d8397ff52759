import { createHmac } from 'node:crypto'
import {
  type App,
  addDays,
  batch,
  berlinDayOf,
  type Day,
  defineService,
  isPlaying,
  type Viewer,
} from '@sanguine/kernel'
import { LRUCache } from 'lru-cache'
import { trusted } from 'mongoose'
import { analyticsModelsService } from './analytics.model'

/** The latest days of an account's activity that are kept: the longest window, and time to close days late. */
export const keptActivityDays = 60

const maxRemembered = 50_000

const hourMs = 3_600_000

interface Mark {
  readonly day: Day
  /** whole hours since the epoch at the last call */
  readonly hour: number
  readonly stored: Promise<undefined>
}

/**
 * On which days accounts were active. An account is active on a day of Berlin on which it makes a call with its session
 * while it may play. Written with the account's first call of a day at a gateway; the calls after it cost nothing.
 */
export class Activity {
  readonly #app: App
  readonly #marks = new LRUCache<string, Mark>({ max: maxRemembered })
  readonly #store = batch((accounts: readonly { readonly id: string; readonly day: Day }[]) => this.#write(accounts))

  constructor(app: App) {
    this.#app = app
  }

  /**
   * Marks the account as active today; resolves once that is stored. A failure is logged and does not fail the call: the
   * account's next call tries again.
   */
  async record({ accountId, role }: Pick<Viewer, 'accountId' | 'role'>): Promise<void> {
    if (!isPlaying(role)) return
    const now = this.#app.clock.now()
    const hour = Math.floor(now / hourMs)
    const known = this.#marks.get(accountId)
    // Days in Berlin begin with whole hours of UTC, so most calls need no calendar.
    const mark = known?.hour === hour ? known : this.#markAt(accountId, { day: berlinDayOf(now), hour })
    try {
      await mark.stored
    } catch {
      // the write has logged it
      if (this.#marks.peek(accountId) === mark) this.#marks.delete(accountId)
    }
  }

  /** The number of accounts that were active on at least one day from `from` to `to`, both included. */
  count(from: Day, to: Day): Promise<number> {
    return this.#model.countDocuments({
      lastDay: trusted({ $gte: from }),
      days: trusted({ $elemMatch: { $gte: from, $lte: to } }),
    })
  }

  /** The last day on which any account was active; null if none was. */
  async findLastDay(): Promise<Day | null> {
    const found = await this.#model.findOne({}, { lastDay: 1 }).sort({ lastDay: -1 }).lean()
    return found?.lastDay ?? null
  }

  /** The kept days on which an account was active, oldest first. */
  async daysOf(accountId: string): Promise<readonly Day[]> {
    const found = await this.#model.findById(this.#idOf(accountId)).lean()
    return (found?.days ?? []).toSorted()
  }

  /** Removes days that are not among the kept ones before `today`. */
  async removeOld(today: Day): Promise<void> {
    const isOld = trusted({ $lt: oldestActivity(today) })
    await this.#model.deleteMany({ lastDay: isOld })
    await this.#model.updateMany({ days: isOld }, { $pull: { days: isOld } })
  }

  /** The account's mark of that day, written unless it was before. */
  #markAt(accountId: string, { day, hour }: { readonly day: Day; readonly hour: number }): Mark {
    const known = this.#marks.get(accountId)
    const mark =
      known && known.day >= day
        ? { ...known, hour }
        : { day, hour, stored: this.#store({ id: this.#idOf(accountId), day }) }
    this.#marks.set(accountId, mark)
    return mark
  }

  get #model() {
    return this.#app.get(analyticsModelsService).activity
  }

  #idOf(accountId: string): string {
    return createHmac('sha256', this.#app.settings.passwordPepper).update(`activity:${accountId}`).digest('base64url')
  }

  async #write(accounts: readonly { readonly id: string; readonly day: Day }[]): Promise<readonly undefined[]> {
    const writes = accounts.map(({ id, day }) => ({
      updateOne: {
        filter: { _id: id },
        update: { $addToSet: { days: day }, $max: { lastDay: day } },
        upsert: true,
      },
    }))
    try {
      await this.#model.bulkWrite(writes, { ordered: false })
    } catch (error) {
      this.#app.log.error({ err: error, accounts: accounts.length }, 'The activity of accounts could not be recorded.')
      throw error
    }
    return accounts.map(() => undefined)
  }
}

/** The oldest day whose activity is kept on a day. */
export const oldestActivity = (today: Day): Day => addDays(today, 1 - keptActivityDays)

export const activityService = defineService<Activity>({
  name: 'analytics activity',
  create: (app) => new Activity(app),
})
