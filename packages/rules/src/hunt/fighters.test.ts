import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { StatLine } from '../release/release'
import { aWearer } from '../testing/a-player'
import { anEnemy, anItem, aRelease, aStat, line } from '../testing/a-release'
import { sameRoll, suppliedRolls } from '../testing/supplied-rolls'
import { creatureRanges, hunterRanges, snapshotCreature, snapshotHunter } from './fighters'

const leech = { procType: 'leech', procEvent: 'attack', damageType: null, affectedCreatureTypeId: null }

function creature(stats: readonly StatLine[], ...rolls: number[]) {
  const release = aRelease({ stats: [aStat('drain', leech)] })
  return snapshotCreature(anEnemy('ghoul', { stats, reward: {} }), release, suppliedRolls(...rolls))
}

describe('the numbers of a fighter', () => {
  it.each([
    ['the lower value at the lowest roll', [line('health', 10, 20)], 0, 10],
    ['the upper value at the highest roll', [line('health', 10, 20)], 0.9999, 20],
    ['the sum of all lines', [line('health', 10, 20), line('health', 5)], 0, 15],
    ['whole, fractions cut off', [line('health', 10.9, 10.9)], 0.9999, 10],
    ['the lower value where the upper is less', [line('health', 10, 4)], 0.9999, 10],
    ['at least 1', [line('health', -50)], 0, 1],
    ['1 where content gives none', [], 0, 1],
  ])('health is %s', (_title, stats, roll, expected) => {
    expect(creature(stats, roll, 0).maxHealth).toBe(expected)
  })

  it.each([
    ['between its values, with decimals', [line('critchance', 10, 15)], 0.5, 12.5],
    ['not below 0', [line('critchance', -10)], 0, 0],
    ['not above 100', [line('critchance', 250)], 0, 100],
    ['the lower value where the upper is less', [line('critchance', 10, 4)], 0.5, 10],
  ])('critical chance is %s', (_title, stats, roll, expected) => {
    expect(creature(stats, 0, roll).critChance).toBe(expected)
  })

  it('damage is a range of whole numbers, never below 0', () => {
    expect(creature([line('damage', 2.9, 7.9)], 0, 0)).toMatchObject({ damageFrom: 2, damageTo: 7 })
    expect(creature([line('damage', -5, -2)], 0, 0)).toMatchObject({ damageFrom: 0, damageTo: 0 })
  })

  it('procs are those with a chance above 0', () => {
    const procs = creature(
      [
        { ...line('drain', 2, 4), procPercent: 5 },
        { ...line('drain', 9), procPercent: 0 },
      ],
      0,
      0,
    ).procs
    expect(procs).toMatchObject([{ type: 'leech', from: 2, to: 4, percent: 5 }])
  })

  it('a stat that content no longer has is not a proc', () => {
    expect(creature([{ ...line('gone', 2), procPercent: 50 }], 0, 0).procs).toEqual([])
  })

  it('a creature without gold in its reward has no gold', () => expect(creature([], 0, 0).gold).toBe(0))

  it('retainers keep their damage and add their other stats to the fighter', () => {
    const bat = anItem('bat', 'retainer', { stats: [line('damage', 3, 5), line('health', 7)] })
    const release = aRelease({ items: [bat] })
    const hunter = snapshotHunter(aWearer(release, { retainer: ['bat'] }), 'Morwenna', release, suppliedRolls(0, 0))
    expect(hunter).toMatchObject({ maxHealth: 107, damageFrom: 4, damageTo: 6, creatureTypeId: null })
    expect(hunter.retainers).toMatchObject([{ itemId: 'bat', damageFrom: 3, damageTo: 5 }])
    const owner = snapshotCreature(anEnemy('lord', { equipment: ['bat', 'gone'] }), release, suppliedRolls(0, 0))
    expect(owner).toMatchObject({ maxHealth: 47, damageFrom: 2, damageTo: 6, retainers: [{ itemId: 'bat' }] })
  })

  it('equipment adds all its stats, and only a retainer fights on its own', () => {
    const bat = anItem('bat', 'retainer', { stats: [line('damage', 3, 5)] })
    const axe = anItem('axe', 'weapon', { stats: [line('damage', 10)] })
    const release = aRelease({ items: [bat, axe] })
    const worn = aWearer(release, { weapon: ['axe'], retainer: ['bat'] })
    const hunter = snapshotHunter(worn, 'Morwenna', release, sameRoll(0))
    expect(hunter).toMatchObject({ isPlayer: true, damageFrom: 14, damageTo: 16 })
    expect(hunter.retainers.map(({ itemId }) => itemId)).toEqual(['bat'])
    const owner = snapshotCreature(anEnemy('lord', { equipment: ['axe', 'bat'] }), release, sameRoll(0))
    expect(owner).toMatchObject({ isPlayer: false, damageFrom: 12, damageTo: 16 })
    expect(owner.retainers.map(({ itemId }) => itemId)).toEqual(['bat'])
  })
})

describe('the ranges of a fighter', () => {
  const amount = fc.integer({ min: -60, max: 300 })
  const lines = fc.array(fc.tuple(fc.constantFrom('health', 'critchance'), amount, amount), { maxLength: 4 })

  it('contain every roll of a creature, and begin with the lowest', () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 0.999999, noNaN: true }), (stats, roll) => {
        const enemy = anEnemy('ghoul', { stats: stats.map(([stat, from, to]) => line(stat, from, to)) })
        const release = aRelease()
        const { health, critChance } = creatureRanges(enemy, release)
        const lowest = snapshotCreature(enemy, release, sameRoll(0))
        const rolled = snapshotCreature(enemy, release, sameRoll(roll))
        expect(lowest.maxHealth).toBe(health.from)
        expect(snapshotCreature(enemy, release, sameRoll(0.999999)).maxHealth).toBe(health.to)
        expect(rolled.maxHealth).toBeGreaterThanOrEqual(health.from)
        expect(rolled.maxHealth).toBeLessThanOrEqual(health.to)
        expect(lowest.critChance).toBe(Math.min(100, Math.max(0, critChance.from)))
      }),
    )
  })

  it('of the hunter begin with the base stats and grow with equipment', () => {
    const ring = anItem('ring', 'accessory', { stats: [line('health', 5, 9), line('critchance', 2, 3)] })
    const release = aRelease({ items: [ring] })
    expect(hunterRanges(aWearer(release, {}), release)).toEqual({
      health: { from: 100, to: 100 },
      critChance: { from: 5, to: 5 },
    })
    expect(hunterRanges(aWearer(release, { accessory: ['ring'] }), release)).toEqual({
      health: { from: 105, to: 109 },
      critChance: { from: 7, to: 8 },
    })
  })
})
