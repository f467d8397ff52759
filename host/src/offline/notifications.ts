/**
 * Shows the notifications that the server sends, and opens their pages. It must show one for every message, because
 * browsers take the permission from a site that does not.
 */
import { pageAt, readPush } from './read-push'

declare const self: ServiceWorkerGlobalScope

/** `actions` is missing in the types of the standard library, because not every browser has them. */
interface ShownNotification extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[]
}

const stopAction = 'stop'

/** Shows on the icon of the app how many notifications wait; removes the number if none does. */
async function countOnIcon(): Promise<void> {
  const shown = await self.registration.getNotifications()
  const count = shown.filter(({ data }) => data?.hasBadge === true).length
  await (count > 0 ? self.navigator.setAppBadge?.(count) : self.navigator.clearAppBadge?.())
}

async function show(text: string | undefined): Promise<void> {
  const { title, body, path, tag, stop, hasBadge } = readPush(text)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isSeen = windows.some(({ visibilityState }) => visibilityState === 'visible')
  const options: ShownNotification = {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/notification-badge.png',
    silent: isSeen,
    data: { path, stop, hasBadge },
    ...(stop && { actions: [{ action: stopAction, title: stop.label }] }),
  }
  await self.registration.showNotification(title, options)
  // A player who looks at the game sees the same there.
  if (isSeen) for (const shown of await self.registration.getNotifications({ tag })) shown.close()
  await countOnIcon()
}

/** Opens a page in a window of the site that is open, the visible one first, or in a new one. */
async function openPage(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0]
  if (!open) return void (await self.clients.openWindow(url))
  // Browsers refuse the focus some time after the click, and show the page all the same.
  await open.focus().catch(() => undefined)
  if (open.url !== url) await open.navigate(url)
}

/** Switches the kind of a notification off. If that fails, it opens the settings. */
async function stopKind({ token, kind }: { readonly token: string; readonly kind: string }): Promise<void> {
  const body = JSON.stringify({ token, kind })
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  const isStopped = await fetch('/api/notifications/stop', request).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isStopped) await openPage(pageAt('/profile#notifications', self.location.origin))
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())))

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event
  const { path, stop } = (notification.data ?? {}) as {
    readonly path?: unknown
    readonly stop?: { readonly token: string; readonly kind: string } | null
  }
  notification.close()
  const work = action === stopAction && stop ? stopKind(stop) : openPage(pageAt(path, self.location.origin))
  event.waitUntil(work.then(countOnIcon))
})

self.addEventListener('notificationclose', (event) => event.waitUntil(countOnIcon()))
