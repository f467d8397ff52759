import { useEffect, useState } from 'react'
import { createStore } from '../browser/store'

/**
 * The least and the greatest possible difference between the server's time and `performance.now()`, in milliseconds.
 * Nobody can set that clock, so a countdown goes on when somebody sets the one of the system.
 */
interface Offset {
  readonly least: number
  readonly most: number
}

/** The header `Date` has whole seconds. */
export const dateResolutionMs = 1_000

/** Null until the first answer of the server: the browser's clock is all there is until then. */
const offset = createStore<Offset | null>(null)

/**
 * Learns the server's clock from an answer. What answers say together is kept; one that contradicts those before it replaces them,
 * as after a sleep of the machine, during which `performance.now()` may stand still.
 * @param serverTime the server's time in the answer, milliseconds
 * @param sentAt when the call was sent, by `Date.now()`
 * @param resolution by how much the server's time may be rounded down
 */
export function syncClock(serverTime: number, sentAt: number, resolution = 0): void {
  const roundTrip = Date.now() - sentAt
  // The browser's clock was set meanwhile.
  if (!Number.isFinite(serverTime) || roundTrip < 0 || roundTrip > maxRoundTripMs) return
  const now = performance.now()
  const answer = { least: serverTime - now, most: serverTime + resolution + roundTrip - now }
  const known = offset.get()
  const least = Math.max(answer.least, known?.least ?? answer.least)
  const most = Math.min(answer.most, known?.most ?? answer.most)
  if (least > most) offset.set(answer)
  else if (least !== known?.least || most !== known.most) offset.set({ least, most })
}

/** The gateway ends a call sooner. */
const maxRoundTripMs = 120_000

/** For tests: nothing is known of the server's clock. */
export const resetClock = (): void => offset.set(null)

/** Whether an answer of the server has told its time. */
export const isClockSynced = (): boolean => offset.get() !== null

/** The server's time now, milliseconds since the epoch. */
export function serverNow(): number {
  const known = offset.get()
  return known === null ? Date.now() : Math.round(performance.now() + (known.least + known.most) / 2)
}

/** The longest delay that `setTimeout` accepts. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Calls `tick` now, whenever the delay that it returned is over, and whenever more is known of the server's clock; null waits
 * for the latter alone. Returns how it is ended.
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

/**
 * Calls `work` once at a moment of the server's time, however its clock is learned meanwhile; not at all where the moment is
 * over already. Returns how that is cancelled.
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
