import { useEffect } from 'react'
import { continuePush } from './push-subscription'

/** Continues the notifications of this browser, once a visit. A failure is not an error: the next visit tries again. */
export function useContinuedPush(playerId: string | undefined): void {
  useEffect(() => {
    if (playerId !== undefined) continuePush(playerId).catch(() => undefined)
  }, [playerId])
}

/** Removes what was seen: a player who looks at the game needs neither its notifications nor the number on its icon. */
async function clearSeen(): Promise<void> {
  await navigator.clearAppBadge?.()
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
}

/** Clears icon and notifications whenever the page becomes visible. */
export function useClearedNotifications(isHidden: boolean): void {
  useEffect(() => {
    if (!isHidden) clearSeen().catch(() => undefined)
  }, [isHidden])
}

/** Shows on the icon of the installed app that something waits, while the page is in the background. */
export function useAppBadge(isWaiting: boolean): void {
  useEffect(() => {
    if (isWaiting) navigator.setAppBadge?.().catch(() => undefined)
  }, [isWaiting])
}
