import { Button, NoticeLayer, useMessages, useStore } from '@sanguine/ui'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { messages } from '../i18n/messages'
import { consentReopened, readConsent, saveConsent } from './consent-cookie'
import styles from './cookie-banner.module.css'

/**
 * Tells pages how high the banner is, so that what belongs at the bottom of the window stands above it. Measured with
 * every drawing, since another language is another height, and before it is shown, so that nothing jumps.
 */
function useBannerHeight(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--consent', `${banner.current?.offsetHeight ?? 0}px`)
    measure()
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      style.removeProperty('--consent')
    }
  })
}

/**
 * Asks once about cookies that are not necessary, at the bottom of the page, and again where the answer is to be changed. Both
 * answers weigh the same.
 */
export function CookieBanner() {
  const t = useMessages(messages)
  const [answered, setAnswered] = useState(readConsent)
  const isReopened = useStore(consentReopened)
  const banner = useRef<HTMLElement>(null)
  useBannerHeight(banner)
  if (answered !== null && !isReopened) return null
  const answer = (accepts: boolean) => {
    saveConsent(accepts)
    setAnswered(accepts)
    consentReopened.set(false)
  }
  return (
    <NoticeLayer>
      <section ref={banner} className={styles.banner} aria-label={t('cookies.label')}>
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
    </NoticeLayer>
  )
}
