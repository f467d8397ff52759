import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type NavigationType, type Navigator, Router, type To, UNSAFE_createBrowserHistory } from 'react-router'
import { canNavigate, hasNavigationGuard } from './navigation-guard'

const index = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

/**
 * The router of the page. Unlike `BrowserRouter`, it asks the navigation guards before a page with unsaved work is
 * left, by link or browser button. A change of only the search or hash does not leave the page.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const history = useMemo(() => UNSAFE_createBrowserHistory({ window, v5Compat: true }), [])
  const [{ location, action }, setState] = useState({ location: history.location, action: history.action })
  const place = useRef(index())
  const path = useRef(history.location.pathname)
  const isReturning = useRef(false)
  const isAllowed = useRef(false)

  useLayoutEffect(
    () =>
      history.listen((update) => {
        const moved = index() - place.current
        if (update.action === 'POP' && isReturning.current) {
          isReturning.current = false
          return
        }
        const isLeaving = update.location.pathname !== path.current
        if (update.action === 'POP' && moved !== 0 && isLeaving && hasNavigationGuard() && !isAllowed.current) {
          // The URL has already changed: go back to the guarded page, ask, and go again.
          isReturning.current = true
          history.go(-moved)
          void canNavigate().then((leaves) => {
            isAllowed.current = leaves
            if (leaves) history.go(moved)
          })
          return
        }
        isAllowed.current = false
        place.current = index()
        path.current = update.location.pathname
        setState({ location: update.location, action: update.action })
      }),
    [history],
  )

  const navigator = useMemo<Navigator>(() => {
    const whenAllowed = (to: To, move: () => void) => {
      const { pathname } = new URL(history.createHref(to), window.location.href)
      const isLeaving = pathname !== path.current
      if (isLeaving && hasNavigationGuard()) void canNavigate().then((leaves) => leaves && move())
      else move()
    }
    return {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, state) => whenAllowed(to, () => history.push(to, state)),
      replace: (to, state) => whenAllowed(to, () => history.replace(to, state)),
    }
  }, [history])

  return (
    <Router location={location} navigationType={action as unknown as NavigationType} navigator={navigator}>
      {children}
    </Router>
  )
}
