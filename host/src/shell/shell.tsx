import { SiteFrame, selectRemote } from '@sanguine/federation'
import { ErrorBoundary, SkipLink, session, useViewer } from '@sanguine/ui'
import { SiteRouter, whenIdle } from '@sanguine/ui/platform'
import { Toaster } from '@sanguine/ui/shell'
import { Suspense, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Navigate, useLocation } from 'react-router'
import { CookieBanner } from '../cookie-consent/cookie-banner'
import { LoginDialog } from '../login/login-dialog'
import { BottomNotices } from '../notice/bottom-notices'
import { OfflineNotice } from '../offline/offline-notice'
import { registerServiceWorker } from '../offline/register-service-worker'
import { PreviewNotice } from '../preview/preview-notice'
import { readMovedDescriptions } from '../remotes/find-remote'
import { loadRemote } from '../remotes/load-remote'
import { RemoteView } from '../remotes/remote-view'
import { loadDescriptions, selectKnownRemote, useDescriptions, useNavigation } from '../remotes/site-descriptions'
import { UnknownPage } from '../remotes/unknown-page'
import { checkVersion } from '../version/check-version'
import { Footer } from './footer'
import styles from './shell.module.css'
import { useRouteFocus } from './use-route-focus'
import { waitForToken } from './wait-for-token'

function Pages() {
  const { pathname } = useLocation()
  const viewer = useViewer()
  useRouteFocus()
  const { navigation, menu } = useNavigation()
  const selection = selectRemote(useDescriptions().descriptions, pathname, viewer)
  if (!selection) return <UnknownPage />
  const { name, redirect } = selection
  if (redirect !== undefined) return <Navigate to={redirect} replace />
  // Another viewer is another page: nothing of the last one may stay on it.
  return (
    <SiteFrame isOwn={selection.hasOwnFrame} navigation={navigation} menu={menu}>
      <RemoteView key={`${name}:${viewer?.id ?? ''}`} name={name} onLogin={() => void waitForToken()} />
    </SiteFrame>
  )
}

/** The page: skip link, the remote that draws the address, footer, consent, notices. */
export function Shell() {
  useEffect(() => {
    // A failure leaves the page as it is; the next visit asks again.
    whenIdle(() => void checkVersion().catch(() => undefined))
    whenIdle(() => void registerServiceWorker())
    whenIdle(() => void readMovedDescriptions())
  }, [])
  return (
    <SiteRouter>
      <Suspense>
        <SkipLink />
        <div className={styles.page}>
          <ErrorBoundary>
            <Pages />
          </ErrorBoundary>
        </div>
        <Footer />
        <BottomNotices>
          <OfflineNotice />
          <PreviewNotice />
          <CookieBanner />
        </BottomNotices>
        <LoginDialog />
        <Toaster />
      </Suspense>
    </SiteRouter>
  )
}

/** Loads the descriptions of the remotes, and the remote of the page. */
async function loadFirst(): Promise<void> {
  await loadDescriptions()
  const viewer = session.viewer()
  const selection = selectKnownRemote(window.location.pathname, viewer)
  const name = selection?.name ?? (selection && selectKnownRemote(selection.redirect, viewer)?.name)
  if (name !== undefined) await loadRemote(name)
}

/** How long the first drawing waits for its remote, in milliseconds. */
const firstRenderTimeoutMs = 1000

/**
 * Draws the page, unless the boot script is about to reload it. The page's files already load before React starts. A
 * short wait for them avoids a first paint without content, after which React would delay the content.
 */
export async function renderShell(element: HTMLElement): Promise<void> {
  if ('reloading' in document.documentElement.dataset) return
  await Promise.race([loadFirst(), new Promise((resolve) => setTimeout(resolve, firstRenderTimeoutMs))])
  createRoot(element).render(<Shell />)
}
