import type { Proc } from './combat'
import { type Combatant, emitEvent, type Fight, opponentOf } from './fight'
import { procMoments, procTypes } from './proc-names'

/** Uses up the oldest evasion gained earlier. */
function takeGained(combatant: Combatant): Proc | null {
  const gained = combatant.gained.find(({ proc }) => proc.type === procTypes.evasion)
  if (!gained) return null
  combatant.gained = combatant.gained.filter((proc) => proc !== gained)
  return gained.proc
}

function evasion(fight: Fight, combatant: Combatant, moment: string): Proc | null {
  const kind = opponentOf(fight, combatant).fighter.creatureTypeId
  for (const proc of combatant.fighter.procs) {
    if (proc.type !== procTypes.evasion || proc.moment !== moment) continue
    if (proc.creatureTypeId !== null && proc.creatureTypeId !== kind) continue
    if (fight.rolls.chance(proc.percent)) return proc
  }
  return null
}

/** Whether the base attack on this fighter misses. The event names the evasion. */
export function evadesAttack(fight: Fight, target: Combatant): boolean {
  const proc = takeGained(target) ?? evasion(fight, target, procMoments.attacked)
  if (proc) emitEvent(fight, 'baseAttackEvaded', opponentOf(fight, target), target, { proc })
  return proc !== null
}

/** Whether a proc of the opponent misses this fighter. The event names the missed proc. */
export function evadesProc(fight: Fight, target: Combatant, missed: Proc): boolean {
  const isEvaded = evasion(fight, target, procMoments.procced) !== null
  if (isEvaded) emitEvent(fight, 'procEvaded', opponentOf(fight, target), target, { proc: missed })
  return isEvaded
}
