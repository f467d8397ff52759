import { runAtServerTime } from '@sanguine/ui/platform'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Player } from '../../shared/player/use-player'
import { playCue } from '../../shared/sound/play-cue'
import { startMusicSession } from './music'

/** The value of the previous render; the current value on the first one. */
function usePrevious<T>(value: T): T {
  const previous = useRef(value)
  const before = previous.current
  useEffect(() => {
    previous.current = value
  }, [value])
  return before
}

/** Plays a bell when the cooldown ends. */
function useHuntReadyCue(readyAt: number): void {
  useEffect(() => runAtServerTime(readyAt, () => playCue('bell')), [readyAt])
}

/** Plays music while the game is mounted, and cues for a new rank, the end of the cooldown and a change of page. */
export function useGameSounds(player: Player | null | undefined): void {
  useEffect(startMusicSession, [])
  useHuntReadyCue(player ? Date.parse(player.nextHuntAt) : 0)

  const { pathname } = useLocation()
  const lastPath = usePrevious(pathname)
  useEffect(() => {
    if (pathname !== lastPath) playCue('page')
  }, [pathname, lastPath])

  const xp = player?.currentRank.requiredXp
  const lastXp = usePrevious(xp)
  useEffect(() => {
    if (xp !== undefined && lastXp !== undefined && xp > lastXp) playCue('rank-up', 0.6)
  }, [xp, lastXp])
}
