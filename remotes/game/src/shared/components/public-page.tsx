import { contentId, LanguageToggle, ThemeToggle } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { gameMessages } from '../i18n/messages'
import styles from './public-page.module.css'

/** The layout of a page that needs no account. */
export function PublicPage({ children }: { readonly children: ReactNode }) {
  const t = useMessages(gameMessages)
  return (
    <>
      <header className={styles.top}>
        <Link to="/" className={styles.wordmark} aria-label={t('public.home')}>
          Sanguine
        </Link>
        <LanguageToggle />
        <ThemeToggle />
      </header>
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  )
}
