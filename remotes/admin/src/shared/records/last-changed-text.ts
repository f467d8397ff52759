import type { Translate } from '../../i18n/messages'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long ago a record was changed; after a week on which day.
 * @param age in milliseconds
 */
export function lastChangedText(t: Translate, changedAt: number, age: number): string {
  if (age < minute) return t('changed.now')
  if (age < hour) return t('changed.minutes', { count: Math.floor(age / minute) })
  if (age < day) return t('changed.hours', { count: Math.floor(age / hour) })
  if (age < 7 * day) return t('changed.days', { count: Math.floor(age / day) })
  return t('changed.on', { date: changedAt })
}
