import type { Effect } from '../effect'
import { dealDamage, emitEvent, heal } from '../fight'

/** Heals by the damage that it really dealt, not by the rolled damage, because it cannot drink missing blood. */
export const leech: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc, strength }) {
    const damageDiff = dealDamage(actor, target, strength)
    const healingDiff = heal(actor, damageDiff)
    const details = { proc, damage: strength, damageDiff, healing: damageDiff, healingDiff }
    emitEvent(fight, 'leech', actor, target, details)
  },
}
