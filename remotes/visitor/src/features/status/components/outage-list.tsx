import { formatDateTime, formatUnit, useLanguage, useMessages } from '@sanguine/ui'
import styles from '../status.module.css'
import { statusMessages } from '../status-messages'
import type { SiteStatus } from '../use-site-status'

type Outage = SiteStatus['outages'][number]

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

/** The outages of the last 90 days, the latest first. */
export function OutageList({ outages }: { readonly outages: readonly Outage[] }) {
  const t = useMessages(statusMessages)
  const language = useLanguage()
  const duration = useDuration()
  const timeOf = ({ startedAt, endedAt }: Outage): string => {
    const from = formatDateTime(startedAt, language)
    if (endedAt === null) return t('outage.lasting', { from })
    const minutes = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / minuteMs)
    return t('outage.over', { from, to: formatDateTime(endedAt, language), duration: duration(minutes) })
  }
  if (outages.length === 0) return <p className={styles.text}>{t('outages.none')}</p>
  return (
    <ul className={styles.outages}>
      {outages.map((outage) => (
        <li key={`${outage.component} ${outage.startedAt}`}>
          <strong>{t(outage.component ?? 'site')}</strong>
          <span>{timeOf(outage)}</span>
        </li>
      ))}
    </ul>
  )
}
