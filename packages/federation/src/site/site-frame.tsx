import {
  type BoundaryFailure,
  Button,
  cx,
  ErrorBoundary,
  LanguageToggle,
  lazyPage,
  ThemeToggle,
  uiMessages,
  useMessages,
} from '@sanguine/ui'
import { type MenuLink, type NavigationEntry, useFocusWhen } from '@sanguine/ui/platform'
import { type ReactNode, Suspense, use } from 'react'
import { Link, useLocation } from 'react-router'
import styles from './site-frame.module.css'

// Visitors have no navigation, so the menus are no part of the first page.
const siteNavigation = lazyPage<NavigationProps>(async () => (await import('./site-navigation')).SiteNavigation)

type NavigationProps = Pick<SiteFrameProps, 'navigation' | 'menu'>

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

function Navigation(props: NavigationProps) {
  const Loaded = use(siteNavigation.load())
  return <Loaded {...props} />
}

/** In the place of a navigation that could not be fetched; the page below works without it. */
function NoNavigation({ retry, isRepeated }: BoundaryFailure) {
  const t = useMessages(uiMessages)
  const button = useFocusWhen<HTMLButtonElement>(isRepeated)
  return (
    <p role="alert" className={styles.failure}>
      {t('site.noNavigation')}{' '}
      <Button ref={button} size="sm" onClick={retry}>
        {t('action.retry')}
      </Button>
    </p>
  )
}

function SiteHeader({ navigation, menu }: NavigationProps) {
  const t = useMessages(uiMessages)
  const { pathname } = useLocation()
  return (
    <header className={styles.top}>
      <Link to="/" className={styles.wordmark} aria-label={t('site.home')}>
        Sanguine
      </Link>
      <div className={styles.navigation}>
        {navigation.length + menu.length > 0 && (
          <ErrorBoundary
            resetKey={pathname}
            onError={siteNavigation.reset}
            fallback={(failure) => <NoNavigation {...failure} />}
          >
            <Suspense>
              <Navigation navigation={navigation} menu={menu} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <LanguageToggle />
      <ThemeToggle />
    </header>
  )
}
