import { releaseService } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { findDevices, noteRefusal, noteSuccess, removeDevice } from '../devices/push-devices'
import type { PushDeviceRecord } from '../devices/push-devices.model'
import { siteKeysService } from '../transport/push-keys'
import type { PushOutcome } from '../transport/push-transport'
import { pushTransportService } from '../transport/push-transport.service'
import { composeNotification, stopLabel } from './compose-notification'
import { sentNotifications } from './notification-metrics'
import {
  backoffMs,
  claimDevice,
  claimDueNotification,
  maxAttempts,
  releaseDevice,
  returnNotification,
} from './notification-queue'
import type { NotificationRecord } from './notifications.model'

/** The number of notifications that a gateway sends at once. */
const maxOpen = 5

/**
 * Sends the notifications that are due, each to all devices of its account. Any gateway tries again those that a push
 * service did not accept.
 */
export async function sendDueNotifications(app: App, isWanted: () => boolean = () => true): Promise<void> {
  const work = async () => {
    while (isWanted()) {
      const notification = await claimDueNotification(app)
      if (!notification) return
      await sendNotification(app, notification)
    }
  }
  await Promise.all(Array.from({ length: maxOpen }, work))
}

async function sendNotification(app: App, notification: NotificationRecord): Promise<void> {
  const { accountId, attempts, line } = notification
  const now = app.clock.now()
  if (now >= line.expiresAt) return returnNotification(app, notification, null)
  const devices = await findDevices(app, accountId)
  const waits = await Promise.all(devices.map((device) => sendToDevice(app, notification, device)))
  const left = waits.filter((wait) => wait !== null)
  if (left.length === 0) return returnNotification(app, notification, null)
  const dueAt = app.clock.now() + backoffMs(attempts, Math.max(...left))
  const isOver = attempts >= maxAttempts || dueAt >= line.expiresAt
  if (isOver)
    app.log.warn(
      { account: accountId, kind: line.kind, attempts, devices: left.length },
      'A notification was given up.',
    )
  await returnNotification(app, notification, isOver ? null : dueAt)
}

/** Sends to a device. Returns null if that is done, else the wait that the push service asks for, in milliseconds. */
async function sendToDevice(
  app: App,
  notification: NotificationRecord,
  device: PushDeviceRecord,
): Promise<number | null> {
  const { line } = notification
  const keys = app.get(siteKeysService).find(device.serverKey)
  if (!keys) {
    app.log.warn({ device: device._id }, 'A device subscribed with a key that this gateway does not have.')
    return 0
  }
  if (!(await claimDevice(app, notification, device._id))) return null
  const { endpoint, p256dh, auth } = device
  const outcome = await app.get(pushTransportService).send({
    endpoint,
    p256dh,
    auth,
    keys,
    payload: payloadFor(app, notification, device),
    ttlSeconds: Math.max(1, Math.floor((line.expiresAt - app.clock.now()) / 1000)),
    topic: line.kind,
  })
  return follow(app, notification, device, outcome)
}

async function follow(
  app: App,
  notification: NotificationRecord,
  device: PushDeviceRecord,
  outcome: PushOutcome,
): Promise<number | null> {
  const { kind, attempts } = notification
  app.get(sentNotifications).inc({ result: outcome.is })
  if (outcome.is === 'sent') await noteSuccess(app, device)
  else if (outcome.is === 'gone') await removeDevice(app, device)
  else {
    const { reason } = outcome
    app.log.warn({ device: device._id, kind, attempts, reason }, 'A push service did not accept a notification.')
    if (outcome.is === 'refused') await noteRefusal(app, device)
    else {
      await releaseDevice(app, notification, device._id)
      return outcome.waitMs
    }
  }
  return null
}

/** The message as the service worker of the site reads it. */
function payloadFor(app: App, { line }: NotificationRecord, { language, stopToken }: PushDeviceRecord): string {
  const release = app.get(releaseService).current(language)
  const composed = composeNotification(line, { release, language, now: app.clock.now() })
  return JSON.stringify({
    ...composed,
    kind: line.kind,
    stopToken,
    stopLabel: stopLabel[language],
    hasBadge: line.hasBadge,
  })
}
