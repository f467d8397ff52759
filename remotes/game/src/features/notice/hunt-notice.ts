import { createStore, type Store, storage } from '@sanguine/ui/platform'

/** Local storage key: whether this browser tells when the next hunt may start. */
export const huntNoticeKey = 'sanguine.huntNotice'

/** Whether the player wants to be told, on this browser. What the browser allows is asked beside it: it may be taken back. */
export const wantsHuntNotice: Store<boolean> = createStore(storage.read(huntNoticeKey) === 'on')

export type NoticePermission = NotificationPermission | 'unsupported'

export const noticePermission = (): NoticePermission =>
  'Notification' in window ? Notification.permission : 'unsupported'

/** Switches the notice. On, the browser asks the player first; answers what it allows. */
export async function setHuntNotice(isOn: boolean): Promise<NoticePermission> {
  const permission =
    isOn && noticePermission() === 'default' ? await Notification.requestPermission() : noticePermission()
  const isWanted = isOn && permission === 'granted'
  if (isWanted) storage.write(huntNoticeKey, 'on')
  else storage.remove(huntNoticeKey)
  wantsHuntNotice.set(isWanted)
  return permission
}

/** One notice at a time: the next takes the place of one that was not read. */
const tag = 'hunt'

/**
 * Shows a notice of the system, by the site's service worker where there is one, since phones show no other; a click on it
 * leads to the hunt. That it cannot be shown is no error: the page itself says the same.
 */
export async function showHuntNotice(title: string, body: string): Promise<void> {
  if (!wantsHuntNotice.get() || noticePermission() !== 'granted') return
  const options = { body, tag, icon: '/icon-192.png', data: { path: '/hunt' } }
  try {
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker) return await worker.showNotification(title, options)
    const notice = new Notification(title, options)
    notice.onclick = () => window.focus()
  } catch {
    // such as a browser that shows notices of a service worker alone, and has none
  }
}
