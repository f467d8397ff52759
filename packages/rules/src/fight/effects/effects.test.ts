import { describe, expect, it } from '@jest/globals'
import { aCreature, aFighter, aProc } from '../../testing/a-combat'
import { sameRoll, suppliedRolls } from '../../testing/supplied-rolls'
import type { CombatEvent, Fighter, Proc } from '../combat'
import { type Fight, newFight } from '../fight'
import { procMoments, procTypes } from '../proc-names'
import { fireProcs } from '../procs'
import { playNextRound } from '../round'

const rat = { itemId: 'rat', name: 'Rat', damageFrom: 1, damageTo: 1, creatureTypeId: 'beast' }
const bone = { itemId: 'bone', name: 'Bone', damageFrom: 1, damageTo: 1, creatureTypeId: 'undead' }

function fightOf(attacker: Partial<Fighter>, defender: Partial<Fighter> = {}, rolls = sameRoll(0)): Fight {
  return newFight({ attacker: aFighter(attacker), defender: aCreature(defender) }, rolls)
}

/** Fires the attacker's one proc with both healths at 90. */
function fire(
  proc: Partial<Proc> & { type: string },
  attacker: Partial<Fighter> = {},
  defender: Partial<Fighter> = {},
) {
  const full = aProc(proc.type, procMoments.attack, proc)
  const fight = fightOf({ ...attacker, procs: [full] }, defender)
  fight.attacker.health = 90
  fight.defender.health = 90
  fireProcs(fight, fight.attacker, procMoments.attack)
  return fight
}
const toldOf = (fight: Fight) => fight.events.map((event) => `${event.type} ${event.actor}>${event.target}`)
const lastOf = (fight: Fight) => fight.events.at(-1) as CombatEvent

describe('a proc', () => {
  const chances = (percent: number, ...rolls: number[]) => {
    const fight = fightOf({ procs: [aProc('damage', 'attack', { percent })] }, {}, suppliedRolls(...rolls))
    fireProcs(fight, fight.attacker, 'attack')
    return fight.events.length
  }
  it('fires under its chance', () => expect(chances(30, 0.2999, 0)).toBe(1))
  it('does not fire at a roll equal to its chance', () => expect(chances(30, 0.3)).toBe(0))

  it('fires only at its own event', () => {
    const fight = fightOf({ procs: [aProc('damage', 'hit')] })
    fireProcs(fight, fight.attacker, 'attack')
    expect(fight.events).toEqual([])
  })

  it.each([
    ['undead', ['procDamage attacker>defender']],
    ['werewolf', []],
  ])('against %s affects an undead opponent as %j', (creatureTypeId, expected) => {
    expect(toldOf(fire({ type: 'damage', creatureTypeId }))).toEqual(expected)
  })

  it('of an unknown type records an event and leaves both healths unchanged', () => {
    const fight = fire({ type: 'constructor' })
    expect(toldOf(fight)).toEqual(['event attacker>defender'])
    expect(lastOf(fight)).toMatchObject({ proc: { name: 'constructor' }, attackerHealth: 90, defenderHealth: 90 })
  })

  it.each(['damage', 'healing'])('does not fire after the end of the fight: %s', (type) => {
    const fight = fightOf({ procs: [aProc('damage', 'attack'), aProc(type, 'attack')] }, { maxHealth: 5 })
    fireProcs(fight, fight.attacker, 'attack')
    expect(fight.events).toHaveLength(1)
  })

  it.each(Object.values(procTypes))('of type %s records its name, image and stat in the event', (type) => {
    const defender = { gold: 20, retainers: [rat], procs: [aProc('strength', 'combatstart')] }
    const fight = fightOf({ retainers: [rat], procs: [aProc(type, 'attack', { stat: 'relic' })] }, defender)
    fireProcs(fight, fight.defender, 'combatstart')
    fireProcs(fight, fight.attacker, 'attack')
    expect(fight.events).toHaveLength(2)
    expect(lastOf(fight).proc).toStrictEqual({ stat: 'relic', name: type, imageId: `${type}-image` })
  })

  it('without a stat records only its name and image', () => {
    expect(lastOf(fire({ type: 'damage' })).proc).toStrictEqual({ name: 'damage', imageId: 'damage-image' })
  })
})

describe('the effects of procs', () => {
  it('damage hurts the opponent', () => {
    expect(lastOf(fire({ type: 'damage' }))).toMatchObject({
      type: 'procDamage',
      damage: 7,
      damageDiff: 7,
      defenderHealth: 83,
      totalDamageAttacker: 7,
    })
  })

  it('leech heals by the damage that it dealt', () => {
    expect(lastOf(fire({ type: 'leech' }))).toMatchObject({
      type: 'leech',
      damageDiff: 7,
      healing: 7,
      healingDiff: 7,
      attackerHealth: 97,
    })
  })

  it('leech takes no more health than the opponent has, and heals no more than is missing', () => {
    const fight = fightOf({ procs: [aProc('leech', 'attack')] }, { maxHealth: 3 })
    fight.attacker.health = 98
    fireProcs(fight, fight.attacker, 'attack')
    expect(lastOf(fight)).toMatchObject({
      damage: 7,
      damageDiff: 3,
      healing: 3,
      healingDiff: 2,
      attackerHealth: 100,
      defenderHealth: 0,
    })
  })

  it('healing heals its owner, up to the maximum', () => {
    expect(lastOf(fire({ type: 'healing' }))).toMatchObject({
      type: 'healing',
      target: 'attacker',
      healing: 7,
      healingDiff: 7,
    })
    expect(lastOf(fire({ type: 'healing', from: 50, to: 50 }))).toMatchObject({
      healing: 50,
      healingDiff: 10,
      attackerHealth: 100,
    })
  })

  it('stun costs the opponent one turn, retainers included', () => {
    const fight = fightOf(
      { procs: [aProc('stun', 'attack', { percent: 50 })] },
      { retainers: [rat] },
      suppliedRolls(0, 0.9, 0, 0, 0, 0.9, 0.9, 0, 0.9, 0),
    )
    playNextRound(fight)
    expect(toldOf(fight)).toEqual(['round attacker>defender', 'baseDamage attacker>defender', 'stun attacker>defender'])
    playNextRound(fight)
    expect(toldOf(fight).slice(3)).toEqual([
      'round attacker>defender',
      'baseDamage attacker>defender',
      'baseDamage defender>attacker',
      'retainerAttack defender>attacker',
    ])
  })

  it('theft takes no more gold than there is, with the sign of the player’s side', () => {
    expect(lastOf(fire({ type: 'theft' }, {}, { gold: 20 }))).toMatchObject({ type: 'theft', goldChange: 7 })
    expect(lastOf(fire({ type: 'theft' }, {}, { gold: 4 }))).toMatchObject({ goldChange: 4 })
    const fight = fightOf({ gold: 5 }, { procs: [aProc('theft', 'attack')] })
    fireProcs(fight, fight.defender, 'attack')
    expect(lastOf(fight)).toMatchObject({ actor: 'defender', goldChange: -5 })
  })

  it('theft takes gold that earlier thefts have left', () => {
    const fight = fightOf({ procs: [aProc('theft', 'attack')] }, { gold: 10 })
    for (let times = 0; times < 3; times++) fireProcs(fight, fight.attacker, 'attack')
    expect(fight.events.map(({ goldChange }) => goldChange)).toEqual([7, 3, 0])
  })

  it('strength adds to every later blow', () => {
    const fight = fightOf({ procs: [aProc('strength', 'roundstart')] }, {}, sameRoll(0))
    playNextRound(fight)
    expect(toldOf(fight)[1]).toBe('gainedProc attacker>attacker')
    expect(fight.events[2]).toMatchObject({ damage: 17 })
    playNextRound(fight)
    expect(fight.events.findLast((event) => event.actor === 'attacker')).toMatchObject({ damage: 24 })
  })

  it('dispel removes the opponent’s latest gain, and records no event if there is none', () => {
    const fight = fightOf({ procs: [aProc('dispel', 'attack')] }, { procs: [aProc('strength', 'hit')] })
    fireProcs(fight, fight.attacker, 'attack')
    fireProcs(fight, fight.defender, 'hit')
    fireProcs(fight, fight.attacker, 'attack')
    expect(toldOf(fight)).toEqual(['gainedProc defender>defender', 'dispel attacker>defender'])
    expect(fight.defender.gained).toEqual([])
  })

  it('summoning adds a copy of the first retainer, up to six in all, and does nothing without a retainer', () => {
    expect(lastOf(fire({ type: 'summoning' }, { retainers: [rat, bone] }))).toMatchObject({
      type: 'retainerAdded',
      retainer: { itemId: 'rat' },
    })
    expect(fire({ type: 'summoning' }, { retainers: [rat, bone] }).attacker.retainers).toEqual([rat, bone, rat])
    expect(fire({ type: 'summoning' }).events).toEqual([])
    expect(fire({ type: 'summoning' }, { retainers: [rat, rat, rat, rat, rat, rat] }).events).toEqual([])
  })

  it.each([
    [null, 'rat'],
    ['undead', 'bone'],
    ['beast', 'rat'],
    ['alien', undefined],
  ])('banishing of enemy type %s removes %s', (creatureTypeId, expected) => {
    const fight = fire({ type: 'banishing', creatureTypeId }, {}, { retainers: [bone, rat] })
    expect(toldOf(fight)).toEqual(expected ? ['retainerRemoved attacker>defender'] : [])
    expect(fight.events.at(-1)?.retainer?.itemId).toBe(expected)
    expect(fight.defender.retainers).toHaveLength(expected ? 1 : 2)
  })
})

describe('evasion', () => {
  it('makes a base attack miss, and its procs do not fire', () => {
    const fight = fightOf({ procs: [aProc('damage', 'attack')] }, { procs: [aProc('evasion', 'attacked')] })
    playNextRound(fight)
    expect(toldOf(fight).slice(1)).toEqual(['baseAttackEvaded attacker>defender', 'baseDamage defender>attacker'])
    expect(fight.events[1]).toMatchObject({ proc: { name: 'evasion' }, defenderHealth: 100 })
  })

  it('makes a hostile proc miss, in an event with the proc that missed', () => {
    const fight = fire({ type: 'damage' }, {}, { procs: [aProc('evasion', 'procced')] })
    expect(toldOf(fight)).toEqual(['procEvaded attacker>defender'])
    expect(lastOf(fight)).toMatchObject({ proc: { name: 'damage' }, defenderHealth: 90 })
  })

  it.each([
    ['damage', true],
    ['leech', true],
    ['stun', true],
    ['theft', true],
    ['dispel', true],
    ['banishing', true],
    ['healing', false],
    ['summoning', false],
    ['strength', false],
    ['evasion', false],
  ])('against %s is possible: %s, because an opponent’s help for itself cannot miss', (type, isEvaded) => {
    const fight = fire({ type }, { retainers: [rat] }, { retainers: [rat], procs: [aProc('evasion', 'procced')] })
    expect(toldOf(fight).includes('procEvaded attacker>defender')).toBe(isEvaded)
  })

  it('that was gained earlier is used up by the next attack', () => {
    const fight = fightOf({}, { procs: [aProc('evasion', 'combatstart')] })
    playNextRound(fight)
    playNextRound(fight)
    expect(toldOf(fight)).toEqual([
      'round attacker>defender',
      'gainedProc defender>defender',
      'baseAttackEvaded attacker>defender',
      'baseDamage defender>attacker',
      'round attacker>defender',
      'baseDamage attacker>defender',
      'baseDamage defender>attacker',
    ])
  })

  it('that was gained twice is used once for each attack, and keeps other gains', () => {
    const evasion = aProc('evasion', 'combatstart')
    const fight = fightOf({}, { procs: [evasion, evasion, aProc('strength', 'combatstart')] })
    for (let round = 0; round < 3; round++) playNextRound(fight)
    const blows = fight.events.filter(({ type }) => type === 'baseDamage' || type === 'baseAttackEvaded')
    expect(blows.map(({ actor, damage }) => `${actor} ${damage}`)).toEqual([
      'attacker 0',
      'defender 17',
      'attacker 0',
      'defender 17',
      'attacker 10',
      'defender 17',
    ])
  })

  it('that was gained makes no attack stronger', () => {
    const fight = fightOf({ procs: [aProc('evasion', 'combatstart')] })
    playNextRound(fight)
    expect(fight.events.find(({ type }) => type === 'baseDamage')).toMatchObject({ actor: 'attacker', damage: 10 })
  })

  it.each([
    ['dragon', 'baseDamage defender>attacker'],
    ['undead', 'baseAttackEvaded defender>attacker'],
  ])('against %s changes the attack of an undead to %s', (creatureTypeId, told) => {
    const fight = fightOf({ procs: [aProc('evasion', 'attacked', { creatureTypeId })] })
    playNextRound(fight)
    expect(toldOf(fight).at(-1)).toBe(told)
  })

  it('fires at rolls under its chance, with one roll for each attack', () => {
    const procs = [aProc('evasion', 'attacked', { percent: 30 })]
    const answered = (...rolls: number[]) => {
      const fight = fightOf({}, { procs }, suppliedRolls(...rolls, 0, 0))
      playNextRound(fight)
      return toldOf(fight)[1]
    }
    expect(answered(0.2999)).toBe('baseAttackEvaded attacker>defender')
    expect(answered(0.3, 0, 0)).toBe('baseDamage attacker>defender')
  })

  it('has one roll for each proc', () => {
    const procs = [aProc('evasion', 'procced', { percent: 30 })]
    const fight = fightOf({ procs: [aProc('damage', 'attack')] }, { procs }, suppliedRolls(0, 0.3, 0))
    fireProcs(fight, fight.attacker, 'attack')
    expect(toldOf(fight)).toEqual(['procDamage attacker>defender'])
  })
})

describe('a reaction', () => {
  it.each([
    ['attacked', []],
    ['procced', [aProc('theft', 'roundstart')]],
  ] as const)('at %s that ends the fight prevents what it reacts to', (moment, procs) => {
    const fight = fightOf({ maxHealth: 7, procs }, { gold: 20, procs: [aProc('damage', moment)] })
    playNextRound(fight)
    expect(fight.events.map(({ type }) => type)).toEqual(['round', 'procDamage', 'endCombat'])
    expect([fight.result, fight.defender.gold, fight.defender.health]).toEqual(['loss', 20, 100])
  })
})

it('a blow without damage, of a fighter or a retainer, is not a hit', () => {
  const idle = { ...rat, damageFrom: 0, damageTo: 0 }
  const fight = fightOf({ damageFrom: 0, damageTo: 0, retainers: [idle] }, { procs: [aProc('theft', 'hit')] })
  playNextRound(fight)
  expect(toldOf(fight).slice(1)).toEqual([
    'baseDamage attacker>defender',
    'retainerAttack attacker>defender',
    'baseDamage defender>attacker',
  ])
})
