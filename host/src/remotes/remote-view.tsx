import type { RemoteBuild, RemoteName, RemoteProps } from '@sanguine/federation'
import { ErrorBoundary, Loading, PageTitle, useLanguage, useViewer } from '@sanguine/ui'
import { type RemoteHost, RemoteHostContext } from '@sanguine/ui/platform'
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { focusContent } from '../shell/use-route-focus'
import { isKnownBuild, rememberBuild } from './known-builds'
import { LoadFailure } from './load-failure'
import {
  failRender,
  loadPrevious,
  openRemote,
  previousBuild,
  type RemoteLoad,
  recoverRemote,
  redrawRemote,
  useRemoteLoad,
} from './load-remote'
import { measurePage } from './measure-page'
import { renderError } from './remote-error'
import { reportRemoteError } from './report-remote-error'
import { selectKnownRemote, useDescription, useNavigation } from './site-descriptions'

/** Beside a remote, so that it is mounted once the remote is drawn. */
function DrawnBuild({ name, build }: { readonly name: RemoteName; readonly build: RemoteBuild }) {
  useEffect(() => {
    measurePage({ name, build, isFirst: !isKnownBuild(name, build) })
    rememberBuild(name, build)
  }, [name, build])
  return null
}

function useHost(name: RemoteName, load: RemoteLoad): RemoteHost {
  const { menu, navigation } = useNavigation()
  return useMemo(() => {
    const previous = previousBuild(name, load)
    return {
      reportError: (error) => reportRemoteError(name, renderError(error, load.build)),
      recover: () => recoverRemote(name),
      loadPrevious: previous && (() => loadPrevious(name, previous)),
      menu,
      navigation,
    }
  }, [name, load, menu, navigation])
}

/** A remote that threw while it rendered is drawn again on another page. */
function useRedrawOnNavigation(name: RemoteName, isBroken: boolean): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (isBroken) redrawRemote(name)
  }, [name, pathname, isBroken])
}

/** Gives the focus to a remote that is drawn in the place of a notice, or of another build, whose element had it. */
function useFocusAfterReplacement(attempt: number, hasNotice: boolean): void {
  const last = useRef({ attempt, hasNotice })
  useEffect(() => {
    const isReplaced = last.current.attempt !== attempt || last.current.hasNotice !== hasNotice
    last.current = { attempt, hasNotice }
    return isReplaced && !hasNotice && document.activeElement === document.body ? focusContent() : undefined
  }, [attempt, hasNotice])
}

/** The place of a remote that loads, with the title that it published. */
function LoadingRemote({ name }: { readonly name: RemoteName }) {
  const language = useLanguage()
  const title = useDescription(name)?.title[language]
  return (
    <>
      {title && <PageTitle>{title}</PageTitle>}
      <Loading />
    </>
  )
}

/** A remote in its place; while it comes nothing, and if it does not come or breaks, a notice with Retry. */
export function RemoteView({ name, ...props }: { readonly name: RemoteName } & RemoteProps) {
  useState(() => openRemote(name))
  const load = useRemoteLoad(name)
  const host = useHost(name, load)
  const hasHome = selectKnownRemote('/', useViewer())?.name !== name
  const { attempt, remote, build, error } = load
  useRedrawOnNavigation(name, error?.reason === 'render')
  useFocusAfterReplacement(attempt, error !== undefined)
  if (error) return <LoadFailure name={name} load={load} error={error} hasHome={hasHome} />
  if (!remote || !build) return <LoadingRemote name={name} />
  return (
    <ErrorBoundary key={attempt} onError={(thrown) => failRender(name, thrown)} fallback={() => <Loading />}>
      <RemoteHostContext value={host}>
        <Suspense fallback={<Loading />}>
          <remote.App {...props} />
          <DrawnBuild name={name} build={build} />
        </Suspense>
      </RemoteHostContext>
    </ErrorBoundary>
  )
}
