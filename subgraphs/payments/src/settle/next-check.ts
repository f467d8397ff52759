import type { Payment } from '../payment-repository'

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** Buyers may dispute a charge for 180 days. */
const disputeMs = 200 * day

/**
 * When a worker looks at a payment again, in milliseconds since the epoch: webhooks may be lost. Null where nothing can
 * happen to it any more.
 */
export function nextCheckAt({ status, createdAt, captures, renewsAt, kind }: Payment, now: number): number | null {
  const isUnpaid = kind === 'subscription' && status === 'active' && captures.length === 0
  if (isUnpaid || status === 'created' || status === 'approvalPending' || status === 'declined')
    return now + Math.min(10 * minute, Math.max(15_000, (now - createdAt) / 10))
  if (status === 'active' || status === 'suspended') {
    if (renewsAt !== null && renewsAt > now) return Math.min(renewsAt + 5 * minute, now + day)
    return now + hour
  }
  const paidAt = Math.max(0, ...captures.map((capture) => capture.paidAt))
  if (paidAt > 0) return now - paidAt < disputeMs ? now + (now - paidAt < 30 * day ? day : 7 * day) : null
  // a subscription that expired here can still be approved there for a while
  return kind === 'subscription' && status === 'expired' && now - createdAt < 7 * day ? now + day : null
}
