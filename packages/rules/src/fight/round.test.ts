import { describe, expect, it } from '@jest/globals'
import { aCreature, aFighter, aProc } from '../testing/a-combat'
import { suppliedRolls } from '../testing/supplied-rolls'
import type { Fighter } from './combat'
import { newFight, startFight } from './fight'
import { playNextRound } from './round'

const bat = { itemId: 'bat', name: 'Bat', damageFrom: 3, damageTo: 5, creatureTypeId: null }

function play(attacker: Partial<Fighter>, defender: Partial<Fighter>, rounds: readonly (readonly number[])[]) {
  const combat = { attacker: aFighter(attacker), defender: aCreature(defender) }
  const fight = newFight(combat, suppliedRolls(...rounds.flat()))
  startFight(fight)
  for (const _ of rounds) playNextRound(fight)
  return fight
}

const told = (fight: ReturnType<typeof newFight>) =>
  fight.events.map((event) => `${event.round} ${event.type} ${event.actor} ${event.damage}/${event.damageDiff}`)

describe('a round', () => {
  it('is the attacker’s blow, then the defender’s', () => {
    const fight = play({}, { damageFrom: 2, damageTo: 6 }, [[0, 0, 0.99, 0]])
    expect(told(fight)).toEqual([
      '0 start attacker 0/0',
      '1 round attacker 0/0',
      '1 baseDamage attacker 10/10',
      '1 baseDamage defender 6/6',
    ])
    expect([fight.attacker.health, fight.defender.health, fight.result]).toEqual([94, 90, 'ongoing'])
  })

  it('doubles a critical hit', () => {
    const fight = play({ critChance: 50 }, {}, [[0, 0.4999, 0, 0]])
    expect(fight.events[2]).toMatchObject({ damage: 20, damageDiff: 20, isCriticalHit: true, defenderHealth: 80 })
  })

  it('lets every retainer attack after its master, without critical hits', () => {
    const fight = play({ retainers: [bat, bat], critChance: 0 }, { retainers: [bat] }, [[0, 0, 0, 0.99, 0, 0, 0.5]])
    expect(told(fight).slice(2)).toEqual([
      '1 baseDamage attacker 10/10',
      '1 retainerAttack attacker 3/3',
      '1 retainerAttack attacker 5/5',
      '1 baseDamage defender 10/10',
      '1 retainerAttack defender 4/4',
    ])
    expect(fight.events[3]).toMatchObject({ retainer: { itemId: 'bat', name: 'Bat' }, isCriticalHit: false })
  })

  it('ends at once when the defender falls, with overkill cut off: a win', () => {
    const fight = play({ retainers: [bat] }, { maxHealth: 7 }, [[0, 0]])
    expect(told(fight).slice(2)).toEqual(['1 baseDamage attacker 10/7', '1 endCombat attacker 0/0'])
    expect(fight.result).toBe('win')
  })

  it('ends at once, although the winner could still evade', () => {
    const procs = [aProc('evasion', 'attacked')]
    const fight = play({ procs }, { maxHealth: 7 }, [[0, 0]])
    expect(told(fight).slice(2)).toEqual(['1 baseDamage attacker 10/7', '1 endCombat attacker 0/0'])
  })

  it('ends when the attacker falls: a loss', () => {
    const fight = play({ maxHealth: 10 }, { retainers: [bat] }, [[0, 0, 0, 0]])
    expect(told(fight).at(-1)).toBe('1 endCombat attacker 0/0')
    expect([fight.result, fight.events.at(-1)?.result]).toEqual(['loss', 'loss'])
  })

  it('is a draw after the fifth while both stand', () => {
    const blow = [0, 0, 0, 0]
    const fight = play({}, {}, [blow, blow, blow, blow, blow])
    expect(fight.events.at(-1)).toMatchObject({ round: 5, type: 'endCombat', result: 'draw' })
    expect([fight.attacker.health, fight.defender.health]).toEqual([50, 50])
  })
})
