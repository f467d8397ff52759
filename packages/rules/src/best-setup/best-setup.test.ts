import { describe, expect, it } from '@jest/globals'
import type { SlotType } from '../equipment/slot-types'
import { outfitOf } from '../equipment/slots'
import { wearItems } from '../equipment/wear-items'
import { type HuntTotals, huntTotals } from '../odds/hunt-totals'
import { odds } from '../odds/odds'
import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { accepted, aWearer } from '../testing/a-player'
import { anEnemy, anItem, aRelease, line } from '../testing/a-release'
import { aWardrobe, everySetup, rollsOf, type Wardrobe } from '../testing/a-wardrobe'
import { bestSetup, bestSetupSteps, maxRated } from './best-setup'
import { enemyEstimateOf, estimate } from './estimate'

const find = ({ state, release }: Wardrobe) => bestSetup(state, { groundId: 'moor', release, phase: null })

const totalsOf = (state: PlayerState, release: Release): HuntTotals => huntTotals(odds(state, release)) as HuntTotals

const wearingBest = ({ state, release }: Wardrobe) =>
  accepted(wearItems(state, { slots: find({ state, release })?.changes ?? [], release, now: 0, speed: 1 })).state

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('the best setup of owned items', () => {
  it.each<[string, Partial<Record<SlotType, number>>, number]>([
    // precision in digits; the search does not try the order of retainers by damage
    ['single slots', { weapon: 3, head: 2, mount: 2 }, 9],
    ['accessories, of which one may open the third slot', { accessory: 4 }, 9],
    ['retainers, of which the first is summoned', { accessory: 1, retainer: 3 }, 3],
  ])(
    'wins as often as the best of all possible setups: %s',
    (_what, itemsByType, digits) => {
      for (const seed of seeds(12)) {
        const wardrobe = aWardrobe(seed, itemsByType)
        const all = everySetup(wardrobe, Object.keys(itemsByType) as SlotType[])
        const most = Math.max(...all.map((state) => totalsOf(state, wardrobe.release).win))
        expect(find(wardrobe)?.after.win).toBeCloseTo(most, digits)
      }
    },
    120_000,
  )

  it('is never worse than the equipped items, has the reported odds, and can be equipped', () => {
    for (const seed of seeds(6)) {
      const wardrobe = aWardrobe(seed, { weapon: 4, head: 4, armour: 4, accessory: 5, retainer: 4, coin: 1 })
      const found = find(wardrobe)
      expect(found?.before).toEqual(totalsOf(wardrobe.state, wardrobe.release))
      expect(found?.after.win).toBeGreaterThanOrEqual(found?.before.win ?? 1)
      expect(totalsOf(wearingBest(wardrobe), wardrobe.release).win).toBeCloseTo(found?.after.win ?? 0, 9)
    }
  })

  it('changes nothing if no owned item is better', () => {
    const release = aRelease({ items: [anItem('hood', 'head'), anItem('cap', 'head')] })
    const state = aWearer(release, { weapon: ['knife'], head: ['hood'], bait: ['mouse'] })
    expect(find({ state: { ...state, inventory: { ...state.inventory, cap: 1 } }, release })?.changes).toEqual([])
  })

  it('is the one that pays more of two with equal wins', () => {
    const strong = anItem('maul', 'weapon', { stats: [line('damage', 200)] })
    const paying = anItem('sickle', 'weapon', { stats: [line('damage', 200), line('xplosion', 50)] })
    const { stats, ...release } = aRelease({ items: [strong, paying] })
    const world = {
      ...release,
      stats: new Map([...stats, ['xplosion', { ...stats.get('health'), shortName: 'xplosion' } as never]]),
    }
    const state = aWearer(world, { weapon: ['maul'], bait: ['mouse'] }, { inventory: { maul: 1, sickle: 1, mouse: 5 } })
    const found = find({ state, release: world })
    expect(found?.changes).toEqual([{ slotType: 'weapon', itemIds: ['sickle'] }])
    expect(found?.after.win).toBeCloseTo(found?.before.win ?? 0, 9)
    expect(found?.after.xp).toBeGreaterThan(found?.before.xp ?? 0)
  })

  it('keeps bait, hex, avatar and coffin', () => {
    const better = ['bait', 'hex', 'avatar', 'coffin'].map((type) =>
      anItem(`great ${type}`, type, { stats: [line('health', 500), line('damage', 50)] }),
    )
    const release = aRelease({ items: better })
    const inventory = { mouse: 5, knife: 1, ...Object.fromEntries(better.map(({ id }) => [id, 1])) }
    const state = aWearer(release, { weapon: ['knife'], bait: ['mouse'] }, { inventory })
    expect(find({ state, release })?.changes).toEqual([])
  })

  it('fills a slot that one of its items opens', () => {
    const ring = (id: string, ...stats: [string, number][]) =>
      anItem(id, 'accessory', { stats: stats.map(([stat, value]) => line(stat, value)) })
    const release = aRelease({
      enemies: [anEnemy('ghoul', { stats: [line('health', 70), line('damage', 2, 6)] })],
      items: [
        ring('a', ['damage', 2]),
        ring('b', ['damage', 2]),
        ring('museum', ['curator', 1]),
        ring('c', ['damage', 9]),
      ],
    })
    const inventory = { mouse: 5, a: 1, b: 1, museum: 1, c: 1 }
    const state = aWearer(release, { accessory: ['a', 'b'], bait: ['mouse'] }, { inventory })
    expect(find({ state, release })?.changes).toEqual([{ slotType: 'accessory', itemIds: ['museum', 'c', 'a'] }])
  })

  it('is none without bait', () => {
    const release = aRelease()
    expect(find({ state: aWearer(release, { weapon: ['knife'] }), release })).toBeNull()
  })

  it('rates a limited number of setups, one encounter a step, and each step returns the best so far', () => {
    const { state, release } = aWardrobe(1, { weapon: 6, head: 6, armour: 6, hands: 6, feet: 6, accessory: 6 })
    const wins: number[] = []
    let count = 0
    for (const found of bestSetupSteps(state, { groundId: 'moor', release, phase: null })) {
      count += 1
      if (found) wins.push(found.after.win)
    }
    expect(count).toBeLessThanOrEqual(maxRated * 2)
    expect(wins).toEqual(wins.toSorted((a, b) => a - b))
  })
})

describe('the estimate of a setup', () => {
  it.each(['health', 'damage', 'critchance'])('is never less with more %s', (stat) => {
    for (const seed of seeds(30)) {
      const { state, release } = aWardrobe(seed, { weapon: 2, head: 2, retainer: 2 })
      const opponents = [...release.enemies.values()].map((enemy) => enemyEstimateOf(enemy, 0.5, release, null))
      const outfit = outfitOf(state, release)
      const scoreWith = (added: number) =>
        estimate(state, opponents, release, null, { ...outfit, lines: [...outfit.lines, line(stat, added)] })
      const added = rollsOf(seed).int(1, 40)
      expect(scoreWith(added)).toBeGreaterThanOrEqual(scoreWith(0))
    }
  })
})
