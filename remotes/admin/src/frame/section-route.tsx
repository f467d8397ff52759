import { Button, ErrorBoundary, Notice, Skeleton, uiMessages, useMessages } from '@sanguine/ui'
import { Suspense, use } from 'react'
import { adminMessages } from '../i18n/messages'
import type { LazyPage } from './lazy-page'

function Loaded({ page }: { readonly page: LazyPage }) {
  const Page = use(page.load())
  return <Page />
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(adminMessages)
  const ui = useMessages(uiMessages)
  return (
    <Notice
      kind="error"
      title={ui('error.heading')}
      actions={
        <Button size="sm" onClick={onRetry}>
          {ui('action.retry')}
        </Button>
      }
    >
      <p>{t('section.failed')}</p>
    </Notice>
  )
}

/** Fetches a section's page and shows it; where that fails, a notice whose Retry fetches it again. */
export function SectionRoute({ page }: { readonly page: LazyPage }) {
  return (
    <ErrorBoundary
      fallback={(_error, retry) => (
        <Failed
          onRetry={() => {
            page.forget()
            retry()
          }}
        />
      )}
    >
      <Suspense fallback={<Skeleton count={6} height={64} />}>
        <Loaded page={page} />
      </Suspense>
    </ErrorBoundary>
  )
}
