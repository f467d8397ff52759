import { useEffect, useRef } from 'react'
import { playCue } from '../../shared/sound/play-cue'
import { combatSounds } from './combat-sounds'
import type { Hunt } from './use-hunt'

/** Plays the sounds of new rounds; a combat that was open before the page was loaded starts silent. */
export function useCombatSounds({ stage }: Hunt): void {
  const combat = stage.kind === 'fighting' || stage.kind === 'over' ? stage.combat : null
  const heard = useRef<{ readonly number: number; readonly round: number } | null>(null)
  const isLoading = stage.kind === 'loading'
  const wasLoading = useRef(true)
  useEffect(() => {
    if (isLoading) return
    const isFirstRender = wasLoading.current
    wasLoading.current = false
    if (!combat) return
    const { number, round } = combat
    const played = heard.current?.number === number ? heard.current.round : 0
    heard.current = { number, round }
    if (isFirstRender || round === played) return
    for (const [cue, delay] of combatSounds(combat, played)) playCue(cue, delay)
  }, [combat, isLoading])
}
