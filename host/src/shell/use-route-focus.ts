import { contentId } from '@sanguine/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Which page an address belongs to: a record of the CMS is no page of its own, its section is. */
const pageOf = (path: string): string =>
  path
    .split('/')
    .slice(1, path.startsWith('/admin') ? 3 : 2)
    .join('/')

/** On a new page readers begin at its content and everybody at its top; going back the browser restores the place. */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const page = pageOf(pathname)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (type !== 'POP') window.scrollTo(0, 0)
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [page, type])
}
