import { ErrorBoundary, SkipLink, useViewer } from '@sanguine/ui'
import { SiteRouter } from '@sanguine/ui/platform'
import { initPlatform, Toaster } from '@sanguine/ui/shell'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import type { RemoteModule } from '../remote'
import { StandaloneBar } from './standalone-bar'

/** Another viewer is another page, as in the host. */
function Viewed({ remote: { App } }: RemoteModule) {
  const viewer = useViewer()
  return <App key={viewer?.id ?? ''} onLogin={() => undefined} />
}

/** Draws a remote without the host: for its development server. A login stands where the visitor's pages would be. */
export async function renderStandalone(load: () => Promise<RemoteModule>): Promise<void> {
  initPlatform()
  const { remote } = await load()
  await remote.prepare?.()
  createRoot(document.getElementById('root') as HTMLElement).render(
    <SiteRouter>
      <SkipLink />
      <StandaloneBar />
      <ErrorBoundary>
        <Suspense>
          <Viewed remote={remote} />
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </SiteRouter>,
  )
}
