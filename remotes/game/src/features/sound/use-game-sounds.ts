import { serverNow } from '@sanguine/ui/platform'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Player } from '../../shared/player/use-player'
import { playCue } from '../../shared/sound/play-cue'
import { startMusicSession } from './music'

/** What a value was when it was last drawn; itself at first. */
function usePrevious<T>(value: T): T {
  const previous = useRef(value)
  const before = previous.current
  useEffect(() => {
    previous.current = value
  }, [value])
  return before
}

/** A bell when the next hunt may begin, if one was waited for. */
function useHuntReadyCue(readyAt: number): void {
  useEffect(() => {
    const left = readyAt - serverNow()
    if (left <= 0) return
    const timer = window.setTimeout(() => playCue('bell'), left)
    return () => window.clearTimeout(timer)
  }, [readyAt])
}

/** Music while the game is there, and the sounds of what happens wherever the player is: ranks, waits, pages. */
export function useGameSounds(player: Player | null | undefined): void {
  useEffect(startMusicSession, [])
  useHuntReadyCue(player ? Date.parse(player.nextAllowedHunt) : 0)

  const { pathname } = useLocation()
  const lastPath = usePrevious(pathname)
  useEffect(() => {
    if (pathname !== lastPath) playCue('page')
  }, [pathname, lastPath])

  const xp = player?.currentRankXP
  const lastXp = usePrevious(xp)
  useEffect(() => {
    if (xp !== undefined && lastXp !== undefined && xp > lastXp) playCue('rank-up', 0.6)
  }, [xp, lastXp])
}
