import { maxRetainers } from '../../constants'
import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/** Adds a copy of the fighter's first retainer. A fighter without one, or with the maximum number, gains nothing. */
export const summoning: Effect = {
  isHostile: false,
  apply({ fight, actor, proc }) {
    const retainer = actor.fighter.retainers[0]
    if (!retainer || actor.retainers.length >= maxRetainers) return
    actor.retainers = [...actor.retainers, retainer]
    emitEvent(fight, 'retainerAdded', actor, actor, { proc, retainer })
  },
}
