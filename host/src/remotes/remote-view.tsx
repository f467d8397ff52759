import type { RemoteProps } from '@sanguine/federation'
import { Button, contentId, ErrorBoundary, Loading, Notice, Title, uiMessages, useMessages } from '@sanguine/ui'
import { Suspense, use, useState } from 'react'
import { messages } from '../i18n/messages'
import { attemptFor, loadRemote, readyRemote, retryRemote } from './load-remote'
import type { RemoteName } from './remote-list'
import styles from './remote-view.module.css'
import { report } from './report'

function Loaded({ name, ...props }: { readonly name: RemoteName } & RemoteProps) {
  const { App } = readyRemote(name) ?? use(loadRemote(name))
  return <App {...props} />
}

function Missing({ name, onRetry }: { readonly name: RemoteName; readonly onRetry: () => void }) {
  const t = useMessages(messages)
  const ui = useMessages(uiMessages)
  return (
    <main id={contentId} tabIndex={-1} className={styles.missing}>
      <Title>{t('remote.missing')}</Title>
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
  const [attempt, setAttempt] = useState(() => attemptFor(name))
  return (
    <ErrorBoundary
      key={attempt}
      onError={(error) => report(name, error)}
      fallback={() => <Missing name={name} onRetry={() => setAttempt(retryRemote(name))} />}
    >
      <Suspense fallback={<Loading />}>
        <Loaded name={name} {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
