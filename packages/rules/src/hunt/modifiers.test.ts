import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { StatDefinition } from '../release/release'
import { aCreature, aFighter } from '../testing/a-combat'
import { accepted, aPlayer, aWearer } from '../testing/a-player'
import { anItem, aRelease, aStat, line } from '../testing/a-release'
import { sameRoll, suppliedRolls } from '../testing/supplied-rolls'
import { drawnModifiers } from './combat-draws'
import { snapshotHunter } from './fighters'
import { modifiedCreature, modifiedHunter, modifiedStakes } from './modifier-effects'
import { drawModifier, modifierChances, modifiersOf } from './modifiers'
import { startHunt } from './start-hunt'

const known = drawnModifiers.map((name) => aStat(name))
const summon = aStat('summoning', {
  procType: 'summoning',
  procEvent: 'combatstart',
  damageType: null,
  affectedCreatureTypeId: null,
})
const worldWith = (stats: readonly ReturnType<typeof line>[]) =>
  aRelease({ stats: [...known, summon], items: [anItem('idol', 'emblem', { stats })] })
const chancesWith = (...stats: ReturnType<typeof line>[]) => {
  const release = worldWith(stats)
  return modifierChances(aWearer(release, { emblem: ['idol'] }), release)
}
const summoning = (procPercent: number) => ({ ...line('summoning', 1), procPercent })

describe('the chances of modifiers', () => {
  const sumOf = (chances: Readonly<Record<string, number>>) => Object.values(chances).reduce((sum, a) => sum + a, 0)

  it('of a fledgling add up to ten percent', () => {
    const chances = chancesWith()
    expect(chances).toEqual({ bloodlust: 2, megalomania: 1, bloodcraze: 2, xplosion: 2, investment: 2, cloning: 1 })
  })

  it('are 0 if content has none of the stats', () => {
    const release = aRelease({ items: [anItem('idol', 'emblem', { stats: [line('cloning', 50)] })] })
    expect(sumOf(modifierChances(aWearer(release, { emblem: ['idol'] }), release))).toBe(0)
  })

  it('grow with equipment, without a limit below 100 percent', () => {
    expect(chancesWith(line('cloning', 3), summoning(3)).cloning).toBe(4)
    expect(chancesWith(line('cloning', 60), line('bloodlust', 30), summoning(90))).toMatchObject({
      cloning: 61,
      bloodlust: 32,
    })
  })

  it('are scaled to 100 percent in proportion', () => {
    const chances = chancesWith(line('cloning', 190))
    expect(sumOf(chances)).toBeCloseTo(100)
    expect(chances).toMatchObject({ cloning: 95.5, bloodlust: 1 })
  })

  it('and the chance of none add up to 1, each between 0 and 1, with any equipment', () => {
    const amount = fc.integer({ min: -50, max: 500 })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...drawnModifiers), amount)), (lines) => {
        const chances = chancesWith(...lines.map(([stat, from]) => line(stat, from)))
        const parts = Object.values(chances).map((chance) => chance / 100)
        const none = 1 - parts.reduce((sum, a) => sum + a, 0)
        for (const part of [...parts, none]) {
          expect(part).toBeGreaterThanOrEqual(-1e-9)
          expect(part).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
    )
  })
})

describe('drawing a modifier', () => {
  it.each([
    [0, 'bloodlust'],
    [0.0199, 'bloodlust'],
    [0.02, 'megalomania'],
    [0.03, 'bloodcraze'],
    [0.0699, 'xplosion'],
    [0.07, 'investment'],
    [0.0999, 'cloning'],
    [0.1, null],
    [0.999, null],
  ])('at %d gives %s', (roll, expected) => {
    expect(drawModifier(chancesWith(), suppliedRolls(roll))).toBe(expected)
  })

  it.each([
    [0, 'bloodlust'],
    [0.5, 'cloning'],
    [0.999, 'cloning'],
  ])('at %d gives %s if the equipped stats add up to more than 100 percent', (roll, expected) => {
    expect(drawModifier(chancesWith(line('cloning', 190)), suppliedRolls(roll))).toBe(expected)
  })

  it('keeps autoHunt and questing beside it', () => {
    expect(modifiersOf(true, true, 'cloning')).toEqual(['autoHunt', 'questing', 'cloning'])
    expect(modifiersOf(false, false, null)).toEqual([])
  })
})

describe('the effects of modifiers', () => {
  const stakes = { win: { xp: 10, currencies: { vgc: 7 }, loot: [{ itemId: 'mouse', amount: 3 }] }, draw: { vgc: 2 } }
  it.each([
    [[], 10, 7, 3],
    [['xplosion'], 20, 7, 3],
    [['investment'], 10, 14, 3],
    [['cloning'], 10, 7, 6],
    [['megalomania'], 20, 14, 3],
    [['autoHunt', 'questing', 'bloodlust'], 10, 7, 3],
  ] as const)('%j makes a win worth %d XP, %d coins and %d pieces', (active, xp, vgc, amount) => {
    const expected = { win: { xp, currencies: { vgc }, loot: [{ itemId: 'mouse', amount }] }, draw: { vgc: 2 } }
    expect(modifiedStakes(stakes, active)).toEqual(expected)
  })

  it('megalomania gives the creature half as much health again', () => {
    expect(modifiedCreature(aCreature({ maxHealth: 45 }), ['megalomania']).maxHealth).toBe(67)
    expect(modifiedCreature(aCreature({ maxHealth: 45 }), ['bloodlust']).maxHealth).toBe(45)
  })

  it('bloodlust makes every base attack leech a quarter of what it can deal', () => {
    const hunter = modifiedHunter(aFighter({ damageFrom: 8, damageTo: 21 }), ['bloodlust'], worldWith([]))
    expect(hunter.procs).toMatchObject([
      { name: 'Bloodlust', type: 'leech', moment: 'attack', from: 2, to: 5, percent: 100 },
    ])
  })

  it('bloodlust takes its name from its stat, and a default name without the stat', () => {
    const bloodlustIn = (stats: readonly StatDefinition[]) =>
      modifiedHunter(aFighter(), ['bloodlust'], aRelease({ stats })).procs[0]
    const thirst = { ...aStat('bloodlust'), name: 'Blutdurst' }
    expect(bloodlustIn([thirst])).toMatchObject({ stat: 'bloodlust', name: 'Blutdurst', imageId: 'bloodlust-image' })
    expect(bloodlustIn([])).toMatchObject({ stat: 'bloodlust', name: 'Bloodlust', imageId: '' })
  })

  it('the chance of equipped summoning is not scaled', () => {
    const release = worldWith([line('cloning', 20), summoning(20)])
    const hunter = snapshotHunter(aWearer(release, { emblem: ['idol'] }), 'You', release, sameRoll(0))
    expect(modifiedHunter(hunter, [], release).procs[0]?.percent).toBe(20)
  })
})

describe('a hunt', () => {
  const release = worldWith([])
  const start = (index: number) =>
    accepted(
      startHunt(aPlayer(release), {
        mode: 'hunt',
        seed: index.toString(16).padStart(64, '0'),
        now: 0,
        release,
        speed: 1,
      }),
    ).value

  it('has a modifier as often as its chance, never two', () => {
    const counts = new Map<string, number>()
    for (let index = 0; index < 4000; index++) {
      const { modifiers, rules } = start(index)
      expect(modifiers.length).toBeLessThanOrEqual(1)
      expect(rules).toBe(2)
      for (const modifier of modifiers) counts.set(modifier, (counts.get(modifier) ?? 0) + 1)
    }
    // 2 % of 4000 has a standard deviation of 8.9, 1 % of 6.3: five of them either way
    for (const name of ['bloodlust', 'bloodcraze', 'xplosion', 'investment'])
      expect(Math.abs((counts.get(name) ?? 0) - 80)).toBeLessThan(45)
    for (const name of ['megalomania', 'cloning']) expect(Math.abs((counts.get(name) ?? 0) - 40)).toBeLessThan(32)
  })

  it('draws its modifier from a separate stream, so that other rolls do not change', () => {
    const plain = aRelease()
    for (let index = 0; index < 60; index++) {
      const seed = index.toString(16).padStart(64, '0')
      const input = { mode: 'hunt', seed, now: 0, release: plain, speed: 1 } as const
      const without = accepted(startHunt(aPlayer(plain), input)).value
      const drawn = start(index)
      if (drawn.modifiers.length > 0) continue
      // the chances of the modifiers are recorded with the draws
      const { draws } = without
      expect({ ...drawn, modifiers: [], draws }).toEqual(without)
    }
  })
})
