import { contentId, EditorLayout, LanguageToggle, SectionRail, ThemeToggle, useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminMessages } from '../i18n/messages'
import styles from './admin-frame.module.css'
import type { Section } from './section'

/** The page of the CMS around its sections. */
export function AdminFrame({
  sections,
  children,
}: {
  readonly sections: readonly Section[]
  readonly children: ReactNode
}) {
  const t = useMessages(adminMessages)
  return (
    <EditorLayout
      rail={
        <SectionRail
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
      }
    >
      <main id={contentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </EditorLayout>
  )
}
