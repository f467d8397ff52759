import { useMessages, useStore } from '@sanguine/ui'
import { Link } from 'react-router'
import { consentReopened } from '../cookie-consent/consent-cookie'
import { messages } from '../i18n/messages'
import { useNavigation } from '../remotes/site-descriptions'
import { siteVersion } from '../version/check-version'
import styles from './footer.module.css'

export function Footer() {
  const t = useMessages(messages)
  const version = useStore(siteVersion)
  const { footer: links } = useNavigation()
  return (
    <footer className={styles.footer}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
      <button type="button" onClick={() => consentReopened.set(true)}>
        {t('footer.cookies')}
      </button>
      <span className={styles.version}>{t('footer.version', { version })}</span>
    </footer>
  )
}
