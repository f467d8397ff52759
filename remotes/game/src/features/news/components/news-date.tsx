import { formatLongDate } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from './news-carousel.module.css'

/** The publication day of a news item. */
export function NewsDate({ at }: { readonly at: string }) {
  const t = useMessages(gameMessages)
  const day = formatLongDate(at, t.language)
  return (
    <time className={styles.date} dateTime={at}>
      {t('news.on', { day })}
    </time>
  )
}
