import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import styles from './news-carousel.module.css'

/** The publication day of a news item. */
export function NewsDate({ at }: { readonly at: string }) {
  const t = useMessages(gameMessages)
  const day = new Date(at).toLocaleDateString(t.language, { day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <time className={styles.date} dateTime={at}>
      {t('news.on', { day })}
    </time>
  )
}
