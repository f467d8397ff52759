import { describe, expect, it } from '@jest/globals'
import { seedOf } from '../testing/a-player'
import { suppliedRolls } from '../testing/supplied-rolls'
import { rollsFrom } from './rolls'

const first = (seed: string, purpose: Parameters<typeof rollsFrom>[1], count = 5) => {
  const rolls = rollsFrom(seed, purpose)
  return Array.from({ length: count }, () => rolls.next())
}

describe('rolls from a seed', () => {
  it('never change for the same seed', () => {
    expect(first(seedOf('0'), 'fight', 4).map((roll) => Math.floor(roll * 2 ** 32))).toEqual([
      3064415123, 1380229841, 2925526619, 3529897177,
    ])
  })

  it('differ between seeds that differ in one digit', () => {
    expect(first(seedOf('0'), 'fight')).not.toEqual(first(`${'0'.repeat(63)}1`, 'fight'))
  })

  it('differ between purposes, so that a fight can be replayed without drawing its loot', () => {
    expect(first(seedOf('a'), 'fight')).not.toEqual(first(seedOf('a'), 'stakes'))
  })

  it('are evenly distributed: a chi-squared test over a hundred bins of many seeds accepts them', () => {
    const bins = new Array<number>(100).fill(0)
    for (let seed = 0; seed < 2000; seed++) {
      for (const roll of first(seed.toString(16).padStart(64, '0'), 'fight', 50)) {
        const bin = Math.floor(roll * 100)
        bins[bin] = (bins[bin] ?? 0) + 1
      }
    }
    const chiSquared = bins.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    // 99 degrees of freedom: 0.1 % lie above 148.2, 0.1 % below 61.1
    expect(chiSquared).toBeLessThan(148.2)
    expect(chiSquared).toBeGreaterThan(61.1)
  })
})

describe('a roll as a whole number', () => {
  it.each([
    [0, 3, 3],
    [0.999999, 3, 7],
    [0.2, 3, 4],
    [0.5, 0, 1],
    [0.7, 5, 5],
  ])('%d from %d gives %d', (roll, from, expected) => {
    expect(suppliedRolls(roll).int(from, from === 0 ? 1 : from === 5 ? 5 : 7)).toBe(expected)
  })
})

describe('a chance in percent', () => {
  it.each([
    [0, 0, false],
    [0, 0.01, true],
    [0.4999, 50, true],
    [0.5, 50, false],
    [0.9999, 100, true],
  ])('roll %d against %d percent is %s', (roll, percent, expected) => {
    expect(suppliedRolls(roll).chance(percent)).toBe(expected)
  })
})
