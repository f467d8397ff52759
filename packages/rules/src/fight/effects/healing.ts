import type { Effect } from '../effect'
import { emitEvent, heal } from '../fight'

export const healing: Effect = {
  isHostile: false,
  apply({ fight, actor, proc, strength }) {
    const healingDiff = heal(actor, strength)
    emitEvent(fight, 'healing', actor, actor, { proc, healing: strength, healingDiff })
  },
}
