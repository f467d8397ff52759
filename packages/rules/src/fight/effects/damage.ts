import type { Effect } from '../effect'
import { dealDamage, emitEvent } from '../fight'

export const damage: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc, strength }) {
    const damageDiff = dealDamage(actor, target, strength)
    emitEvent(fight, 'procDamage', actor, target, { proc, damage: strength, damageDiff })
  },
}
