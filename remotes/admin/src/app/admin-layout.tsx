import { contentId, LanguageToggle, ThemeToggle, useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '../i18n/messages'
import styles from './admin-layout.module.css'
import { SectionNav } from './section-nav'
import type { Section } from './sections'

export interface AdminLayoutProps {
  /** those that the viewer may open */
  readonly sections: readonly Section[]
  readonly children: ReactNode
}

/** The page of the CMS around its sections. */
export function AdminLayout({ sections, children }: AdminLayoutProps) {
  const t = useMessages(adminMessages)
  return (
    <div className={styles.layout}>
      <SectionNav
        label={t('nav.label')}
        head={
          <Link to="/" className={styles.wordmark} aria-label={t('nav.toGame')}>
            Sanguine
          </Link>
        }
        sections={sections.map(({ path, label }) => ({ to: `/admin/${path}`, label: t(label) }))}
        foot={
          <div className={styles.toggles}>
            <LanguageToggle />
            <ThemeToggle />
          </div>
        }
      />
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
