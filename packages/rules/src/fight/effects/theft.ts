import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/** Takes at most what the target has left. The event counts from the player's side. */
export const theft: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc, strength }) {
    const stolen = Math.min(strength, target.gold)
    target.gold -= stolen
    const goldChange = actor.side === 'attacker' ? stolen : -stolen
    emitEvent(fight, 'theft', actor, target, { proc, goldChange })
  },
}
