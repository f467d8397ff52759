import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { aCombat, aCreature, aFighter, aProc } from '../testing/a-combat'
import { combatEventType, type Fighter, type Proc } from './combat'
import { procMoments, procTypes } from './proc-names'
import { combatStateOf, replay } from './replay'

const range = (max: number) =>
  fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
const someProc = fc
  .record({
    type: fc.constantFrom(...Object.values(procTypes), 'unheard'),
    moment: fc.constantFrom(...Object.values(procMoments)),
    strength: range(40),
    percent: fc.integer({ min: 0, max: 100 }),
    kind: fc.constantFrom(null, 'undead', 'alien'),
  })
  .map(({ type, moment, strength: [from, to], percent, kind }) =>
    aProc(type, moment, { from, to, percent, creatureTypeId: kind }),
  )
const someRetainer = range(15).map(([damageFrom, damageTo]) => ({
  itemId: 'r',
  name: 'r',
  damageFrom,
  damageTo,
  creatureTypeId: 'undead',
}))
const someNumbers: fc.Arbitrary<Partial<Fighter>> = fc
  .record({
    maxHealth: fc.integer({ min: 1, max: 400 }),
    damage: range(60),
    critChance: fc.integer({ min: 0, max: 100 }),
    retainers: fc.array(someRetainer, { maxLength: 3 }),
    procs: fc.array(someProc, { maxLength: 6 }),
    gold: fc.nat(100),
  })
  .map(({ damage: [damageFrom, damageTo], ...rest }) => ({ ...rest, damageFrom, damageTo }))
const someCombat = fc
  .tuple(someNumbers, someNumbers, fc.stringMatching(/^[0-9a-f]{64}$/))
  .map(([attacker, defender, seed]) =>
    aCombat({ rules: 2, attacker: aFighter(attacker), defender: aCreature(defender), seed }),
  )

describe('every fight', () => {
  it('keeps health between 0 and the maximum, and the totals equal to the sums of damage', () => {
    fc.assert(
      fc.property(someCombat, (combat) => {
        const totals = { attacker: 0, defender: 0 }
        for (const event of replay(combat, 5)) {
          totals[event.actor] += event.damageDiff
          expect([event.totalDamageAttacker, event.totalDamageTarget]).toEqual([totals.attacker, totals.defender])
          for (const [health, max] of [
            [event.attackerHealth, combat.attacker.maxHealth],
            [event.defenderHealth, combat.defender.maxHealth],
          ] as const) {
            expect(health).toBeGreaterThanOrEqual(0)
            expect(health).toBeLessThanOrEqual(max)
          }
          expect(event.damageDiff).toBeLessThanOrEqual(event.damage)
          expect(event.healingDiff).toBeLessThanOrEqual(event.healing)
        }
      }),
    )
  })

  it('changes health by exactly what its events say', () => {
    fc.assert(
      fc.property(someCombat, (combat) => {
        const health = { attacker: combat.attacker.maxHealth, defender: combat.defender.maxHealth }
        for (const event of replay(combat, 5)) {
          health[event.target] -= event.damageDiff
          health[event.actor] += event.healingDiff
          expect([event.attackerHealth, event.defenderHealth]).toEqual([health.attacker, health.defender])
        }
      }),
    )
  })

  it('ends once, after at most five rounds, and has no event after the end', () => {
    fc.assert(
      fc.property(someCombat, (combat) => {
        const events = replay(combat, 99)
        const ends = events.filter((event) => event.type === 'endCombat')
        expect(ends).toEqual([events.at(-1)])
        expect(events.at(-1)?.round).toBeLessThanOrEqual(5)
        const { attackerHealth, defenderHealth, result } = combatStateOf(combat, 99)
        expect(result).toBe(defenderHealth === 0 ? 'win' : attackerHealth === 0 ? 'loss' : 'draw')
        expect(events.slice(0, -1).every((event) => event.result === 'ongoing')).toBe(true)
      }),
    )
  })

  it('is the same each time, and further rounds do not change earlier ones', () => {
    fc.assert(
      fc.property(someCombat, fc.integer({ min: 0, max: 5 }), (combat, round) => {
        const whole = replay(combat, 5)
        expect(replay(combat, round)).toEqual(whole.filter((event) => event.round <= round))
      }),
    )
  })

  it('moves no more gold than there was, and its total is the sum of its events', () => {
    fc.assert(
      fc.property(someCombat, (combat) => {
        let [won, lost] = [0, 0]
        const { goldChange: sum, events } = combatStateOf(combat, 5)
        for (const { goldChange } of events) {
          won += Math.max(0, goldChange)
          lost += Math.max(0, -goldChange)
        }
        expect(won - lost).toBe(sum)
        expect(won).toBeLessThanOrEqual(combat.defender.gold)
        expect(lost).toBeLessThanOrEqual(combat.attacker.gold)
      }),
    )
  })
})

describe('replay', () => {
  it('returns the rounds played so far by default', () => {
    expect(replay(aCombat({ round: 2 })).at(-1)?.round).toBe(2)
    expect(replay(aCombat({ round: 0 })).map((event) => event.type)).toEqual(['start'])
  })

  it('of a stored combat of version 1 never changes', () => {
    const combat = aCombat({
      attacker: aFighter({
        damageFrom: 6,
        damageTo: 12,
        critChance: 25,
        retainers: [{ itemId: 'bat', name: 'Bat', damageFrom: 1, damageTo: 4, creatureTypeId: null }],
      }),
      defender: aCreature({
        maxHealth: 60,
        damageFrom: 5,
        damageTo: 15,
        procs: [aProc('leech', 'attack', { percent: 40, from: 1, to: 9 })],
      }),
    })
    const told = replay(combat, 5).map(
      (event) => `${event.round}:${combatEventType[event.type]}:${event.attackerHealth}:${event.defenderHealth}`,
    )
    expect(told.join(' ')).toMatchInlineSnapshot(
      `"0:1:100:60 1:2:100:60 1:16:100:50 1:6:100:47 1:16:86:47 1:12:82:51 2:2:82:51 2:16:82:40 2:6:82:37 2:16:74:37 3:2:74:37 3:16:74:26 3:6:74:23 3:16:59:23 3:12:57:25 4:2:57:25 4:16:57:9 4:6:57:8 4:16:43:8 5:2:43:8 5:16:43:2 5:6:43:1 5:16:34:1 5:17:34:1"`,
    )
  })

  it('of a stored combat of version 2 never changes, including bloodcraze and reactions', () => {
    const combat = aCombat({
      rules: 2,
      modifiers: ['bloodcraze'],
      attacker: aFighter({
        damageFrom: 6,
        damageTo: 12,
        critChance: 25,
        retainers: [{ itemId: 'bat', name: 'Bat', damageFrom: 1, damageTo: 4, creatureTypeId: null }],
        procs: [aProc('theft', 'attack', { percent: 50 }), aProc('summoning', 'roundend', { percent: 30 })],
      }),
      defender: aCreature({
        maxHealth: 110,
        damageFrom: 5,
        damageTo: 15,
        gold: 20,
        procs: [
          aProc('damage', 'procced', { percent: 60, from: 1, to: 9 }),
          aProc('healing', 'attacked', { percent: 40, from: 1, to: 5 }),
        ],
      }),
    })
    const told = replay(combat, 5).map(
      (event) => `${event.round}:${combatEventType[event.type]}:${event.attackerHealth}:${event.defenderHealth}`,
    )
    expect(told.join(' ')).toMatchInlineSnapshot(
      `"0:1:100:110 1:2:100:110 1:16:100:102 1:6:100:100 1:16:94:100 2:2:94:100 2:16:94:90 2:6:94:87 2:16:79:87 3:2:79:87 3:16:79:71 3:5:78:71 3:15:78:71 3:6:78:67 3:16:67:67 3:7:67:67 4:2:67:67 4:13:67:69 4:16:67:58 4:15:67:58 4:6:67:57 4:6:67:54 4:16:53:54 5:2:53:54 5:16:53:38 5:6:53:36 5:6:53:35 5:16:41:35 5:17:41:35"`,
    )
  })

  it.each([
    [1, [10, 10, 10, 10, 10]],
    [2, [10, 12, 14, 16, 18]],
  ])('by version %d deals base attacks in bloodcraze as %j', (rules, expected) => {
    const combat = aCombat({ rules, modifiers: ['bloodcraze'], defender: aCreature({ maxHealth: 500 }) })
    const dealt = replay(combat, 5).filter(({ type, actor }) => type === 'baseDamage' && actor === 'attacker')
    expect(dealt.map(({ damage }) => damage)).toEqual(expected)
  })

  it('is the same by versions 1 and 2 without bloodcraze and reactions', () => {
    const isAnswer = ({ type, moment }: Proc) =>
      type !== procTypes.evasion && (moment === procMoments.attacked || moment === procMoments.procced)
    fc.assert(
      fc.property(someCombat, (combat) => {
        const { attacker, defender } = combat
        fc.pre(![...attacker.procs, ...defender.procs].some(isAnswer))
        expect(replay({ ...combat, rules: 2 }, 5)).toEqual(replay({ ...combat, rules: 1 }, 5))
      }),
    )
  })

  it.each([
    ['attacked', 1, 0],
    ['attacked', 2, 5],
    ['procced', 1, 0],
    ['procced', 2, 5],
  ])('fires a proc at %s by version %d in %d rounds', (moment, rules, expected) => {
    const attacker = aFighter({ procs: [aProc('theft', 'roundstart')] })
    const defender = aCreature({ maxHealth: 500, damageFrom: 1, damageTo: 1, procs: [aProc('damage', moment)] })
    const told = replay(aCombat({ rules, attacker, defender }), 5)
    expect(told.filter(({ type }) => type === 'procDamage')).toHaveLength(expected)
  })

  it('does not react to a reaction', () => {
    const procs = [aProc('theft', 'roundstart'), aProc('damage', 'procced'), aProc('evasion', 'procced')]
    const [attacker, defender] = [aFighter({ procs }), aCreature({ maxHealth: 500, procs: procs.slice(1, 2) })]
    const told = replay(aCombat({ rules: 2, attacker, defender }), 1)
    expect(told.filter(({ type }) => type === 'procDamage').map(({ actor }) => actor)).toEqual(['defender'])
  })

  it('refuses an unknown version of rules', () => {
    expect(() => replay(aCombat({ rules: 99 }))).toThrow('no rules of version 99')
  })
})
