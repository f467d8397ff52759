/**
 * Shows notifications (`notifications.ts`), and caches the site's files that this browser has loaded, so that the site
 * opens without a connection. Neither API is cached, so game data always comes from the server. A new version of the
 * site empties all caches (`boot.js`).
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { fileCache, isHashedFile, isKept, isPage } from './kept-files'
import './notifications'

declare const self: ServiceWorkerGlobalScope

const maxFiles = 300

/** How long a page waits for the server before the kept one is shown, in seconds. */
const networkTimeoutSeconds = 10

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
