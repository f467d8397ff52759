import desktop from '@sanguine/content/art/ui/home-desktop.webp'
import {
  ButtonLink,
  contentId,
  LanguageToggle,
  LinkTabs,
  PageTitle,
  ThemeToggle,
  useMessages,
  useViewer,
} from '@sanguine/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messages } from '../i18n/messages'
import styles from './account-settings-layout.module.css'
import { securityMessages } from './security/security-messages'

interface AccountSettingsLayoutProps {
  readonly title: string
  readonly children: ReactNode
}

/** The settings of an account: a band of the night with the title, tabs to the others, and sections in two columns. */
export function AccountSettingsLayout({ title, children }: AccountSettingsLayoutProps) {
  const t = useMessages(messages)
  const securityText = useMessages(securityMessages)
  const viewer = useViewer()
  const canLeave = viewer !== null && !viewer.mustEnrol
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.top}>
        <Link to="/" className={styles.wordmark} aria-label={t('account.home')}>
          Sanguine
        </Link>
        <LanguageToggle />
        <ThemeToggle />
        {canLeave && (
          <ButtonLink to="/game" size="sm" className={styles.back}>
            {securityText('security.back')}
          </ButtonLink>
        )}
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        <div className={styles.band} data-theme="dark">
          <img src={desktop} alt="" />
          <h1>{title}</h1>
          {viewer && <p>{viewer.name}</p>}
        </div>
        {canLeave && (
          <LinkTabs
            label={t('account.pages')}
            links={[
              ...(viewer.canPlay ? [{ to: '/profile', title: t('account.profile') }] : []),
              { to: '/account/security', title: securityText('security.title') },
              { to: '/account/privacy', title: t('ownData.title') },
            ]}
          />
        )}
        {children}
      </main>
    </div>
  )
}
