import { clearImageCache, createStore, page, request, storage } from '@sanguine/ui'

/** Local storage key of the version this browser has seen last. */
export const versionKey = 'sanguine.version'

export const unknownVersion = '0.0.0'

/** The server's version; `unknownVersion` until it has said so. */
export const siteVersion = createStore(unknownVersion)

async function clearCaches(): Promise<void> {
  const named = 'caches' in window ? await caches.keys() : []
  await Promise.all([...named.map((name) => caches.delete(name)), clearImageCache()])
}

/**
 * Compares the server's version with the last one, for a page whose boot script had none to compare. If the version is
 * new or none was stored, it clears the caches and reloads the page. The version is stored before the reload. If
 * storing fails, the page does not reload, so it cannot loop.
 */
export async function checkVersion(): Promise<void> {
  const version = (await (await request('/api/version/')).text()).trim().replace(/^"|"$/g, '')
  if (!version) return
  siteVersion.set(version)
  if (storage.read(versionKey) === version || !storage.isPersistent()) return
  await clearCaches()
  storage.write(versionKey, version)
  page.reload()
}
