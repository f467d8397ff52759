import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/** Removes the latest lasting effect. If there is none, it has no effect and no event. */
export const dispel: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc }) {
    if (target.gained.length === 0) return
    target.gained = target.gained.slice(0, -1)
    emitEvent(fight, 'dispel', actor, target, { proc })
  },
}
