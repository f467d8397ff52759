import { execute, isAppleTouch, isInstalled, sha256Hex, storage } from '@sanguine/ui/platform'
import { GameAddPushDeviceDocument, GamePushDevicesDocument } from '../../generated/documents'

/** Local storage key: the player who switched notifications on in this browser. */
export const pushOwnerKey = 'sanguine.pushOwner'

/** The ability of this browser: `installable` if the site has to be installed first, as on iOS. */
export type PushSupport = 'available' | 'denied' | 'installable' | 'unsupported'

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isAppleTouch() && !isInstalled() ? 'installable' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'available'
}

/** The subscription of this browser; null without one. */
export async function readSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'available') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** The id of this browser among the devices of its player; null without a subscription. */
export async function readDeviceId(): Promise<string | null> {
  const subscription = await readSubscription()
  return subscription && sha256Hex(subscription.endpoint)
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Subscribes this browser under the key of the site. It asks the player for the permission if that was never asked, so it
 * must follow a press of a button. Null if the player refuses, or the browser has no service worker of the site.
 */
async function subscribe(serverKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return null
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && textOf(before.options.applicationServerKey) !== serverKey) await before.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) })
}

/** The input of `addPushDevice` for this browser; null as `subscribe`. Throws if the push service cannot be reached. */
export async function subscribeDevice(serverKey: string) {
  const subscription = await subscribe(serverKey)
  if (!subscription) return null
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')].map(textOf)
  return { endpoint: subscription.endpoint, p256dh: p256dh ?? '', auth: auth ?? '', serverKey }
}

/** Remembers that a player wants notifications in this browser, so that a new login continues them. */
export const rememberPush = (playerId: string): void => storage.write(pushOwnerKey, playerId)

/** Ends the subscription of this browser. The server notices it, if it is not told. */
export async function forgetPush(): Promise<void> {
  storage.remove(pushOwnerKey)
  await (await readSubscription())?.unsubscribe()
}

/**
 * Continues the notifications of a player after a new login in this browser, a new subscription or a new key of the site.
 * Ends those of another player, whose notifications are not for this one.
 */
export async function continuePush(playerId: string): Promise<void> {
  const owner = storage.read(pushOwnerKey)
  if (owner === null) return
  if (owner !== playerId) return forgetPush()
  if (pushSupport() !== 'available' || Notification.permission !== 'granted') return
  const { pushKey, viewer } = await execute(GamePushDevicesDocument, {})
  const subscription = await readSubscription()
  const id = subscription && (await sha256Hex(subscription.endpoint))
  const isKnown = viewer?.pushDevices.some((device) => device.id === id && device.isCurrent)
  if (isKnown && textOf(subscription?.options.applicationServerKey ?? null) === pushKey) return
  const input = await subscribeDevice(pushKey)
  if (input) await execute(GameAddPushDeviceDocument, { input })
}
