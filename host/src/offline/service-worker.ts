/**
 * Caches the site's files that this browser has loaded, so that the site opens without a connection. Neither API is
 * cached, so game data always comes from the server. A new version of the site empties all caches (`boot.js`).
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { fileCache, isHashedFile, isKept, isPage } from './kept-files'

declare const self: ServiceWorkerGlobalScope

const maxFiles = 300

/** How long a page waits for the server before the kept one is shown, in seconds. */
const networkTimeoutSeconds = 10

/** A click on a notice shows the page of its subject, in an open window of the site or in a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { readonly path?: unknown }
  const url = new URL(typeof path === 'string' && path.startsWith('/') ? path : '/', self.location.origin)
  if (url.origin === self.location.origin) event.waitUntil(showPage(url.href))
})

async function showPage(url: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return void (await self.clients.openWindow(url))
  await open.focus()
  if (open.url !== url) await open.navigate(url)
}

// The files of one version never meet those of another: they are named by their content.
self.addEventListener('install', () => void self.skipWaiting())
clientsClaim()

const keepIfWanted: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isKept(request.mode === 'navigate', response) ? response : null),
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedFile(url.pathname),
  new CacheFirst({ cacheName: fileCache, plugins: [keepIfWanted, new ExpirationPlugin({ maxEntries: maxFiles })] }),
)

const networkFirst = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds,
  plugins: [
    keepIfWanted,
    {
      // Every address of the app is the same page.
      cacheKeyWillBeUsed: async ({ request }) => (request.mode === 'navigate' ? '/' : request),
    },
  ],
})

registerRoute(({ request, url, sameOrigin }) => {
  const isSettings = url.pathname === '/config.json' || url.pathname === '/remotes.json'
  return sameOrigin && (isSettings || (request.mode === 'navigate' && isPage(url.pathname)))
}, networkFirst)
