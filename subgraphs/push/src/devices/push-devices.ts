import { findOpenSessions } from '@sanguine/accounts'
import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type PushDeviceRecord, pushDevicesService } from './push-devices.model'

/** Refused messages in a row after which a device is removed. */
const maxRefusals = 5

/** The devices of an account. Removes those whose login has ended. */
export async function findDevices(app: App, accountId: string): Promise<readonly PushDeviceRecord[]> {
  const devices = await app
    .get(pushDevicesService)
    .find({ accountId })
    .sort({ addedAt: 1, _id: 1 })
    .lean<PushDeviceRecord[]>()
  return keepOpen(app, devices)
}

/** The devices whose login has not ended. Removes the others. */
async function keepOpen(app: App, devices: readonly PushDeviceRecord[]): Promise<readonly PushDeviceRecord[]> {
  const open = await findOpenSessions(
    app,
    devices.map(({ sessionId }) => sessionId),
  )
  const ended = devices.filter(({ sessionId }) => !open.has(sessionId))
  for (const device of ended) await removeDevice(app, device)
  return devices.filter(({ sessionId }) => open.has(sessionId))
}

/** Removes a device, unless it was added again by another login in the meantime. */
export async function removeDevice(
  app: App,
  { _id, sessionId }: Pick<PushDeviceRecord, '_id' | 'sessionId'>,
): Promise<void> {
  await app.get(pushDevicesService).deleteOne({ _id, sessionId })
}

export async function noteSuccess(app: App, { _id }: PushDeviceRecord): Promise<void> {
  await app
    .get(pushDevicesService)
    .updateOne({ _id }, { $set: { lastSuccessAt: new Date(app.clock.now()), refusals: 0 } })
}

/** Counts a refused message. A device whose messages are refused again and again is removed. */
export async function noteRefusal(app: App, { _id }: PushDeviceRecord): Promise<void> {
  await app.get(pushDevicesService).updateOne({ _id }, { $inc: { refusals: 1 } })
  await app.get(pushDevicesService).deleteOne({ _id, refusals: trusted({ $gte: maxRefusals }) })
}

/** The account of the device that got a stop token with its notifications; null if there is no such device. */
export async function findStoppingAccount(app: App, stopToken: string): Promise<string | null> {
  const device = await app.get(pushDevicesService).findOne({ stopToken }, { accountId: 1 }).lean<PushDeviceRecord>()
  return device?.accountId ?? null
}

const batchSize = 200

/** Removes the devices whose login has ended. Any number of gateways may do so at once. */
export async function removeEndedDevices(app: App): Promise<void> {
  for (let after = ''; ; ) {
    const devices = await app
      .get(pushDevicesService)
      .find({ _id: trusted({ $gt: after }) })
      .sort({ _id: 1 })
      .limit(batchSize)
      .lean<PushDeviceRecord[]>()
    await keepOpen(app, devices)
    const last = devices.at(-1)
    if (!last || devices.length < batchSize) return
    after = last._id
  }
}
