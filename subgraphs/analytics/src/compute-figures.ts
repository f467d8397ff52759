import { countAccounts } from '@sanguine/accounts'
import { type App, addDays, type Day, endOfDay } from '@sanguine/kernel'
import { countSubscriptions } from '@sanguine/players'
import { activityService } from './activity'
import type { DayFigures, DayPurchase } from './analytics.model'

/** The figures of a day that can be known at the time of the call. */
export interface KnownOfDay {
  /** whether accounts and subscriptions are still as they were when the day ended */
  readonly isStateKnown: boolean
  /** the first day whose activity is known; null if all days are known */
  readonly activityFrom: Day | null
}

type ComputeFigures = (day: Day, known: KnownOfDay, purchases: readonly DayPurchase[]) => Promise<DayFigures>

/**
 * Computes the key figures of days from the present data. Data for all days is read once, because a gateway that starts
 * after months computes hundreds of them.
 */
export async function figuresOf(app: App): Promise<ComputeFigures> {
  const activity = app.get(activityService)
  const lastActiveDay = await activity.findLastDay()
  let subscriptions: ReturnType<typeof countSubscriptions> | null = null

  const countActive = async (from: Day, to: Day): Promise<number> =>
    lastActiveDay === null || from > lastActiveDay ? 0 : activity.count(from, to)

  return async (day, { isStateKnown, activityFrom }, purchases) => {
    const activeIn = async (days: number): Promise<number | null> => {
      const from = addDays(day, 1 - days)
      return activityFrom === null || from >= activityFrom ? countActive(from, day) : null
    }
    if (isStateKnown) subscriptions ??= countSubscriptions(app)
    const counted = isStateKnown ? await subscriptions : null
    return {
      users: isStateKnown ? await countAccounts(app, endOfDay(day)) : null,
      activeUsers: await activeIn(1),
      activeUsersLast7Days: await activeIn(7),
      activeUsersLast30Days: await activeIn(30),
      silverSubscriptions: counted?.silver ?? null,
      goldSubscriptions: counted?.gold ?? null,
      platinumSubscriptions: counted?.platinum ?? null,
      purchases,
    }
  }
}
