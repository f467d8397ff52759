import { countAccounts } from '@sanguine/accounts'
import type { App } from '@sanguine/kernel'
import { countSubscriptions } from '@sanguine/players'
import { activityService } from './activity'
import type { DayFigures, DayPurchase } from './analytics.model'
import { addDays, type Day, endOf } from './day'

/** What can be known of a day at the time of the call. */
export interface KnownOfDay {
  /** whether accounts and subscriptions are still as they were when the day ended */
  readonly isStateKnown: boolean
  /** the first day whose activity is known; null where it is known of all days */
  readonly activityFrom: Day | null
}

/** The key figures of a day, from what is stored now. */
export async function computeFigures(
  app: App,
  day: Day,
  { isStateKnown, activityFrom }: KnownOfDay,
  purchases: readonly DayPurchase[],
): Promise<DayFigures> {
  const activeIn = async (days: number): Promise<number | null> => {
    const from = addDays(day, 1 - days)
    return activityFrom === null || from >= activityFrom ? app.get(activityService).count(from, day) : null
  }
  const subscriptions = isStateKnown ? await countSubscriptions(app) : null
  return {
    users: isStateKnown ? await countAccounts(app, endOf(day)) : null,
    activeUsers: await activeIn(1),
    activeUsersLast7Days: await activeIn(7),
    activeUsersLast30Days: await activeIn(30),
    silverSubscriptions: subscriptions?.silver ?? null,
    goldSubscriptions: subscriptions?.gold ?? null,
    platinumSubscriptions: subscriptions?.platinum ?? null,
    purchases,
  }
}
