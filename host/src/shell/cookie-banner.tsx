import { Button, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import { messages } from '../i18n/messages'
import { answerConsent, hasAnswered } from './consent'
import styles from './cookie-banner.module.css'

/** Asks once about cookies that are not necessary, at the bottom of the page. Both answers weigh the same. */
export function CookieBanner() {
  const t = useMessages(messages)
  const [isAnswered, setIsAnswered] = useState(hasAnswered)
  if (isAnswered) return null
  const answer = (accepts: boolean) => {
    answerConsent(accepts)
    setIsAnswered(true)
  }
  return (
    <section className={styles.banner} aria-label={t('cookies.label')}>
      <p>{t('cookies.text')}</p>
      <div className={styles.actions}>
        <Button size="sm" onClick={() => answer(false)}>
          {t('cookies.decline')}
        </Button>
        <Button size="sm" onClick={() => answer(true)}>
          {t('cookies.accept')}
        </Button>
      </div>
    </section>
  )
}
