import { page } from '@sanguine/ui'

const workerPath = '/service-worker.js'

/** The base URL of the host's files. */
declare const __webpack_public_path__: string

const isOurs = (): boolean => new URL(__webpack_public_path__, window.location.href).origin === window.location.origin

/** Whether the server has the file, and as a script. */
const isScript = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('content-type')?.includes('javascript') ?? false)

/**
 * Registers the service worker, if browser and origin allow it. If the worker's file is gone or is not a script, the
 * worker is unregistered and the page reloads. Failures are only logged and never stop the site.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !isOurs()) return
  const { serviceWorker } = navigator
  try {
    const response = await fetch(workerPath, { headers: { 'Service-Worker': 'script' } }).catch(() => null)
    if (!response) {
      // biome-ignore lint/suspicious/noConsole: for developers; players get the notice
      console.info('There is no connection: the site runs in offline mode.')
    } else if (isScript(response)) {
      await serviceWorker.register(workerPath)
    } else {
      const registration = await serviceWorker.getRegistration()
      // Reload only a page that a worker may have tampered with.
      if (await registration?.unregister()) page.reload()
    }
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: for developers; the site works without it
    console.error('The service worker was not registered:', error)
  }
}
