import { combatEventType, type Proc } from '../combat'
import { effects } from './effects'
import { evadesProc } from './evade'
import { type Combatant, type Fight, foeOf, isOver, tell } from './fight'
import { type ProcMoment, procTypes } from './proc-names'

/** Fires the fighter's procs of this moment, in the order they are carried, each by its own chance. */
export function fireProcs(fight: Fight, actor: Combatant, moment: ProcMoment): void {
  for (const proc of actor.fighter.procs) {
    if (isOver(fight)) return
    if (proc.moment !== moment || !worksOn(proc, foeOf(fight, actor))) continue
    if (fight.rolls.chance(proc.percent)) fire(fight, actor, proc)
  }
}

/** A proc against one kind of creature works while the foe, or for banishing one of its retainers, is of that kind. */
function worksOn(proc: Proc, foe: Combatant): boolean {
  const kind = proc.creatureTypeId
  if (kind === null || proc.type === procTypes.banishing) return true
  return foe.fighter.creatureTypeId === kind
}

function fire(fight: Fight, actor: Combatant, proc: Proc): void {
  const target = foeOf(fight, actor)
  const effect = Object.hasOwn(effects, proc.type) ? effects[proc.type] : undefined
  if (!effect) {
    tell(fight, combatEventType.event, actor, target, { proc })
    return
  }
  if (effect.isHostile && evadesProc(fight, target, proc)) return
  effect.apply({ fight, actor, target, proc, strength: fight.rolls.int(proc.from, proc.to) })
}
