import { combatEventType } from '../../combat'
import type { Effect } from '../effect'
import { hurt, tell } from '../fight'

export const damage: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc, strength }) {
    const damageDiff = hurt(actor, target, strength)
    tell(fight, combatEventType.procDamage, actor, target, { proc, damage: strength, damageDiff })
  },
}
