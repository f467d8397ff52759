import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/** A lasting effect: its owner keeps it until it is used up, dispelled or the fight ends. */
export const gain: Effect = {
  isHostile: false,
  apply({ fight, actor, proc, strength }) {
    actor.gained = [...actor.gained, { proc, strength }]
    emitEvent(fight, 'gainedProc', actor, actor, { proc })
  },
}
