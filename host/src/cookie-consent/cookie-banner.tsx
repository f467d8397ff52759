import { Button, useMessages, useStore } from '@sanguine/ui'
import { useState } from 'react'
import { messages } from '../i18n/messages'
import { consentReopened, readConsent, saveConsent } from './consent-cookie'
import styles from './cookie-banner.module.css'

/**
 * Asks once about cookies that are not necessary, at the bottom of the page, and again where the answer is to be changed. Both
 * answers weigh the same.
 */
export function CookieBanner() {
  const t = useMessages(messages)
  const [answered, setAnswered] = useState(readConsent)
  const isReopened = useStore(consentReopened)
  if (answered !== null && !isReopened) return null
  const answer = (accepts: boolean) => {
    saveConsent(accepts)
    setAnswered(accepts)
    consentReopened.set(false)
  }
  return (
    <section className={styles.banner} aria-label={t('cookies.label')}>
      <p>
        {t('cookies.text')} {answered !== null && t(answered ? 'cookies.accepted' : 'cookies.declined')}
      </p>
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
