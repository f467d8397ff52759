import { useEffect, useRef } from 'react'

/** Calls the latest `end` when the component leaves the page. */
export function useAtEnd(end: () => void): void {
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
  useEffect(() => () => latest.current(), [])
}
