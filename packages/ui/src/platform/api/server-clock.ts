import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '../browser/store'

/**
 * The least and the greatest possible difference between the server's time and `performance.now()`, in milliseconds.
 * Nobody can set that clock, so countdowns stay right if somebody sets the system clock.
 */
interface Offset {
  readonly least: number
  readonly most: number
}

/** The header `Date` has whole seconds. */
export const dateResolutionMs = 1_000

/** Null until the server's first response: until then only the browser's clock is known. */
const offset = createStore<Offset | null>(null)

/**
 * Learns the server's clock from a response. The range narrows with each response. A response that contradicts the
 * range replaces it, for example after the machine slept and `performance.now()` stood still.
 * @param serverTime the server's time in the response, milliseconds
 * @param sentAt when the call was sent, by `Date.now()`
 * @param resolution by how much the server's time may be rounded down
 */
export function syncClock(serverTime: number, sentAt: number, resolution = 0): void {
  const roundTrip = Date.now() - sentAt
  // Ignores the response: the browser's clock was set during the call.
  if (!Number.isFinite(serverTime) || roundTrip < 0 || roundTrip > maxRoundTripMs) return
  const now = performance.now()
  const answer = { least: serverTime - now, most: serverTime + resolution + roundTrip - now }
  const known = offset.get()
  const least = Math.max(answer.least, known?.least ?? answer.least)
  const most = Math.min(answer.most, known?.most ?? answer.most)
  if (least > most) offset.set(answer)
  else if (least !== known?.least || most !== known.most) offset.set({ least, most })
}

/** Longer than any call: the gateway ends a call sooner. */
const maxRoundTripMs = 120_000

/** For tests: forgets the server's clock. */
export const resetClock = (): void => offset.set(null)

/** Whether a response has set the server's time. */
export const isClockSynced = (): boolean => offset.get() !== null

/** The server's time now, milliseconds since the epoch. */
export function serverNow(): number {
  const known = offset.get()
  return known === null ? Date.now() : Math.round(performance.now() + (known.least + known.most) / 2)
}

/** The longest delay that `setTimeout` accepts. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Calls `tick` at once, after each delay that it returns, and whenever the estimate of the server's clock changes.
 * After null it waits only for such a change. Returns a function that stops it.
 */
function runTicks(tick: () => number | null): () => void {
  let timer = 0
  const run = () => {
    window.clearTimeout(timer)
    const delay = tick()
    if (delay !== null) timer = window.setTimeout(run, Math.min(delay, maxTimerMs))
  }
  const unsubscribe = offset.subscribe(run)
  run()
  return () => {
    unsubscribe()
    window.clearTimeout(timer)
  }
}

/** The server's time, renewed every second. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(
    () =>
      runTicks(() => {
        const time = serverNow()
        setNow(time)
        return 1000 - (time % 1000)
      }),
    [],
  )
  return now
}

/**
 * Milliseconds until a moment of the server's time, never under 0. Renewed whenever a second of the wait is over, and
 * exactly at its end.
 */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => Math.max(0, end - serverNow()))
  useEffect(
    () =>
      runTicks(() => {
        const remaining = Math.max(0, end - serverNow())
        setLeft(remaining)
        return remaining > 0 ? remaining % 1000 || 1000 : null
      }),
    [end],
  )
  return left
}

/** Whether a moment of the server's time is still to come. Renders at that moment, not every second before it. */
export function useIsBefore(end: number): boolean {
  const subscribe = useCallback(
    (onChange: () => void) =>
      runTicks(() => {
        onChange()
        const left = end - serverNow()
        return left > 0 ? left : null
      }),
    [end],
  )
  return useSyncExternalStore(subscribe, () => end > serverNow())
}

/**
 * Calls `work` once at a server time, even if the estimate of the server's clock changes before. Does nothing if that
 * time has passed. Returns a function that cancels it.
 */
export function runAtServerTime(at: number, work: () => void): () => void {
  if (!(at > serverNow())) return () => undefined
  let isDone = false
  return runTicks(() => {
    const left = at - serverNow()
    if (isDone) return null
    if (left > 0) return left
    isDone = true
    work()
    return null
  })
}
