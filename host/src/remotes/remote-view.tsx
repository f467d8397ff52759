import type { RemoteProps } from '@sanguine/federation'
import { Button, contentId, ErrorBoundary, Loading, Notice, PageTitle, uiMessages, useMessages } from '@sanguine/ui'
import { Suspense, use, useState } from 'react'
import { messages } from '../i18n/messages'
import type { RemoteName } from './find-remote'
import { currentAttempt, loadedRemote, loadRemote, retryRemote } from './load-remote'
import styles from './remote-view.module.css'
import { reportRemoteError } from './report-remote-error'

function LoadedRemote({ name, ...props }: { readonly name: RemoteName } & RemoteProps) {
  const { App } = loadedRemote(name) ?? use(loadRemote(name))
  return <App {...props} />
}

function LoadFailure({ name, onRetry }: { readonly name: RemoteName; readonly onRetry: () => void }) {
  const t = useMessages(messages)
  const ui = useMessages(uiMessages)
  return (
    <main id={contentId} tabIndex={-1} className={styles.missing}>
      <PageTitle>{t('remote.missing')}</PageTitle>
      <Notice
        kind="error"
        title={t('remote.missing')}
        actions={
          <Button size="sm" onClick={onRetry}>
            {ui('action.retry')}
          </Button>
        }
      >
        <p>{t(`remote.${name}`)}</p>
      </Notice>
    </main>
  )
}

/** A remote in its place; while it comes nothing, and if it does not come or breaks, a notice with Retry. */
export function RemoteView({ name, ...props }: { readonly name: RemoteName } & RemoteProps) {
  const [attempt, setAttempt] = useState(() => currentAttempt(name))
  return (
    <ErrorBoundary
      key={attempt}
      onError={(error) => reportRemoteError(name, error)}
      fallback={() => <LoadFailure name={name} onRetry={() => setAttempt(retryRemote(name))} />}
    >
      <Suspense fallback={<Loading />}>
        <LoadedRemote name={name} {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
