import { uiMessages, useMessages, useRemoteHost } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../button/button'
import { type BoundaryFailure, BoundaryNotice, ErrorBoundary } from './error-boundary'

/** Replaces a page that threw while it rendered. */
export function BrokenPage(failure: BoundaryFailure) {
  const t = useMessages(uiMessages)
  const { loadPrevious } = useRemoteHost()
  return (
    <BoundaryNotice
      {...failure}
      isPage
      text={t('error.boundary')}
      actions={
        loadPrevious && (
          <Button size="sm" onClick={loadPrevious}>
            {t('error.previousVersion')}
          </Button>
        )
      }
    />
  )
}

/** Wraps a page of a remote. If the page throws, a notice replaces it; the layout and other pages remain. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const { reportError } = useRemoteHost()
  return (
    <ErrorBoundary resetKey={pathname} onError={reportError} fallback={(failure) => <BrokenPage {...failure} />}>
      {children}
    </ErrorBoundary>
  )
}
