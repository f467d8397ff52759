import { describe, expect, it } from '@jest/globals'
import { aCombat, aCreature, aFighter, aProc } from '../testing/a-combat'
import { type CombatEvent, type CombatEventType, combatEventType, type Fighter } from './combat'
import { replay } from './replay'

const rat = { itemId: 'rat', name: 'Rat', damageFrom: 1, damageTo: 1, creatureTypeId: 'beast' }
const retainers = [rat]

/** The fighters that cause the event, the round to look at, and the expected fields. */
interface Scenario {
  readonly attacker?: Partial<Fighter>
  readonly defender?: Partial<Fighter>
  readonly round?: number
  readonly told: Partial<CombatEvent>
}

/** Both healths are 100, attacks deal 10 and are never critical, and procs always fire with strength 7. */
const scenarios: Readonly<Record<CombatEventType, Scenario>> = {
  start: { round: 0, told: { actor: 'attacker', target: 'defender', attackerHealth: 100, defenderHealth: 100 } },
  round: { round: 3, told: { attackerHealth: 80, defenderHealth: 80, totalDamageAttacker: 20 } },
  gainedProc: {
    attacker: { procs: [aProc('strength', 'roundstart')] },
    told: { actor: 'attacker', target: 'attacker', proc: { name: 'strength', imageId: 'strength-image' } },
  },
  event: {
    attacker: { procs: [aProc('omen', 'roundend')] },
    told: { proc: { name: 'omen', imageId: 'omen-image' }, attackerHealth: 90, defenderHealth: 90 },
  },
  procDamage: {
    attacker: { procs: [aProc('damage', 'attack')] },
    told: { damage: 7, damageDiff: 7, defenderHealth: 83, totalDamageAttacker: 17 },
  },
  retainerAttack: {
    defender: { retainers },
    told: { actor: 'defender', damage: 1, retainer: { itemId: 'rat', name: 'Rat' }, totalDamageTarget: 11 },
  },
  retainerAdded: {
    attacker: { retainers, procs: [aProc('summoning', 'combatstart')] },
    told: { actor: 'attacker', target: 'attacker', retainer: { itemId: 'rat', name: 'Rat' } },
  },
  retainerRemoved: {
    attacker: { procs: [aProc('banishing', 'combatstart')] },
    defender: { retainers },
    told: { actor: 'attacker', target: 'defender', retainer: { itemId: 'rat', name: 'Rat' } },
  },
  dispel: {
    attacker: { procs: [aProc('dispel', 'attack')] },
    defender: { procs: [aProc('strength', 'roundstart')] },
    told: { actor: 'attacker', target: 'defender', proc: { name: 'dispel', imageId: 'dispel-image' } },
  },
  procEvaded: {
    attacker: { procs: [aProc('damage', 'attack')] },
    defender: { procs: [aProc('evasion', 'procced')] },
    told: { actor: 'attacker', proc: { name: 'damage', imageId: 'damage-image' }, damage: 0, defenderHealth: 90 },
  },
  baseAttackEvaded: {
    defender: { procs: [aProc('evasion', 'attacked')] },
    told: { actor: 'attacker', target: 'defender', damage: 0, defenderHealth: 100 },
  },
  leech: {
    defender: { procs: [aProc('leech', 'attack')] },
    told: { actor: 'defender', damage: 7, damageDiff: 7, healing: 7, healingDiff: 7, defenderHealth: 97 },
  },
  healing: {
    defender: { procs: [aProc('healing', 'roundend')] },
    told: { actor: 'defender', target: 'defender', healing: 7, healingDiff: 7, defenderHealth: 97 },
  },
  stun: {
    attacker: { procs: [aProc('stun', 'attack')] },
    told: { actor: 'attacker', target: 'defender', defenderHealth: 90, attackerHealth: 100 },
  },
  theft: {
    attacker: { procs: [aProc('theft', 'attack')] },
    defender: { gold: 5 },
    told: { goldChange: 5, proc: { name: 'theft', imageId: 'theft-image' } },
  },
  baseDamage: {
    attacker: { critChance: 100 },
    told: { damage: 20, damageDiff: 20, isCriticalHit: true, defenderHealth: 80, result: 'ongoing' },
  },
  endCombat: { round: 5, told: { result: 'draw', attackerHealth: 50, defenderHealth: 50, totalDamageTarget: 50 } },
}

describe('the event', () => {
  it.each(Object.keys(combatEventType) as CombatEventType[])('%s describes what happened', (type) => {
    const { attacker, defender, round = 1, told } = scenarios[type]
    const combat = aCombat({ rules: 2, attacker: aFighter(attacker), defender: aCreature(defender) })
    const event = replay(combat, round).find((each) => each.type === type && each.round === round)
    expect(event).toMatchObject({ type, ...told })
  })

  it('has one of seventeen types', () => {
    expect(Object.values(combatEventType)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
  })
})
