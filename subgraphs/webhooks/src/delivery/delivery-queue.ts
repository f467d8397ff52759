import { requeueLate } from '@sanguine/db'
import { type App, purgeTime } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type DeliveryRecord, deliveriesService } from '../store/deliveries.model'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]

/** The time for which a delivery belongs to the gateway that took it: longer than an attempt takes. */
const leaseMs = minute

/** The waits after each failed attempt, as Standard Webhooks recommends them; together three days. */
const waitsMs: readonly number[] = [
  ...[5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour],
  20 * hour + 25 * minute,
]

/** The time from the first attempt of a delivery to its last, in milliseconds. */
export const triedForMs = waitsMs.reduce((sum, wait) => sum + wait, 0)

/** The wait after the nth attempt, longer if the receiver asks for it, to an hour. Null after the last attempt. */
export function waitAfter(attempts: number, askedMs: number): number | null {
  const wait = waitsMs[attempts - 1]
  return wait === undefined ? null : Math.max(wait, Math.min(askedMs, hour))
}

/**
 * Takes the delivery that has been due longest, of other webhooks than those given; null if none is due. Only one of
 * several gateways gets it.
 */
export async function claimDueDelivery(app: App, busyWebhooks: readonly string[]): Promise<DeliveryRecord | null> {
  const now = app.clock.now()
  return app
    .get(deliveriesService)
    .findOneAndUpdate(
      { dueAt: trusted({ $lte: new Date(now) }), webhookId: trusted({ $nin: [...busyWebhooks] }) },
      { $set: { dueAt: new Date(now + leaseMs), lastAttemptAt: new Date(now) }, $inc: { attempts: 1 } },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    )
    .lean<DeliveryRecord>()
}

type DeliveryResult = Pick<DeliveryRecord, 'status' | 'dueAt' | 'lastStatus' | 'lastProblem'>

/** Stores the result of an attempt, unless another gateway has taken the delivery meanwhile. */
export async function finishAttempt(
  app: App,
  { _id, attempts }: DeliveryRecord,
  result: DeliveryResult,
): Promise<void> {
  await app.get(deliveriesService).updateOne({ _id, attempts }, { $set: result })
}

/** Gives up what still waits for a webhook. */
export async function giveUpDeliveries(app: App, webhookId: string, lastProblem: string): Promise<void> {
  await app
    .get(deliveriesService)
    .updateMany({ webhookId, status: 'waiting' }, { $set: { status: 'failed', dueAt: null, lastProblem } })
}

/**
 * Deletes the rows that were kept long enough. Those that are still tried stay, since one that was sent again late may
 * have attempts left. Any number of gateways may do so at once.
 */
export async function removeOldDeliveries(app: App): Promise<void> {
  await app
    .get(deliveriesService)
    .deleteMany({ removeAt: trusted({ $lte: new Date(purgeTime(app)) }), status: trusted({ $ne: 'waiting' }) })
}

/** Sends the deliveries soon that a clock which was ahead has deferred further than any wait of the queue. */
export const requeueLateDeliveries = (app: App): Promise<number> =>
  requeueLate(app.get(deliveriesService), 'dueAt', { now: app.clock.now(), maxAheadMs: Math.max(...waitsMs) + hour })
