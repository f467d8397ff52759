import { bloodcrazeStep, criticalFactor, roundsPerCombat } from '../constants'
import { evadesAttack } from './evade'
import { type Combatant, dealDamage, emitEvent, endFight, type Fight, isOver, opponentOf } from './fight'
import { procMoments, procTypes } from './proc-names'
import { fireProcs } from './procs'

/** Damage of a base attack in this round; bloodcraze adds to it after the first. */
export const crazedDamage = (damage: number, round: number, hasBloodcraze: boolean): number =>
  hasBloodcraze ? Math.floor(damage * (1 + bloodcrazeStep * (round - 1))) : damage

const sidesOf = (fight: Fight): readonly Combatant[] => [fight.attacker, fight.defender]

function baseAttack(fight: Fight, actor: Combatant): void {
  const target = opponentOf(fight, actor)
  if (evadesAttack(fight, target)) return
  if (fight.variant.hasReactions) fireProcs(fight, target, procMoments.attacked)
  if (isOver(fight)) return
  const { damageFrom, damageTo, critChance } = actor.fighter
  const strength = actor.gained.reduce(
    (sum, { proc, strength: gained }) => (proc.type === procTypes.strength ? sum + gained : sum),
    0,
  )
  const rolled = crazedDamage(
    fight.rolls.int(damageFrom, damageTo) + strength,
    fight.round,
    fight.variant.hasBloodcraze,
  )
  const isCriticalHit = fight.rolls.chance(critChance)
  const damage = isCriticalHit ? rolled * criticalFactor : rolled
  const damageDiff = dealDamage(actor, target, damage)
  emitEvent(fight, 'baseDamage', actor, target, { damage, damageDiff, isCriticalHit })
  fireProcs(fight, actor, procMoments.attack)
  if (damageDiff > 0) fireProcs(fight, target, procMoments.hit)
}

function retainersAttack(fight: Fight, actor: Combatant): void {
  const target = opponentOf(fight, actor)
  for (const retainer of actor.retainers) {
    if (isOver(fight)) return
    const damage = fight.rolls.int(retainer.damageFrom, retainer.damageTo)
    const damageDiff = dealDamage(actor, target, damage)
    emitEvent(fight, 'retainerAttack', actor, target, { damage, damageDiff, retainer })
    if (damageDiff > 0) fireProcs(fight, target, procMoments.hit)
  }
}

function takeTurn(fight: Fight, actor: Combatant): void {
  if (actor.isStunned) {
    actor.isStunned = false
    return
  }
  baseAttack(fight, actor)
  retainersAttack(fight, actor)
}

/** Plays one round: the attacker's turn, then the defender's. Ends the fight at health 0 or after the fifth round. */
export function playNextRound(fight: Fight): void {
  fight.round += 1
  emitEvent(fight, 'round', fight.attacker, fight.defender, {})
  if (fight.round === 1) for (const side of sidesOf(fight)) fireProcs(fight, side, procMoments.combatStart)
  for (const side of sidesOf(fight)) fireProcs(fight, side, procMoments.roundStart)
  for (const side of sidesOf(fight)) if (!isOver(fight)) takeTurn(fight, side)
  for (const side of sidesOf(fight)) fireProcs(fight, side, procMoments.roundEnd)
  if (isOver(fight) || fight.round === roundsPerCombat) endFight(fight)
}
