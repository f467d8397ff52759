import { earlyChargeMs } from '../billing-calendar'
import type { Payment } from '../payment-repository'
import { isContinuation } from '../payment-status'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** The longest time to a next check, in milliseconds. */
export const maxCheckMs = 7 * day

/** Buyers may dispute a charge for 180 days. */
const disputeMs = 200 * day

/**
 * The time of a worker's next check of a payment, in milliseconds since the epoch, because webhooks may be lost. Null
 * if the payment is final.
 */
export function nextCheckAt(payment: Payment, now: number): number | null {
  const { status, createdAt, captures, renewsAt, startsAt, kind } = payment
  const isUnpaid = kind === 'subscription' && status === 'active' && captures.length === 0 && !isContinuation(payment)
  if (isUnpaid || status === 'created' || status === 'approvalPending' || status === 'declined')
    return now + Math.min(10 * minute, Math.max(15_000, (now - createdAt) / 10))
  if (status === 'active' || status === 'suspended') {
    if (renewsAt === null || renewsAt <= now) return now + hour
    // before the next charge can be made, so that a player with a meanwhile banned account does not pay
    const beforeCharge = renewsAt - earlyChargeMs - hour
    return Math.min(renewsAt + 5 * minute, now + day, ...(beforeCharge > now ? [beforeCharge] : []))
  }
  const paidAt = Math.max(0, ...captures.map((capture) => capture.paidAt))
  if (paidAt > 0) return now - paidAt < disputeMs ? now + (now - paidAt < 30 * day ? day : maxCheckMs) : null
  // if a late check has renewed the period for the player, the next one ends it
  if (isContinuation(payment) && status === 'cancelled' && now < (startsAt ?? 0) + 10 * day) return now + day
  // a subscription that expired here can still be approved there for a while
  return kind === 'subscription' && status === 'expired' && now - createdAt < 7 * day ? now + day : null
}
