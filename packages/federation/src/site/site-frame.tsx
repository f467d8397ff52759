import { cx, LanguageToggle, ThemeToggle, uiMessages, useMessages } from '@sanguine/ui'
import type { MenuLink, NavigationEntry } from '@sanguine/ui/platform'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import styles from './site-frame.module.css'

// Visitors have no navigation, so the menus are no part of the first page.
const SiteNavigation = lazy(async () => ({ default: (await import('./site-navigation')).SiteNavigation }))

interface SiteFrameProps {
  /** whether the pages draw their own header; the content is then placed as it is */
  readonly isOwn: boolean
  readonly navigation: readonly NavigationEntry[]
  readonly menu: readonly MenuLink[]
  readonly children: ReactNode
}

/** The header with the navigation of the site, and the padding, around the pages of a remote. */
export function SiteFrame({ isOwn, navigation, menu, children }: SiteFrameProps) {
  return (
    <>
      {!isOwn && <SiteHeader navigation={navigation} menu={menu} />}
      <div className={cx(isOwn ? styles.bare : styles.content)}>{children}</div>
    </>
  )
}

function SiteHeader({ navigation, menu }: Pick<SiteFrameProps, 'navigation' | 'menu'>) {
  const t = useMessages(uiMessages)
  return (
    <header className={styles.top}>
      <Link to="/" className={styles.wordmark} aria-label={t('site.home')}>
        Sanguine
      </Link>
      <div className={styles.navigation}>
        {navigation.length + menu.length > 0 && (
          <Suspense>
            <SiteNavigation navigation={navigation} menu={menu} />
          </Suspense>
        )}
      </div>
      <LanguageToggle />
      <ThemeToggle />
    </header>
  )
}
