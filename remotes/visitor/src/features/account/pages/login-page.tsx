import { useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { messages } from '../../../i18n/messages'
import { SheetPage } from '../../../shared/sheet-page'
import styles from '../../../shared/sheet-page.module.css'
import { PageLogin } from '../components/page-login'

export function LoginPage({ onLogin }: { readonly onLogin: () => void }) {
  const t = useMessages(messages)
  return (
    <SheetPage title={t('login.title')}>
      <h1>{t('login.title')}</h1>
      <PageLogin onLogin={onLogin} />
      <p className={styles.other}>
        {t('login.noAccount')} <Link to="/register">{t('login.signUp')}</Link>
      </p>
    </SheetPage>
  )
}
