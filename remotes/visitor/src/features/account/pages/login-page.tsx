import { useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { messages } from '../../../i18n/messages'
import { AccountPageLayout } from '../../../shared/account-page-layout'
import styles from '../../../shared/account-page-layout.module.css'
import { PageLogin } from '../components/page-login'

export function LoginPage({ onLogin }: { readonly onLogin: () => void }) {
  const t = useMessages(messages)
  return (
    <AccountPageLayout title={t('login.title')}>
      <h1>{t('login.title')}</h1>
      <PageLogin onLogin={onLogin} />
      <p className={styles.other}>
        {t('login.noAccount')} <Link to="/register">{t('login.signUp')}</Link>
      </p>
    </AccountPageLayout>
  )
}
