import { contentId, LanguageToggle, PageTitle, ThemeToggle, useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { messages } from '../i18n/messages'
import styles from './reading-page-layout.module.css'

interface ReadingPageLayoutProps {
  /** of the browser's tab; the heading is among the children */
  readonly title: string
  readonly children: ReactNode
}

/** A column of text below the way home, language and theme: what all public pages to read look like. */
export function ReadingPageLayout({ title, children }: ReadingPageLayoutProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
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
  )
}
