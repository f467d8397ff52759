import { combatEventType } from '../../combat'
import { mostRetainers } from '../../constants'
import type { Effect } from '../effect'
import { tell } from '../fight'

/** Nothing comes to a fighter without a retainer of its own, or to one whose ranks are full. */
export const summoning: Effect = {
  isHostile: false,
  apply({ fight, actor, proc }) {
    const retainer = actor.fighter.retainers[0]
    if (!retainer || actor.retainers.length >= mostRetainers) return
    actor.retainers = [...actor.retainers, retainer]
    tell(fight, combatEventType.retainerAdded, actor, actor, { proc, retainer })
  },
}
