import type { Effect } from '../effect'
import { dealDamage, emitEvent, heal } from '../fight'

/** Blood that is not there cannot be drunk: it heals what it took, not what it rolled. */
export const leech: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc, strength }) {
    const damageDiff = dealDamage(actor, target, strength)
    const healingDiff = heal(actor, damageDiff)
    const details = { proc, damage: strength, damageDiff, healing: damageDiff, healingDiff }
    emitEvent(fight, 'leech', actor, target, details)
  },
}
