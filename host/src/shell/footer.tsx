import { useMessages, useStore } from '@sanguine/ui'
import { Link } from 'react-router'
import { consentReopened } from '../cookie-consent/consent-cookie'
import { messages } from '../i18n/messages'
import { siteVersion } from '../version/check-version'
import styles from './footer.module.css'

export function Footer() {
  const t = useMessages(messages)
  const version = useStore(siteVersion)
  return (
    <footer className={styles.footer}>
      <Link to="/imprint">{t('footer.imprint')}</Link>
      <Link to="/rates">{t('footer.rates')}</Link>
      <button type="button" onClick={() => consentReopened.set(true)}>
        {t('footer.cookies')}
      </button>
      <span className={styles.version}>{t('footer.version', { version })}</span>
    </footer>
  )
}
