import { useEffect, useEffectEvent } from 'react'

const firstPauseMs = 2000
const maxPauseMs = 10_000
const growth = 1.25

/** The pause after a call, the first being 0: two seconds at first, ten at most. */
const pauseMs = (calls: number): number => Math.min(firstPauseMs * growth ** calls, maxPauseMs)

/**
 * Calls `poll` at once and then repeatedly while it is active, never two at a time. A browser delays timers of hidden
 * pages, so polling restarts when the page is visible. `poll` must not throw.
 */
export function usePolling(isActive: boolean, poll: () => Promise<void>): void {
  const pollNow = useEffectEvent(poll)
  useEffect(() => {
    if (!isActive) return
    let [timer, calls, isStopped, isCalling] = [0, 0, false, false]
    const call = async () => {
      window.clearTimeout(timer)
      if (isCalling) return
      isCalling = true
      await pollNow()
      isCalling = false
      if (isStopped) return
      timer = window.setTimeout(() => void call(), pauseMs(calls))
      calls += 1
    }
    const restart = () => {
      if (document.visibilityState !== 'visible') return
      calls = 0
      void call()
    }
    document.addEventListener('visibilitychange', restart)
    void call()
    return () => {
      isStopped = true
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [isActive])
}
