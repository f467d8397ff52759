import { contentId, LanguageToggle, PageTitle, ThemeToggle, useDarkPage, useMessages, useTheme } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messages } from '../i18n/messages'
import styles from './account-page-layout.module.css'
import { NightScene } from './night-scene'

interface AccountPageLayoutProps {
  readonly title: string
  readonly children: ReactNode
}

/** A sheet of the reader's theme before the night: what all pages about an account look like. */
export function AccountPageLayout({ title, children }: AccountPageLayoutProps) {
  const t = useMessages(messages)
  const theme = useTheme()
  useDarkPage()
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <NightScene />
      <div className={styles.sheet} data-theme={theme}>
        <header className={styles.top}>
          <Link to="/" className={styles.wordmark} aria-label={t('account.home')}>
            Sanguine
          </Link>
          <LanguageToggle />
          <ThemeToggle />
        </header>
        <main id={contentId} tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
    </div>
  )
}
