import type { Effect } from '../effect'
import { emitEvent } from '../fight'

/** Sends the foe's last retainer away, of the affected kind where one is named; without one it fires into nothing. */
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
