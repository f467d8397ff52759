import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/** Stuns do not add up: a fighter stunned twice loses one turn. */
export const stun: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc }) {
    target.isStunned = true
    emitEvent(fight, 'stun', actor, target, { proc })
  },
}
