import { uiMessages, useMessages } from '@sanguine/ui/platform'
import { type ComponentType, type ReactNode, Suspense, use } from 'react'
import { Button } from '../button/button'
import { Skeleton } from '../loading/loading'
import { ErrorBoundary } from '../notice/error-boundary'
import { Notice } from '../notice/notice'
import type { LazyPage } from './lazy-page'

export interface LazyPageViewProps<Props> {
  readonly page: LazyPage<Props>
  /** draws the page once it is there */
  readonly children: (Page: ComponentType<Props>) => ReactNode
}

const Loaded = <Props,>({ page, children }: LazyPageViewProps<Props>) => children(use(page.load()))

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(uiMessages)
  return (
    <Notice
      kind="error"
      title={t('error.heading')}
      actions={
        <Button size="sm" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      <p>{t('error.page')}</p>
    </Notice>
  )
}

/** Fetches a page and shows it; where that fails, a notice whose Retry fetches it again. */
export function LazyPageView<Props>({ page, children }: LazyPageViewProps<Props>) {
  const fetchAgain = (retry: () => void) => () => {
    page.reset()
    retry()
  }
  return (
    <ErrorBoundary
      fallback={(error, retry) => (page.isLoadError(error) ? <Failed onRetry={fetchAgain(retry)} /> : null)}
    >
      <Suspense fallback={<Skeleton count={6} height={64} />}>
        <Loaded page={page}>{children}</Loaded>
      </Suspense>
    </ErrorBoundary>
  )
}
