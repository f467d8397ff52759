import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Scrolls to the element that the hash of the URL names, focuses it and returns its id; empty without a hash. The
 * browser cannot do this, because the element is rendered after the browser reads the URL, once the page `isReady`.
 */
export function useAnchor(isReady: boolean, block: 'start' | 'center' = 'start'): string {
  const { hash, key } = useLocation()
  const anchor = decode(hash.slice(1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is followed again has a new key and scrolls again
  useEffect(() => {
    if (!isReady || anchor === '') return
    const element = document.getElementById(anchor)
    element?.scrollIntoView?.({ block })
    element?.focus({ preventScroll: true })
  }, [isReady, anchor, block, key])
  return anchor
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A malformed escape names no element.
    return ''
  }
}
