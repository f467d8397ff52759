import { useMessages } from '@sanguine/ui'
import { Link } from 'react-router'
import { messages } from '../../i18n/messages'
import { AccountPage } from './account-page'
import styles from './account-page.module.css'
import { LoginForm } from './login-form'

export function LoginPage({ onLogin }: { readonly onLogin: () => void }) {
  const t = useMessages(messages)
  return (
    <AccountPage title={t('login.title')}>
      <h1>{t('login.title')}</h1>
      <LoginForm onLogin={onLogin} />
      <p className={styles.other}>
        {t('login.noAccount')} <Link to="/register">{t('login.signUp')}</Link>
      </p>
    </AccountPage>
  )
}
