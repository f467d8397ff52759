import { useEffect, useState } from 'react'

/** How far the server's clock is ahead of this browser's, in milliseconds. */
let offset = 0
let bestUncertainty = Number.POSITIVE_INFINITY

/**
 * Learns the server's clock from an answer. Of several, the one with the shortest round trip counts.
 * @param serverTime the server's time in the answer, milliseconds
 */
export function syncClock(serverTime: number, sentAt: number, receivedAt = Date.now()): void {
  const uncertainty = receivedAt - sentAt
  if (uncertainty < 0 || uncertainty > bestUncertainty * 1.5 + 50) return
  bestUncertainty = Math.min(uncertainty, bestUncertainty)
  offset = serverTime + uncertainty / 2 - receivedAt
}

/** For tests: this browser's clock is right again. */
export function resetClock(): void {
  offset = 0
  bestUncertainty = Number.POSITIVE_INFINITY
}

/** The server's time now, milliseconds since the epoch. */
export const serverNow = (): number => Date.now() + offset

/** The server's time, renewed every second. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    let timer = 0
    const tick = () => {
      const time = serverNow()
      setNow(time)
      timer = window.setTimeout(tick, 1000 - (time % 1000))
    }
    timer = window.setTimeout(tick, 1000 - (serverNow() % 1000))
    return () => window.clearTimeout(timer)
  }, [])
  return now
}

/**
 * Milliseconds until a moment of the server's time, never under 0. Renewed whenever a second of the wait is over, and
 * exactly at its end.
 */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => Math.max(0, end - serverNow()))
  useEffect(() => {
    let timer = 0
    const tick = () => {
      const remaining = Math.max(0, end - serverNow())
      setLeft(remaining)
      if (remaining > 0) timer = window.setTimeout(tick, remaining % 1000 || 1000)
    }
    tick()
    return () => window.clearTimeout(timer)
  }, [end])
  return left
}
