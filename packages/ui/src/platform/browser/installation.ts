import { meetsMediaQuery } from './media-query'
import { createStore, useStore } from './store'

/** The event of a browser that can install the site; the standard library has no type for it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function'

const offered = createStore<InstallPromptEvent | null>(null)

/** The site as an app of the device, where the browser offers that. */
export const installation = {
  /** Keeps the browser's offer, which comes early and once, for a button. Call it once, before anything is drawn. */
  init(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      if (!isInstallPrompt(event)) return
      event.preventDefault()
      offered.set(event)
    })
    window.addEventListener('appinstalled', () => offered.set(null))
  },

  /** Has the browser ask whether to install the site. An offer can be taken up once. */
  async install(): Promise<void> {
    const event = offered.get()
    offered.set(null)
    await event?.prompt()
  },
}

/** Whether this is an iPhone or iPad, whose browsers can install the site by their Share menu alone. */
export const isAppleTouch = (): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  // an iPad calls itself a Mac, which has no touch screen
  (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** Whether the page runs in the window of the installed site. */
export const isInstalled = (): boolean => meetsMediaQuery('(display-mode: standalone)')

/** Whether the browser offers to install the site, and it is not installed. */
export const useInstallable = (): boolean => useStore(offered) !== null
