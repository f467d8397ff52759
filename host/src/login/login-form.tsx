import type { RemoteName } from '@sanguine/federation'
import { Button, ErrorBoundary, Loading, Notice, session, uiMessages, useMessages } from '@sanguine/ui'
import { Suspense, useEffect, useState } from 'react'
import { messages } from '../i18n/messages'
import { failRender, openRemote, retryRemote, useRemoteLoad } from '../remotes/load-remote'
import { useDescriptions } from '../remotes/site-descriptions'

interface LoginFormProps {
  readonly username: string
}

/** The login form of the remote that has one, or a notice that says why it did not load. */
export function LoginForm({ username }: LoginFormProps) {
  const { descriptions } = useDescriptions()
  const name = Object.keys(descriptions).find((key) => descriptions[key]?.hasLogin)
  useEffect(() => {
    if (name === undefined) session.clearAndReload()
  }, [name])
  return name === undefined ? <Loading /> : <RemoteLoginForm name={name} username={username} />
}

function RemoteLoginForm({ name, username }: LoginFormProps & { readonly name: RemoteName }) {
  const t = useMessages(messages)
  const ui = useMessages(uiMessages)
  useState(() => openRemote(name))
  const { remote, error, isLoading, attempt } = useRemoteLoad(name)
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
          <Button size="sm" busy={isLoading} onClick={() => retryRemote(name)}>
            {ui('action.retry')}
          </Button>
        }
      >
        <p>{t(`remote.reason.${error.reason}`)}</p>
      </Notice>
    )
  if (!remote?.LogIn) return <Loading />
  return (
    <ErrorBoundary key={attempt} onError={(thrown) => failRender(name, thrown)} fallback={() => <Loading />}>
      <Suspense fallback={<Loading />}>
        <remote.LogIn username={username} onLogin={(accessToken) => session.logIn(accessToken)} />
      </Suspense>
    </ErrorBoundary>
  )
}
