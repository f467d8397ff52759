import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/**
 * Removes the opponent's last retainer, of the affected enemy type if the proc names one. If the opponent has none,
 * nothing happens.
 */
export const banishing: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc }) {
    const kind = proc.creatureTypeId
    const index = target.retainers.findLastIndex((retainer) => kind === null || retainer.creatureTypeId === kind)
    const retainer = target.retainers[index]
    if (!retainer) return
    target.retainers = target.retainers.toSpliced(index, 1)
    emitEvent(fight, 'retainerRemoved', actor, target, { proc, retainer })
  },
}
