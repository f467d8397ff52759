import type { Context } from '@sanguine/kernel'
import { readStates } from '@sanguine/players'
import { activePeriod, type PlayerState } from '@sanguine/rules'

/** An active subscription. Times are milliseconds since the epoch. */
export interface ActiveSubscription {
  /** 1 silver, 2 gold, 3 platinum */
  readonly level: number
  /** the end of the paid period */
  readonly until: number
  /** null if it ends */
  readonly renewsAt: number | null
  readonly isInGrace: boolean
  readonly paymentId: string
}

/** The subscription of a player as its state has it; null for none. */
export function subscriptionOf(state: PlayerState, now: number): ActiveSubscription | null {
  const period = activePeriod(state, now)
  if (!period) return null
  const { level, until, renews, paymentId } = period
  return { level, until, renewsAt: renews ? until : null, isInGrace: until <= now, paymentId }
}

/** The level of an account's subscription, 0 for none. For operations that have checked the permission. */
export async function readSubscriptionLevel({ app }: Context, accountId: string): Promise<number> {
  const state = (await readStates(app, [accountId])).get(accountId)
  return state ? (activePeriod(state, app.clock.now())?.level ?? 0) : 0
}
