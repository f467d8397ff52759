import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/** Takes the latest lasting effect; where there is none, it fires into nothing and is not told. */
export const dispel: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc }) {
    if (target.gained.length === 0) return
    target.gained = target.gained.slice(0, -1)
    emitEvent(fight, 'dispel', actor, target, { proc })
  },
}
