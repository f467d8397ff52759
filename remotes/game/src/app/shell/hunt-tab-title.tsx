import { litMoonPath, titleNote } from '@sanguine/ui'
import { useCountdown, useMessages } from '@sanguine/ui/platform'
import { useEffect, useSyncExternalStore } from 'react'
import { useHuntNotice } from '../../features/notice/use-hunt-notice'
import { useAppBadge, useClearedNotifications } from '../../features/notice/use-push'
import { gameMessages } from '../../shared/i18n/messages'
import type { Player } from '../../shared/player/use-player'

/** Number of moon phases that can be distinguished at icon size. */
const steps = 8

function iconOf(phase: number): string {
  const part = Math.floor(phase * steps) / steps
  const lit = part > 0 ? `<path fill="#e9e2cf" d="${litMoonPath(part)}"/>` : ''
  const moon =
    phase >= 1
      ? '<circle cx="50" cy="50" r="46" fill="#e0583e"/>'
      : `<circle cx="50" cy="50" r="46" fill="#2a3238"/>${lit}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${moon}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const subscribeVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/**
 * Shows in the browser's tab when the next hunt may start. The icon waxes and turns red, and the title of a background
 * tab counts the minutes. Players who want it also get a notice. Browsers wake a background tab at most once a minute,
 * so the title shows no seconds. Players who switched badges off see none of it.
 */
export function HuntTabTitle({ player: { nextHuntAt, cooldownSeconds, notifications } }: { readonly player: Player }) {
  const t = useMessages(gameMessages)
  const left = useCountdown(Date.parse(nextHuntAt))
  const isHidden = useSyncExternalStore(subscribeVisibility, () => document.hidden)
  const time = left > 0 ? t('tabNote.minutes', { minutes: Math.ceil(left / 60_000) }) : t('tabNote.ready')
  const { hasBadge } = notifications
  const note = isHidden && hasBadge ? time : ''
  useHuntNotice(left > 0, isHidden)
  useClearedNotifications(isHidden)
  useAppBadge(isHidden && hasBadge && left <= 0)
  useEffect(() => {
    titleNote.set(note)
    return () => titleNote.set('')
  }, [note])
  if (!hasBadge) return null
  const waitMs = cooldownSeconds * 1000
  return <link rel="icon" type="image/svg+xml" href={iconOf(waitMs > 0 ? Math.max(0, 1 - left / waitMs) : 1)} />
}
