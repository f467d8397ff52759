import type { Translate } from '@sanguine/ui/platform'
import type { GameMessage } from '../../shared/i18n/messages'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A duration in its largest whole unit, such as `2 min ago`; `now` under a minute. */
export function timeAgoText(milliseconds: number, t: Translate<GameMessage>): string {
  const format = new Intl.RelativeTimeFormat(t.language, { numeric: 'auto' })
  if (milliseconds < minute) return format.format(0, 'second')
  if (milliseconds >= day) return format.format(-Math.floor(milliseconds / day), 'day')
  const time =
    milliseconds < hour
      ? t('time.minutes', { count: Math.floor(milliseconds / minute) })
      : t('time.hours', { count: Math.floor(milliseconds / hour) })
  return t('time.ago', { time })
}
