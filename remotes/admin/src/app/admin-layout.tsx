import { ControlIcon, contentId, IconButton, LanguageToggle, ThemeToggle, useMessages } from '@sanguine/ui'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { adminMessages } from '../i18n/messages'
import styles from './admin-layout.module.css'
import { CommandPalette, useCommandPaletteKey } from './command-palette'
import { SectionNav } from './section-nav'
import { groupsOf, type Section } from './sections'

export interface AdminLayoutProps {
  /** those that the viewer may open */
  readonly sections: readonly Section[]
  readonly children: ReactNode
}

/** The page of the CMS around its sections. */
export function AdminLayout({ sections, children }: AdminLayoutProps) {
  const t = useMessages(adminMessages)
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const { pathname } = useLocation()
  const open = sections.find(({ path }) => path === pathname.split('/')[2])
  useCommandPaletteKey(() => setIsPaletteOpen(true))
  return (
    <div className={styles.layout}>
      <SectionNav
        label={t('nav.label')}
        head={
          <Link to="/" className={styles.wordmark} aria-label={t('nav.toGame')}>
            Sanguine
          </Link>
        }
        groups={groupsOf(sections).map(({ heading, sections: inGroup }) => ({
          heading: t(heading),
          links: inGroup.map(({ path, label }) => ({ to: `/admin/${path}`, label: t(label) })),
        }))}
        menuText={open ? t(open.label) : t('nav.menuNone')}
        menuLabel={open ? t('nav.menu', { section: t(open.label) }) : t('nav.menuNone')}
        tools={
          <IconButton
            icon={<ControlIcon name="search" />}
            label={t('palette.open')}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setIsPaletteOpen(true)}
          />
        }
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
      <CommandPalette sections={sections} open={isPaletteOpen} onClose={() => setIsPaletteOpen(false)} />
    </div>
  )
}
