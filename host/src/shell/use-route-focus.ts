import { pageOf } from '@sanguine/federation'
import { contentId } from '@sanguine/ui'
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useDescriptions } from '../remotes/site-descriptions'
import { type FocusPlace, findPlace, placeOf } from './focus-place'

/** How long content that was drawn may still be replaced, as an outline by its page, in milliseconds. */
const settleMs = 3000

interface FocusOptions {
  /** whether the page is the same as before, so that the focus stays */
  readonly isSame?: boolean
  /** where the focus was when the page was left, if the user returns to it */
  readonly place?: FocusPlace | undefined
}

/**
 * Focuses the page's content as soon as it exists, and again if the focused element is replaced soon after. A page with
 * a form may already have focused a field. On return to a page, the element at `place` takes the focus once it is drawn.
 * Returns a function that stops the wait for the content.
 */
export function focusContent({ isSame = false, place }: FocusOptions = {}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTaken = isSame
  let last = document.activeElement
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) last = target
  }
  /** While the focus moves, nothing has it, and a tip that closes then is a change of the page. */
  const isMoving = () => last !== document.body && last?.isConnected
  const focus = () => {
    const content = document.getElementById(contentId)
    if (!content) return
    const active = document.activeElement
    const isLost = active === document.body && !isMoving()
    const isFree = (!isTaken || isLost) && !content.querySelector('input:focus')
    const target = place && (isFree || active === content) ? findPlace(content, place) : undefined
    if (target) target.focus()
    else if (isFree) content.focus({ preventScroll: true })
    isTaken = true
    timer ??= setTimeout(stop, settleMs)
  }
  const observer = new MutationObserver(focus)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', note)
  }
  document.addEventListener('focusin', note)
  observer.observe(document.body, { childList: true, subtree: true })
  focus()
  return stop
}

/** Remembers where the focus was last in the content of each entry of the history. */
function useFocusPlaces(key: string): Map<string, FocusPlace> {
  const places = useRef(new Map<string, FocusPlace>())
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const content = document.getElementById(contentId)
      const place = content && target instanceof Element ? placeOf(content, target) : null
      if (place) places.current.set(key, place)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [key])
  return places.current
}

/**
 * On a new page readers begin at its content and everybody at its top. Going back, the browser restores the scroll position, and
 * the element that had the focus takes it again. Within a page, as to another shelf, its content takes the focus where
 * nothing has it or what had it is gone.
 */
export function useRouteFocus(): void {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const page = pageOf(useDescriptions().descriptions, pathname)
  const last = useRef({ page, key })
  const stopWaiting = useRef(() => {})
  const places = useFocusPlaces(key)
  // Before the effects of the page, one of which may go to what the hash of its address names.
  useLayoutEffect(() => {
    if (last.current.key === key) return
    const isSame = last.current.page === page
    last.current = { page, key }
    // A change of the query string by a control of the page is not a navigation.
    if (isSame && type === 'REPLACE') return
    if (!isSame && type !== 'POP') window.scrollTo(0, 0)
    stopWaiting.current()
    stopWaiting.current = focusContent({ isSame, place: type === 'POP' && !isSame ? places.get(key) : undefined })
  }, [page, key, type, places])
  useLayoutEffect(() => () => stopWaiting.current(), [])
}
