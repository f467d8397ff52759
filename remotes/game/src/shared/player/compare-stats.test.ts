import { describe, expect, it } from '@jest/globals'
import { anItem, anItemType, aPlayer, aSlot, aStat, type Item } from '../../testing/builders'
import { changesBetween, compareWithWorn, statsOf } from './compare-stats'

const weapon = (name: string, ...stats: Item['stats']) => anItem({ name, itemType: anItemType('weapon'), stats })
const ring = (name: string) => anItem({ name, itemType: anItemType('accessory') })

const number = (shortName: string, from: number, to = from, unitSymbol = '') =>
  aStat({ from, to, stat: { id: shortName, name: shortName, shortName, unitSymbol } })
const proc = (from: number, procPercent: number) =>
  aStat({ from, to: from, procPercent, stat: { id: 'bite', name: 'Bite', shortName: 'bite', type: 'PROC' } })
const yes = aStat({ from: 1, to: 1, stat: { id: 'curator', name: 'Curator', shortName: 'curator', type: 'YES_NO' } })

describe('the item that another one is compared with', () => {
  const player = (...slots: ReturnType<typeof aSlot>[]) => aPlayer({ equipmentSlots: slots })
  const wornWith = (item: Item, ...slots: ReturnType<typeof aSlot>[]) => compareWithWorn(item, player(...slots))?.worn
  const worn = ring('Old Ring')

  it('is the equipped one in its only slot', () => {
    const knife = weapon('Knife')
    expect(wornWith(weapon('Sabre'), aSlot('weapon', { item: knife }))).toBe(knife)
  })

  it('is an empty slot if one is free, and otherwise the item in the last open slot', () => {
    const last = ring('Last Ring')
    const locked = aSlot('accessory', {
      index: 2,
      lockedBy: { stat: { id: 'curator', name: 'Curator' }, value: 1, opener: null },
    })
    const first = aSlot('accessory', { item: worn })
    expect(wornWith(ring('New Ring'), first, aSlot('accessory', { index: 1 }), locked)).toBeNull()
    expect(wornWith(ring('New Ring'), first, aSlot('accessory', { index: 1, item: last }), locked)).toBe(last)
    expect(wornWith(ring('New Ring'), locked)).toBeUndefined()
  })

  it('is the last one that is worse in every respect, if all open slots are taken', () => {
    const band = (value: number) =>
      anItem({ name: `Band ${value}`, itemType: anItemType('accessory'), stats: [number('health', value)] })
    const [small, large] = [band(2), band(9)]
    const slots = [small, large].map((item, index) => aSlot('accessory', { index, item }))
    expect(wornWith(band(5), ...slots)).toBe(small)
    expect(wornWith(band(12), ...slots)).toBe(large)
    expect(wornWith(band(1), ...slots)).toBe(large)
  })

  it('does not exist for equipped items, bait and non-equipment', () => {
    expect(wornWith(worn, aSlot('accessory', { item: worn }), aSlot('accessory', { index: 1 }))).toBeUndefined()
    expect(wornWith(anItem(), aSlot('bait', { item: anItem() }))).toBeUndefined()
    const scroll = anItem({ itemType: anItemType('scroll', { isEquipment: false }) })
    expect(wornWith(scroll, aSlot('scroll', { item: anItem() }))).toBeUndefined()
  })

  it('is worse in every stat if the slot is empty', () => {
    const sabre = weapon('Sabre', number('damage', 2, 4), proc(5, 20))
    expect(compareWithWorn(sabre, player(aSlot('weapon')))?.changes).toMatchObject([
      { stat: { id: 'damage' }, isBetter: true, amount: 3, percent: 0, isLost: false },
      { stat: { id: 'bite' }, isBetter: true, amount: 5, percent: 20, isLost: false },
    ])
  })
})

describe('the stats of several items', () => {
  it('are added up; a proc has the sum of chances with the mean strength', () => {
    const items = [weapon('A', number('health', 8), proc(10, 10)), weapon('B', proc(5, 40), number('health', 2), yes)]
    expect(statsOf(items)).toMatchObject([
      { from: 10, to: 10, stat: { id: 'health' } },
      { from: 6, to: 6, procPercent: 50, stat: { id: 'bite' } },
      { from: 1, to: 1, stat: { id: 'curator' } },
    ])
    expect(statsOf([weapon('A', proc(4, 0)), weapon('B', proc(5, 0))])).toMatchObject([{ from: 4, procPercent: 0 }])
  })
})

describe('a comparison', () => {
  const changes = (item: Item, worn: Item) =>
    changesBetween(worn.stats, item.stats).map(({ stat, ...change }) => ({ stat: stat.shortName, ...change }))

  it.each([
    ['more of a stat is better', number('health', 12), number('health', 8), { isBetter: true, amount: 4 }],
    ['less of it is worse', number('health', 8), number('health', 12), { isBetter: false, amount: -4 }],
    ['ranges go by their average', number('damage', 1, 10), number('damage', 4, 6), { isBetter: true, amount: 0.5 }],
    [
      'more Timewalker is better, although it is written with a minus',
      number('timewalker', -90, -90, 's'),
      number('timewalker', -48, -48, 's'),
      { isBetter: true, amount: -42 },
    ],
    [
      'fewer seconds of a coffin are better',
      number('coffinrecharge', 1800, 1800, 's'),
      number('coffinrecharge', 3600, 3600, 's'),
      { isBetter: true, amount: -1800 },
    ],
    ['a greater chance of a proc is better', proc(5, 30), proc(5, 20), { isBetter: true, amount: 0, percent: 10 }],
    [
      'a proc goes by strength and chance together',
      proc(10, 10),
      proc(6, 20),
      { isBetter: false, amount: 4, percent: -10 },
    ],
    ['a proc without strength goes by its chance', proc(0, 5), proc(0, 9), { isBetter: false, percent: -4 }],
  ])('shows that %s', (_title, mine, its, change) => {
    expect(changes(weapon('Sabre', mine), weapon('Knife', its))).toMatchObject([{ isLost: false, ...change }])
  })

  it('leaves out equal stats', () => {
    const same = [number('health', 8), proc(5, 20), yes, number('damage', 4, 6)]
    expect(changes(weapon('Sabre', ...same), weapon('Knife', ...same))).toEqual([])
    expect(changes(weapon('Sabre', number('damage', 5)), weapon('Knife', number('damage', 4, 6)))).toEqual([])
  })

  it('includes stats that are gained and lost, lost ones last', () => {
    expect(changes(weapon('Sabre', yes), weapon('Knife', number('health', 8)))).toMatchObject([
      { stat: 'curator', isBetter: true, isLost: false },
      { stat: 'health', isBetter: false, isLost: true, amount: -8 },
    ])
  })
})
