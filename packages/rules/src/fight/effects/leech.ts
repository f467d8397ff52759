import { combatEventType } from '../../combat'
import type { Effect } from '../effect'
import { heal, hurt, tell } from '../fight'

/** Blood that is not there cannot be drunk: it heals what it took, not what it rolled. */
export const leech: Effect = {
  isHostile: true,
  apply({ fight, actor, target, proc, strength }) {
    const damageDiff = hurt(actor, target, strength)
    const healingDiff = heal(actor, damageDiff)
    const details = { proc, damage: strength, damageDiff, healing: damageDiff, healingDiff }
    tell(fight, combatEventType.leech, actor, target, details)
  },
}
