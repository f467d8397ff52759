import { Button, ErrorBoundary, Loading, Notice, session, uiMessages, useMessages } from '@sanguine/ui'
import { Suspense, useEffect, useState } from 'react'
import { messages } from '../i18n/messages'
import { failRender, openRemote, retryRemote, useRemoteLoad } from '../remotes/load-remote'

/** The login form of the visitor's remote, or a notice that says why it did not load. */
export function LoginForm({ username }: { readonly username: string }) {
  const t = useMessages(messages)
  const ui = useMessages(uiMessages)
  useState(() => openRemote('visitor'))
  const { remote, error, isLoading, attempt } = useRemoteLoad('visitor')
  const isOutdated = remote !== undefined && remote.LogIn === undefined

  useEffect(() => {
    // A build from before this dialog can log in on a page only.
    if (isOutdated) session.clearAndReload()
  }, [isOutdated])

  if (error)
    return (
      <Notice
        kind="error"
        title={t('remote.missing')}
        actions={
          <Button size="sm" busy={isLoading} onClick={() => retryRemote('visitor')}>
            {ui('action.retry')}
          </Button>
        }
      >
        <p>{t(`remote.reason.${error.reason}`)}</p>
      </Notice>
    )
  if (!remote?.LogIn) return <Loading />
  return (
    <ErrorBoundary key={attempt} onError={(thrown) => failRender('visitor', thrown)} fallback={() => <Loading />}>
      <Suspense fallback={<Loading />}>
        <remote.LogIn username={username} onLogin={(accessToken) => session.logIn(accessToken)} />
      </Suspense>
    </ErrorBoundary>
  )
}
