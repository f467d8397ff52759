import { describe, expect, it } from '@jest/globals'
import { anItem, anItemType, aPlayer, aSlot, aStat, type Item } from '../../testing/builders'
import { compareStats, replacedItem } from './compare-stats'

const weapon = (name: string, ...stats: Item['stats']) => anItem({ name, itemType: anItemType('weapon'), stats })
const ring = (name: string) => anItem({ name, itemType: anItemType('accessory') })

const number = (shortName: string, from: number, to = from, unitSymbol = '') =>
  aStat({ from, to, stat: { id: shortName, name: shortName, shortName, unitSymbol } })
const proc = (from: number, procPercent: number) =>
  aStat({ from, to: from, procPercent, stat: { id: 'bite', name: 'Bite', shortName: 'bite', type: 'PROC' } })
const yes = aStat({ from: 1, to: 1, stat: { id: 'curator', name: 'Curator', shortName: 'curator', type: 'YES_NO' } })

describe('what an item would replace', () => {
  const player = (...slots: ReturnType<typeof aSlot>[]) => aPlayer({ equipmentSlots: slots })
  const worn = ring('Old Ring')

  it('is what is worn in its one slot', () => {
    const knife = weapon('Knife')
    expect(replacedItem(player(aSlot('weapon', { item: knife })), weapon('Sabre'))).toBe(knife)
  })

  it('is nothing while a slot is free, and what the last open slot holds otherwise', () => {
    const last = ring('Last Ring')
    const locked = aSlot('accessory', { index: 2, lockedBy: { stat: { id: 'curator', name: 'Curator' }, value: 1 } })
    const first = aSlot('accessory', { item: worn })
    expect(replacedItem(player(first, aSlot('accessory', { index: 1 }), locked), ring('New Ring'))).toBeNull()
    const full = player(first, aSlot('accessory', { index: 1, item: last }), locked)
    expect(replacedItem(full, ring('New Ring'))).toBe(last)
  })

  it('is nothing for what is worn itself, for bait, and for what cannot be worn', () => {
    expect(replacedItem(player(aSlot('accessory', { item: worn })), worn)).toBeNull()
    expect(replacedItem(player(aSlot('bait', { item: anItem() })), anItem())).toBeNull()
    const scroll = anItem({ itemType: anItemType('scroll', { isEquipment: false }) })
    expect(replacedItem(player(aSlot('scroll', { item: anItem() })), scroll)).toBeNull()
  })
})

describe('a comparison', () => {
  const changes = (item: Item, worn: Item) =>
    compareStats(item, worn).changes.map(({ stat, ...change }) => ({ stat: stat.shortName, ...change }))

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
  ])('tells that %s', (_title, mine, its, change) => {
    expect(changes(weapon('Sabre', mine), weapon('Knife', its))).toMatchObject([{ isLost: false, ...change }])
  })

  it('leaves out what stays the same', () => {
    const same = [number('health', 8), proc(5, 20), yes, number('damage', 4, 6)]
    expect(changes(weapon('Sabre', ...same), weapon('Knife', ...same))).toEqual([])
    expect(changes(weapon('Sabre', number('damage', 5)), weapon('Knife', number('damage', 4, 6)))).toEqual([])
  })

  it('tells of stats that come and go, those that go last', () => {
    expect(changes(weapon('Sabre', yes), weapon('Knife', number('health', 8)))).toMatchObject([
      { stat: 'curator', isBetter: true, isLost: false },
      { stat: 'health', isBetter: false, isLost: true, amount: -8 },
    ])
  })
})
