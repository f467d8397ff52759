import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * The anchor that the address names. What it names is drawn after the address was read, so the browser does not find it:
 * it is brought into view and given the focus here, as soon as the page `isReady`.
 */
export function useAnchor(isReady: boolean): string {
  const { hash, key } = useLocation()
  const anchor = decode(hash.slice(1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again has a new key and leads there again
  useEffect(() => {
    if (!isReady || anchor === '') return
    const element = document.getElementById(anchor)
    element?.scrollIntoView?.({ block: 'start' })
    element?.focus({ preventScroll: true })
  }, [isReady, anchor, key])
  return anchor
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
