import { combatEventType } from '../../combat'
import type { Effect } from '../effect'
import { heal, tell } from '../fight'

export const healing: Effect = {
  isHostile: false,
  apply({ fight, actor, proc, strength }) {
    const healingDiff = heal(actor, strength)
    tell(fight, combatEventType.healing, actor, actor, { proc, healing: strength, healingDiff })
  },
}
