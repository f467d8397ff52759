import { useReducedMotion } from '@sanguine/ui/platform'
import { useCallback, useEffect, useState } from 'react'

/** Speeds of a replay, as factors. */
export const replaySpeeds = ['0.5', '1', '2'] as const

export type ReplaySpeed = (typeof replaySpeeds)[number]

/** How long a round stays at speed 1, in milliseconds. */
export const roundMs = 1800

export interface ReplayControls {
  /** the round that is shown, 0 for the start */
  readonly round: number
  readonly isPlaying: boolean
  readonly speed: ReplaySpeed
  /** whether the rounds may play by themselves; where they may not, all are shown at first */
  readonly canPlay: boolean
  readonly setSpeed: (speed: ReplaySpeed) => void
  /** one round on or back, which stops playing */
  readonly step: (by: 1 | -1) => void
  /** plays on, or from the start after the last round; stops where it plays */
  readonly toggle: () => void
}

/** Steps through the rounds of a replay, by its buttons and the arrow keys, or by itself. */
export function useReplay(rounds: number): ReplayControls {
  const canPlay = !useReducedMotion()
  const [shown, setShown] = useState<number | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [speed, setSpeed] = useState<ReplaySpeed>('1')
  const round = shown ?? (canPlay ? 0 : rounds)

  const step = useCallback(
    (by: 1 | -1) => {
      setIsPlaying(false)
      setShown(Math.min(rounds, Math.max(0, round + by)))
    },
    [round, rounds],
  )

  const isRunning = isPlaying && canPlay
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setTimeout(() => {
      setShown(Math.min(rounds, round + 1))
      if (round + 1 >= rounds) setIsPlaying(false)
    }, roundMs / Number(speed))
    return () => clearTimeout(timer)
  }, [isRunning, round, rounds, speed])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [role=dialog]')) return
      if (event.key === 'ArrowRight') step(1)
      else if (event.key === 'ArrowLeft') step(-1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [step])

  return {
    round,
    isPlaying: isRunning,
    speed,
    canPlay,
    setSpeed,
    step,
    toggle: () => {
      if (!isRunning && round >= rounds) setShown(0)
      setIsPlaying(!isRunning)
    },
  }
}
