import { connectionService, insertMissing, requeueLate } from '@sanguine/db'
import { type App, purgeTime, retryWaitMs } from '@sanguine/kernel'
import { type NotificationKind, type NotificationLine, notificationKinds } from '@sanguine/rules'
import { trusted } from 'mongoose'
import { type NotificationRecord, notificationsService } from './notifications.model'

const [minute, hour] = [60_000, 3_600_000]

/** The time for which a notification belongs to the gateway that took it: longer than sending to all devices takes. */
const leaseMs = 3 * minute

/** The number of attempts after which a notification is given up. */
export const maxAttempts = 8

/**
 * Writes notifications into the queue, each once: a repeat changes nothing. Expired ones are left out, because their
 * rows may have been deleted already.
 */
export async function queueNotifications(
  app: App,
  accountId: string,
  lines: readonly NotificationLine[],
): Promise<void> {
  const now = app.clock.now()
  const rows = lines
    .filter(({ expiresAt }) => expiresAt > now)
    .map(
      (line): NotificationRecord => ({
        _id: `${accountId}:${line.kind}:${line.cause}`,
        accountId,
        kind: line.kind,
        line,
        attempts: 0,
        devices: [],
        createdAt: new Date(now),
        dueAt: new Date(now),
        removeAt: new Date(line.expiresAt + hour),
      }),
    )
  await insertMissing(app.get(connectionService).collection<NotificationRecord>('notifications'), rows)
}

/** The notifications of kinds that this version knows. The others are left to gateways of a newer one. */
export const ofKnownKind = () => ({ kind: trusted({ $in: [...notificationKinds] }) })

/**
 * Takes the notification that has been due longest; null if none is due. Only one of several gateways gets it.
 */
export async function claimDueNotification(app: App): Promise<NotificationRecord | null> {
  const now = app.clock.now()
  return app
    .get(notificationsService)
    .findOneAndUpdate(
      { ...ofKnownKind(), dueAt: trusted({ $lte: new Date(now) }) },
      { $set: { dueAt: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    )
    .lean<NotificationRecord>()
}

/**
 * Notes that a notification is being sent to a device; false if it was already, by this or another gateway. A gateway
 * that dies while it sends leaves the note, so the device gets the notification once or, rarely, not at all.
 */
export async function claimDevice(app: App, { _id }: NotificationRecord, deviceId: string): Promise<boolean> {
  const { modifiedCount } = await app
    .get(notificationsService)
    .updateOne({ _id, devices: trusted({ $ne: deviceId }) }, { $push: { devices: deviceId } })
  return modifiedCount === 1
}

/** Notes that a push service did not accept a notification, so that it is tried again. */
export async function releaseDevice(app: App, { _id }: NotificationRecord, deviceId: string): Promise<void> {
  await app.get(notificationsService).updateOne({ _id }, { $pull: { devices: deviceId } })
}

/** Ends a notification, or puts it back into the queue until `dueAt`, unless another gateway has taken it meanwhile. */
export async function returnNotification(
  app: App,
  { _id, attempts }: NotificationRecord,
  dueAt: number | null,
): Promise<void> {
  const next = dueAt === null ? null : new Date(dueAt)
  await app.get(notificationsService).updateOne({ _id, attempts }, { $set: { dueAt: next } })
}

/** Takes the waiting notifications of these kinds out of the queue, because the player no longer wants them. */
export async function dropNotifications(
  app: App,
  accountId: string,
  kinds: readonly NotificationKind[],
): Promise<void> {
  await app
    .get(notificationsService)
    .updateMany(
      { accountId, kind: trusted({ $in: [...kinds] }), dueAt: trusted({ $ne: null }) },
      { $set: { dueAt: null } },
    )
}

/** Deletes the rows that were kept long enough. Any number of gateways may do so at once. */
export async function removeOldNotifications(app: App): Promise<void> {
  await app.get(notificationsService).deleteMany({ removeAt: trusted({ $lte: new Date(purgeTime(app)) }) })
}

/** Sends the notifications soon that a clock which was ahead has deferred further than any wait of the queue. */
export const requeueLateNotifications = (app: App): Promise<number> =>
  requeueLate(app.get(notificationsService), 'dueAt', { now: app.clock.now(), maxAheadMs: 2 * hour })

/** The wait after the nth attempt, in milliseconds; longer if the push service asks for it, to an hour. */
export const backoffMs = (attempts: number, askedMs: number): number =>
  Math.max(retryWaitMs(attempts), Math.min(askedMs, hour))
