import { contentId } from '@sanguine/ui'
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { pageOf } from '../remotes/select-remote'
import { useDescriptions } from '../remotes/site-descriptions'

/** How long content that was drawn may still be replaced, as an outline by its page, in milliseconds. */
const settleMs = 3000

/**
 * Focuses the page's content as soon as it exists, and again if the focused element is replaced soon after. A page with
 * a form may already have focused a field. If the page `isSame`, the focus stays. Returns a function that stops the
 * wait for the content.
 */
export function focusContent(isSame = false): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTaken = isSame
  const focus = () => {
    const content = document.getElementById(contentId)
    if (!content) return
    const isKept = isTaken && document.activeElement !== document.body
    if (!isKept && !content.querySelector('input:focus')) content.focus({ preventScroll: true })
    isTaken = true
    timer ??= setTimeout(() => observer.disconnect(), settleMs)
  }
  const observer = new MutationObserver(focus)
  observer.observe(document.body, { childList: true, subtree: true })
  focus()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

/**
 * On a new page readers begin at its content and everybody at its top; going back the browser restores the place. Within a page,
 * as to another shelf, its content takes the focus where nothing has it or what had it is gone.
 */
export function useRouteFocus(): void {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const page = pageOf(useDescriptions().descriptions, pathname)
  const last = useRef({ page, key })
  const stopWaiting = useRef(() => {})
  // Before the effects of the page, one of which may go to what the hash of its address names.
  useLayoutEffect(() => {
    if (last.current.key === key) return
    const isSame = last.current.page === page
    last.current = { page, key }
    // A change of the query string by a control of the page is not a navigation.
    if (isSame && type === 'REPLACE') return
    if (!isSame && type !== 'POP') window.scrollTo(0, 0)
    stopWaiting.current()
    stopWaiting.current = focusContent(isSame)
  }, [page, key, type])
  useLayoutEffect(() => () => stopWaiting.current(), [])
}
