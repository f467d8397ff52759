import type { Remote, RemoteProps } from '@sanguine/federation'
import { Button, contentId, ErrorBoundary, Loading, Notice, Title, uiMessages, useMessages } from '@sanguine/ui'
import { Suspense, use, useState } from 'react'
import { messages } from '../i18n/messages'
import { loadRemote, readyRemote } from './load-remote'
import type { RemoteName } from './remote-list'
import styles from './remote-view.module.css'
import { report } from './report'

const attempts = new Map<string, Promise<Remote>>()

/** One promise for each attempt, so that React finds it again while it waits. */
function attemptTo(name: RemoteName, attempt: number): Promise<Remote> {
  const key = `${name}:${attempt}`
  let promise = attempts.get(key)
  if (!promise) {
    promise = loadRemote(name, attempt)
    attempts.set(key, promise)
  }
  return promise
}

function Loaded({ name, attempt, ...props }: { name: RemoteName; attempt: number } & RemoteProps) {
  const { App } = readyRemote(name) ?? use(attemptTo(name, attempt))
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
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary
      key={`${name}:${attempt}`}
      onError={(error) => report(name, error)}
      fallback={() => <Missing name={name} onRetry={() => setAttempt(attempt + 1)} />}
    >
      <Suspense fallback={<Loading />}>
        <Loaded name={name} attempt={attempt} {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
