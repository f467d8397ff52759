import { createStore, type Store, storage } from '@sanguine/ui/platform'

/** Local storage key: whether this browser shows a notice when the next hunt may start. */
export const huntNoticeKey = 'sanguine.huntNotice'

/**
 * Whether the player wants notices in this browser. The browser's permission is checked separately, because it can be
 * revoked.
 */
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

/** One at a time, and the same as that of the server's notification: the next takes the place of one that was not read. */
const tag = 'huntReady'

/**
 * Shows a system notice; a click on it opens the hunt. It uses the site's service worker if there is one, because
 * phones show no other notices. A failure is not an error: the page itself shows the same text.
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
