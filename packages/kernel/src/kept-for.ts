import type { Clock } from './clock'

/**
 * Returns a function that reads a value, and returns the same one until it is older than `maxAgeMs`, in milliseconds.
 * Calls at the same time share one read. A failed read fails the calls that wait for it, and the next call reads again.
 */
export function keptFor<Value>(clock: Clock, maxAgeMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { readonly readAt: number; readonly value: Promise<Value> } | null = null
  return () => {
    const now = clock.elapsed()
    if (kept && now - kept.readAt < maxAgeMs) return kept.value
    const latest = { readAt: now, value: read() }
    kept = latest
    latest.value.catch(() => {
      if (kept === latest) kept = null
    })
    return latest.value
  }
}
