import { createHash } from 'node:crypto'
import { readDevice } from '@sanguine/accounts'
import { isDuplicateKey } from '@sanguine/db'
import {
  type Context,
  err,
  ok,
  parse,
  type Refusal,
  type Result,
  requirePlayer,
  requireViewer,
  type Viewer,
} from '@sanguine/kernel'
import { z } from 'zod'
import { findDevices } from '../devices/push-devices'
import { type PushDeviceRecord, pushDevicesService } from '../devices/push-devices.model'
import { subscriptionSchema } from '../devices/read-subscription'
import { siteKeysService } from '../transport/push-keys'

/** The largest number of devices of an account. */
export const maxDevices = 10

/** A device of the caller that gets notifications. Times are milliseconds since the epoch. */
export interface PushDevice {
  /** SHA-256 of the endpoint, by which a browser recognises itself */
  readonly id: string
  readonly browser: string | null
  readonly system: string | null
  readonly addedAt: number
  /** null before the first notification */
  readonly lastSuccessAt: number | null
  /** whether the session of the call added it */
  readonly isCurrent: boolean
}

type NoDetails = Readonly<Record<never, never>>

export type PushRefusal =
  | Refusal<'tooManyDevices', { readonly limit: number }>
  | Refusal<'oldServerKey', NoDetails>
  | Refusal<'unknownDevice', NoDetails>

const shown = (device: PushDeviceRecord, sessionId: string): PushDevice => ({
  id: device._id,
  browser: device.browser,
  system: device.system,
  addedAt: device.addedAt.getTime(),
  lastSuccessAt: device.lastSuccessAt?.getTime() ?? null,
  isCurrent: device.sessionId === sessionId,
})

/** The devices of the caller's account, in the order in which they were added. */
export async function listPushDevices(context: Context): Promise<readonly PushDevice[]> {
  const { accountId, sessionId } = requireViewer(context)
  return (await findDevices(context.app, accountId)).map((device) => shown(device, sessionId))
}

/** The public key with which a browser subscribes. */
export const readPushKey = ({ app }: Context): string => app.get(siteKeysService).publicKey

/**
 * Adds the browser of the call to the devices of the caller's account, until its session ends. A browser that is known
 * belongs to the caller afterwards. Throws `invalidInput` for an address that is not one of a public push service.
 */
export async function addPushDevice(
  context: Context,
  input: z.input<typeof subscriptionSchema>,
): Promise<Result<PushDevice, PushRefusal>> {
  const viewer = requirePlayer(context)
  const subscription = parse(subscriptionSchema, input)
  if (subscription.serverKey !== readPushKey(context)) return err('oldServerKey', {}, 'serverKey')
  const id = createHash('sha256').update(subscription.endpoint).digest('hex')
  for (;;) {
    const devices = await findDevices(context.app, viewer.accountId)
    const known = devices.find(({ _id }) => _id === id)
    const place = known?.place ?? freePlace(devices)
    if (place === null) return err('tooManyDevices', { limit: maxDevices })
    const device: PushDeviceRecord = {
      ...newDevice(context, viewer, place),
      ...known,
      ...subscription,
      ...readDevice(context.userAgent),
      _id: id,
      sessionId: viewer.sessionId,
      language: context.language,
      refusals: 0,
    }
    if (await writeDevice(context, device)) return ok(shown(device, viewer.sessionId))
  }
}

/** The lowest place that no device has; null if all are taken. */
function freePlace(devices: readonly PushDeviceRecord[]): number | null {
  const taken = new Set(devices.map(({ place }) => place))
  return Array.from({ length: maxDevices }, (_, place) => place).find((place) => !taken.has(place)) ?? null
}

/** The fields of a device that is new to the account. Its token is new too, so that a former owner cannot stop it. */
const newDevice = ({ app }: Context, { accountId }: Viewer, place: number) => ({
  accountId,
  place,
  stopToken: app.random.hex(16),
  addedAt: new Date(app.clock.now()),
  lastSuccessAt: null,
})

/** False if another call has taken the place meanwhile. */
async function writeDevice({ app }: Context, { _id, ...fields }: PushDeviceRecord): Promise<boolean> {
  try {
    await app.get(pushDevicesService).updateOne({ _id }, { $set: fields }, { upsert: true })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}

const removalSchema = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/, 'must be the id of a device') })

/** Removes a device of the caller's account, so that it gets no more notifications. */
export async function removePushDevice(
  context: Context,
  input: z.input<typeof removalSchema>,
): Promise<Result<null, PushRefusal>> {
  const { accountId } = requireViewer(context)
  const { id } = parse(removalSchema, input)
  const { deletedCount } = await context.app.get(pushDevicesService).deleteOne({ _id: id, accountId })
  return deletedCount === 0 ? err('unknownDevice', {}, 'id') : ok(null)
}
