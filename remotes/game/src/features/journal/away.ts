import { createStore, serverNow, storage, useStore } from '@sanguine/ui/platform'
import { useEffect } from 'react'

/** Local storage key of when a player was last here, and of the last time away. */
export const seenKey = 'sanguine.seen'

/** Players who were away for at least this long see a report: four hours. */
export const minAwayMs = 4 * 3_600_000

/** How often it is noted that the player is here, in milliseconds. */
const noteMs = 60_000

/** A time away, in milliseconds since the epoch. */
export interface Away {
  readonly from: number
  readonly until: number
  /** whether the player has closed the panel about it */
  readonly isDismissed: boolean
}

interface Seen {
  readonly player: string
  /** milliseconds since the epoch */
  readonly at: number
  readonly away: Away | null
}

const isAway = (value: unknown): value is Away =>
  typeof value === 'object' &&
  value !== null &&
  'from' in value &&
  'until' in value &&
  Number.isFinite(value.from) &&
  Number.isFinite(value.until)

function readSeen(player: string): Seen | null {
  try {
    const value: unknown = JSON.parse(storage.read(seenKey) ?? 'null')
    if (typeof value !== 'object' || value === null || !('player' in value) || value.player !== player) return null
    if (!('at' in value) || typeof value.at !== 'number') return null
    return { player, at: value.at, away: 'away' in value && isAway(value.away) ? value.away : null }
  } catch {
    return null
  }
}

const currentAway = createStore<Away | null>(null)

function write(seen: Seen): void {
  storage.write(seenKey, JSON.stringify(seen))
  currentAway.set(seen.away)
}

/** Notes that the player is here now; after a long time without, that is the time away. */
export function noteVisit(player: string): void {
  const now = serverNow()
  const seen = readSeen(player)
  const isBack = seen !== null && now - seen.at >= minAwayMs
  write({
    player,
    at: now,
    away: isBack ? { from: seen.at, until: now, isDismissed: false } : (seen?.away ?? null),
  })
}

/** Closes the panel about the last time away. */
export function dismissAway(player: string): void {
  const seen = readSeen(player)
  if (seen?.away) write({ ...seen, away: { ...seen.away, isDismissed: true } })
}

/** Notes while the page is visible that the player is here. */
export function useNoteVisits(player: string | undefined): void {
  useEffect(() => {
    if (player === undefined) return undefined
    const note = () => {
      if (document.visibilityState === 'visible') noteVisit(player)
    }
    note()
    const timer = setInterval(note, noteMs)
    document.addEventListener('visibilitychange', note)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', note)
    }
  }, [player])
}

/** The last time away; null where there was none in this browser. */
export function useAway(player: string): Away | null {
  return useStore(currentAway) ?? readSeen(player)?.away ?? null
}
