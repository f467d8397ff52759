import { ErrorBoundary, SkipLink, useViewer } from '@sanguine/ui'
import { RemoteHostContext, SiteRouter } from '@sanguine/ui/platform'
import { initPlatform, Toaster } from '@sanguine/ui/shell'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import type { RemoteModule } from '../remote'
import type { Descriptions } from '../site/select-remote'
import { SiteFrame } from '../site/site-frame'
import { StandaloneBar } from './standalone-bar'
import { loadSite, useSite } from './use-site'

/** Another viewer is another page, as in the host. */
function Viewed({ remote: { App }, descriptions }: RemoteModule & { readonly descriptions: Descriptions }) {
  const viewer = useViewer()
  const { host, ...frame } = useSite(descriptions)
  return (
    <RemoteHostContext value={host}>
      <SiteFrame {...frame}>
        <App key={viewer?.id ?? ''} onLogin={() => undefined} />
      </SiteFrame>
    </RemoteHostContext>
  )
}

/** Draws a remote without the host: for its development server. A login stands where the visitor's pages would be. */
export async function renderStandalone(load: () => Promise<RemoteModule>): Promise<void> {
  initPlatform()
  const [{ remote }, descriptions] = await Promise.all([load(), loadSite()])
  await remote.prepare?.()
  createRoot(document.getElementById('root') as HTMLElement).render(
    <SiteRouter>
      <SkipLink />
      <StandaloneBar />
      <ErrorBoundary>
        <Suspense>
          <Viewed remote={remote} descriptions={descriptions} />
        </Suspense>
      </ErrorBoundary>
      <Toaster />
    </SiteRouter>,
  )
}
