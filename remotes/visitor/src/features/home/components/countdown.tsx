import { durationParts, useCountdown, useMessages } from '@sanguine/ui'
import { messages } from '../../../i18n/messages'
import styles from '../pages/home-page.module.css'

const places = ['days', 'hours', 'minutes', 'seconds'] as const

/** Days, hours, minutes and seconds until a moment of the server's time. */
export function Countdown({ until }: { readonly until: number }) {
  const t = useMessages(messages)
  const parts = durationParts(useCountdown(until))
  return (
    <div className={styles.count} role="timer" aria-label={t('home.countdown')}>
      {places.map((place) => (
        <div key={place}>
          <b>{String(parts[place]).padStart(2, '0')}</b> <span>{t(`home.${place}`, { count: parts[place] })}</span>
        </div>
      ))}
    </div>
  )
}
