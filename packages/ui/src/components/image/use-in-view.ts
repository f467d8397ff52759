import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * How long an image must stay in view before it is fetched, in milliseconds. Images that scroll past faster are not.
 */
const delay = 500
/** The part of the element that must be visible. */
const threshold = 0.1

/**
 * Whether an element has been in view. An element in view from the start counts at once; one that scrolls in must stay.
 */
export function useInView<T extends Element>(isWatching: boolean): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [isSeen, setIsSeen] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (!element || !isWatching || isSeen) return
    let timer = 0
    let isFirst = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        window.clearTimeout(timer)
        if (entry?.isIntersecting) {
          if (isFirst) setIsSeen(true)
          else timer = window.setTimeout(() => setIsSeen(true), delay)
        }
        isFirst = false
      },
      { threshold, rootMargin: '120px' },
    )
    observer.observe(element)
    return () => {
      window.clearTimeout(timer)
      observer.disconnect()
    }
  }, [isWatching, isSeen])
  return [ref, isSeen]
}

/** Whether an element is in view now. */
export function useOnScreen<T extends Element>(isWatching: boolean): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [isOnScreen, setIsOnScreen] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (!element || !isWatching || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(entry?.isIntersecting ?? false), { threshold })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWatching])
  return [ref, isOnScreen]
}
