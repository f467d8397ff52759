import { formatDay, useLanguage, useMessages } from '@sanguine/ui'
import { useId, useState } from 'react'
import { formatShare } from '../format-uptime'
import styles from '../status.module.css'
import { statusMessages } from '../status-messages'
import type { ComponentDay, ComponentStatus } from '../use-site-status'

/** The days of the page, the current one included. */
const shownDays = 90

/** The days by their place on the page: those before the record are missing. */
const placesOf = (days: readonly ComponentDay[]): readonly (ComponentDay | null)[] => [
  ...Array.from({ length: Math.max(0, shownDays - days.length) }, () => null),
  ...days.slice(-shownDays),
]

/** Returns the facts of a day in words. A day before the record is missing. */
function useDayText(): (day: ComponentDay | null | undefined) => string {
  const t = useMessages(statusMessages)
  const language = useLanguage()
  return (day) => {
    if (!day) return t('day.before')
    const facts = [
      `${formatDay(day.date, language)}: ${t(`state.${day.state}`)}`,
      ...(day.uptime === null ? [] : [t('day.uptime', { uptime: formatShare(day.uptime, language) })]),
      ...(day.downMinutes === 0 ? [] : [t('day.down', { minutes: day.downMinutes })]),
      ...(day.degradedMinutes === 0 ? [] : [t('day.degraded', { minutes: day.degradedMinutes })]),
      ...(day.notRecordedMinutes === 0 ? [] : [t('day.notRecorded', { minutes: day.notRecordedMinutes })]),
      ...(day.successRate === null ? [] : [t('day.success', { rate: formatShare(day.successRate, language) })]),
    ]
    return facts.join(' · ')
  }
}

/** A component now, with a bar for each day. A slider over the bars chooses the day whose numbers are below. */
export function ComponentHistory({ status }: { readonly status: ComponentStatus }) {
  const t = useMessages(statusMessages)
  const language = useLanguage()
  const dayText = useDayText()
  const [chosen, setChosen] = useState(shownDays - 1)
  const id = useId()
  const { component, state, uptime, days } = status
  const places = placesOf(days)
  const text = dayText(places[chosen])
  return (
    <li className={styles.component}>
      <div className={styles.head}>
        <h3 id={id}>{t(component)}</h3>
        <span className={styles.state} data-state={state}>
          {t(`state.${state}`)}
        </span>
        <span className={styles.uptime}>
          {uptime === null ? t('uptime.none') : t('uptime', { uptime: formatShare(uptime, language) })}
        </span>
      </div>
      <div className={styles.days}>
        <div className={styles.bars} aria-hidden="true">
          {places.map((day, place) => (
            // The places are fixed.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <span key={place} data-state={day?.state ?? 'none'} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={shownDays - 1}
          value={chosen}
          aria-label={t('slider', { name: t(component) })}
          aria-valuetext={text}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      </div>
      <p className={styles.day}>{text}</p>
    </li>
  )
}
