import type { Context } from '@sanguine/kernel'
import type { Player } from '@sanguine/players'
import { type Combat, type CombatAdvice, combatStateOf } from '@sanguine/rules'
import { encounterOddsService } from '../encounter-odds/encounter-odds.service'

/** A combat of a player, up to the round that is shown. */
interface ShownCombat {
  readonly player: Player
  readonly combat: Combat
  readonly upToRound: number
}

/** Advice on winning a combat that is over; null if it was won or is open, and for an enemy that was removed. */
export async function readAdvice(
  { app, signal }: Context,
  { player, combat, upToRound }: ShownCombat,
): Promise<CombatAdvice | null> {
  const { result } = combatStateOf(combat, upToRound)
  if (result !== 'draw' && result !== 'loss') return null
  return app.get(encounterOddsService).readAdvice(player, combat, signal)
}
