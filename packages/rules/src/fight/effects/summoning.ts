import { maxRetainers } from '../../constants'
import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/** Nothing comes to a fighter without a retainer of its own, or to one whose ranks are full. */
export const summoning: Effect = {
  isHostile: false,
  apply({ fight, actor, proc }) {
    const retainer = actor.fighter.retainers[0]
    if (!retainer || actor.retainers.length >= maxRetainers) return
    actor.retainers = [...actor.retainers, retainer]
    emitEvent(fight, 'retainerAdded', actor, actor, { proc, retainer })
  },
}
