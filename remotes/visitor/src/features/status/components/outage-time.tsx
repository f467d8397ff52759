import { formatDateTime, formatPeriod, formatUnit, useLanguage, useMessages } from '@sanguine/ui'
import { statusMessages } from '../status-messages'
import type { Outage } from '../use-site-status'

const minuteMs = 60_000
/** The minutes from which a duration is shown in hours, and the hours from which it is shown in days. */
const [fromHours, fromDays] = [120, 48]

function useDuration(): (minutes: number) => string {
  const t = useMessages(statusMessages)
  const language = useLanguage()
  return (minutes) => {
    if (minutes < fromHours) return t('duration.minutes', { minutes })
    const hours = Math.round(minutes / 60)
    return hours < fromDays ? formatUnit(hours, 'hour', language) : formatUnit(Math.round(hours / 24), 'day', language)
  }
}

/** The component of an outage, and its time with its duration. */
export function OutageTime({ outage: { component, startedAt, endedAt } }: { readonly outage: Outage }) {
  const t = useMessages(statusMessages)
  const language = useLanguage()
  const duration = useDuration()
  const minutes = Math.round((Date.parse(endedAt ?? startedAt) - Date.parse(startedAt)) / minuteMs)
  return (
    <>
      <strong>{t(component ?? 'site')}</strong>
      <span>
        {endedAt === null
          ? t('outage.lasting', { from: formatDateTime(startedAt, language) })
          : t('outage.over', { period: formatPeriod(startedAt, endedAt, language), duration: duration(minutes) })}
      </span>
    </>
  )
}
