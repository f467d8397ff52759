import type { Fighter, Proc } from './combat'
import { effects } from './effects'
import { evadesProc } from './evade'
import { type Combatant, emitEvent, type Fight, isOver, opponentOf } from './fight'
import { type ProcMoment, procMoments, procTypes } from './proc-names'

/** Fires the fighter's procs of this moment in their order, each with its own chance. */
export function fireProcs(fight: Fight, actor: Combatant, moment: ProcMoment): void {
  for (const proc of actor.fighter.procs) {
    if (isOver(fight)) return
    if (!firesAt(proc, moment) || !worksOn(proc, opponentOf(fight, actor).fighter)) continue
    if (fight.rolls.chance(proc.percent)) fire(fight, actor, proc, moment)
  }
}

/** An evasion at `attacked` or `procced` is checked before anything lands, so it does not fire there again. */
export const firesAt = (proc: Proc, moment: ProcMoment): boolean =>
  proc.moment === moment &&
  !(proc.type === procTypes.evasion && (moment === procMoments.attacked || moment === procMoments.procced))

/** A proc against one enemy type works while the opponent, or for banishing one of its retainers, has that type. */
export function worksOn(proc: Proc, opponent: Fighter): boolean {
  const kind = proc.creatureTypeId
  return kind === null || proc.type === procTypes.banishing || opponent.creatureTypeId === kind
}

/** A proc at `procced` is a reaction. It can be neither evaded nor reacted to, so that reactions end. */
function fire(fight: Fight, actor: Combatant, proc: Proc, moment: ProcMoment): void {
  const target = opponentOf(fight, actor)
  const effect = Object.hasOwn(effects, proc.type) ? effects[proc.type] : undefined
  if (!effect) {
    emitEvent(fight, 'event', actor, target, { proc })
    return
  }
  if (effect.isHostile && moment !== procMoments.procced) {
    if (evadesProc(fight, target, proc)) return
    if (fight.variant.hasReactions) fireProcs(fight, target, procMoments.procced)
    if (isOver(fight)) return
  }
  effect.apply({ fight, actor, target, proc, strength: fight.rolls.int(proc.from, proc.to) })
}
