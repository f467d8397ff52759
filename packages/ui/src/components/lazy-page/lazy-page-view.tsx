import { page as browserPage, uiMessages, useMessages, useRemoteHost } from '@sanguine/ui/platform'
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../button/button'
import { Skeleton } from '../loading/loading'
import { type BoundaryFailure, BoundaryNotice, ErrorBoundary } from '../notice/error-boundary'
import { Notice } from '../notice/notice'
import { BrokenPage } from '../notice/page-boundary'
import type { LazyPage } from './lazy-page'
import { stopWaitingForFiles } from './stop-waiting-for-files'

export interface LazyPageViewProps<Props> {
  readonly page: LazyPage<Props>
  /** draws the page once it has loaded */
  readonly children: (Page: ComponentType<Props>) => ReactNode
  /** shown while the page loads; default the outline of a page */
  readonly pending?: ReactNode
}

/** Milliseconds of loading before a notice appears. The page still appears if it loads later. */
const overdueMs = 2_500

const Loaded = <Props,>({ page, children }: Pick<LazyPageViewProps<Props>, 'page' | 'children'>) =>
  children(use(page.load()))

interface FailedProps extends BoundaryFailure {
  /** makes the next attempt fetch the page again */
  readonly onReset: () => void
}

function Failed({ onReset, ...failure }: FailedProps) {
  const t = useMessages(uiMessages)
  const { recover } = useRemoteHost()
  const [busy, setBusy] = useState(false)
  const fetchAgain = async () => {
    setBusy(true)
    // If a newer build is deployed, the page comes from that build.
    if (await recover()) return
    onReset()
    failure.retry()
  }
  return <BoundaryNotice {...failure} isPage busy={busy} retry={() => void fetchAgain()} text={t('error.page')} />
}

/** The outline of the page while it loads, or a notice if that takes long. Retry fetches the missing files again. */
function Pending() {
  const t = useMessages(uiMessages)
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOverdue(true), overdueMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isOverdue) return <Skeleton count={6} height={64} />
  return (
    <Notice
      kind="error"
      title={t('loading')}
      actions={
        <>
          <Button size="sm" onClick={stopWaitingForFiles}>
            {t('action.retry')}
          </Button>
          <Button size="sm" onClick={() => browserPage.reload()}>
            {t('action.reload')}
          </Button>
        </>
      }
    >
      <p>{t('error.slow')}</p>
    </Notice>
  )
}

/** Fetches a page and shows it. If that fails, or the page throws, a notice replaces it, as in a `PageBoundary`. */
export function LazyPageView<Props>({ page, children, pending = <Pending /> }: LazyPageViewProps<Props>) {
  const { pathname } = useLocation()
  const { reportError } = useRemoteHost()
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={reportError}
      fallback={(failure) =>
        page.isLoadError(failure.error) ? <Failed {...failure} onReset={page.reset} /> : <BrokenPage {...failure} />
      }
    >
      <Suspense fallback={pending}>
        <Loaded page={page}>{children}</Loaded>
      </Suspense>
    </ErrorBoundary>
  )
}
