import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/** A lasting effect, which its owner keeps until it is used up or dispelled, or the fight ends. */
export const gain: Effect = {
  isHostile: false,
  apply({ fight, actor, proc, strength }) {
    actor.gained = [...actor.gained, { proc, strength }]
    emitEvent(fight, 'gainedProc', actor, actor, { proc })
  },
}
