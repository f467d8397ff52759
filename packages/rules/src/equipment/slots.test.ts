import { describe, expect, it } from '@jest/globals'
import type { Release } from '../release/release'
import { aPlayer, aWearer } from '../testing/a-player'
import { anItem, aRelease, aStat, line } from '../testing/a-release'
import { playerStats } from './player-stats'
import { activeItems, slots } from './slots'

const ring = (id: string, stat = 'health', value = 5) => anItem(id, 'accessory', { stats: [line(stat, value)] })
const release = aRelease({
  items: [
    ring('a'),
    ring('b'),
    ring('c'),
    ring('museum', 'curator', 1),
    ring('glove', 'dominate', 1),
    ring('whip', 'dominate', 2),
    ...['bat', 'rat', 'cat'].map((id) => anItem(id, 'retainer', { stats: [line('damage', 3, 4), line('health', 2)] })),
    anItem('obol', 'coin', { stats: [line('lootchance', 9)] }),
    anItem('velvet', 'head', { requiredSubscription: 2, stats: [line('health', 50)] }),
    anItem('skulls', 'collection', { stats: [line('health', 11)] }),
    anItem('psalter', 'tome', { stats: [line('health', 2), line('lootchance', 1)] }),
    anItem('memoirs', 'tome', { stats: [line('health', 3)], requiredSubscription: 1 }),
    anItem('fang', 'weapon', { stats: [line('leech', 3, 5)] }),
    anItem('claw', 'hands', { stats: [line('leech', 1, 2)] }),
  ].map((item) => ({
    ...item,
    stats: item.stats.map((line) => (line.stat === 'leech' ? { ...line, procPercent: 50 } : line)),
  })),
  stats: [
    aStat('leech', { procType: 'leech', procEvent: 'attack', damageType: null, affectedCreatureTypeId: null }),
    { ...aStat('nightsight'), isYesNo: true },
  ],
})

const slotsOf = (setup: Parameters<typeof aWearer>[1], type: string) =>
  slots(aWearer(release, setup), release).filter((slot) => slot.slotType === type)
const activeOf = (setup: Parameters<typeof aWearer>[1]) =>
  activeItems(aWearer(release, setup), release).map((item) => item.id)

describe('slots', () => {
  it('are in the order of the equipment panel, then avatar, coin, bait and hex', () => {
    const types = slots(aPlayer(release), release).map((slot) => slot.slotType)
    expect(types.join(' ')).toBe(
      'head weapon armour hands power feet emblem coffin accessory accessory accessory mount ' +
        'retainer retainer retainer avatar coin bait hex',
    )
  })

  it.each([
    ['the third accessory needs curator 1', {}, 'accessory', [false, false, true]],
    ['curator 1 opens the third accessory', { accessory: ['museum'] }, 'accessory', [false, false, false]],
    ['the second and third retainer need dominate', {}, 'retainer', [false, true, true]],
    ['dominate 1 opens the second retainer', { accessory: ['glove'] }, 'retainer', [false, false, true]],
    ['dominate 2 opens the third retainer', { accessory: ['whip'] }, 'retainer', [false, false, false]],
    ['an item does not hold its own slot open', { accessory: ['a', 'b', 'museum'] }, 'accessory', [false, false, true]],
  ])('%s', (_title, setup, type, expected) => {
    expect(slotsOf(setup, type).map((slot) => slot.isLocked)).toEqual(expected)
  })

  it('name the stat that opens them', () => {
    expect(slotsOf({}, 'retainer').map((slot) => slot.lock)).toEqual([
      null,
      { stat: 'dominate', value: 1 },
      { stat: 'dominate', value: 2 },
    ])
  })

  it('keep an item in a slot that locked again, without effect', () => {
    expect(activeOf({ accessory: ['museum', 'a', 'b'] })).toEqual(['museum', 'a', 'b'])
    expect(activeOf({ accessory: ['c', 'a', 'b'] })).toEqual(['c', 'a'])
    expect(slotsOf({ accessory: ['c', 'a', 'b'] }, 'accessory')[2]).toMatchObject({ itemId: 'b', isActive: false })
  })

  it('give no effect to a coin or item without its subscription', () => {
    const worn = { coin: ['obol'], head: ['velvet'] }
    const idsAt = (subscription: number) =>
      activeItems(aWearer(release, worn, { subscription }), release).map((item) => item.id)
    expect([idsAt(0), idsAt(1), idsAt(2)]).toEqual([[], ['obol'], ['velvet', 'obol']])
  })

  it('are as many as the content says, at least one, and the default number if the type is gone', () => {
    const counting = (itemTypes: Release['itemTypes']) =>
      ['head', 'accessory', 'retainer'].map(
        (type) => slots(aPlayer(release), { ...release, itemTypes }).filter((slot) => slot.slotType === type).length,
      )
    const types = [...release.itemTypes].map(
      ([name, type]) => [name, { ...type, slots: name === 'head' ? 0 : 2 }] as const,
    )
    expect(counting(new Map(types))).toEqual([1, 2, 2])
    expect(counting(new Map())).toEqual([1, 3, 3])
  })

  it('give no effect to items beyond their number', () => {
    expect(activeOf({ hands: ['claw', 'claw'], weapon: ['fang', 'fang'] })).toEqual(['fang', 'claw'])
  })

  it('are free if content no longer has the item', () => {
    expect(slotsOf({ head: ['deleted'] }, 'head')[0]).toMatchObject({ itemId: null, isActive: false })
  })
})

describe('player stats', () => {
  const statsOf = (setup: Parameters<typeof aWearer>[1], inventory: Record<string, number> = {}) => {
    const player = aWearer(release, setup)
    const stats = playerStats({ ...player, inventory: { ...player.inventory, ...inventory } }, release)
    return Object.fromEntries(stats.map(({ stat, ...rest }) => [stat, rest]))
  }

  it('are those of a baseStats without equipment, the others at 0', () => {
    expect(statsOf({})).toMatchObject({
      health: { from: 100, to: 100 },
      damage: { from: 4, to: 6 },
      critchance: { from: 5, to: 5 },
      lootchance: { from: 0, to: 0 },
      leech: { from: 0, to: 0, procPercent: 0 },
    })
  })

  it('include equipped items, but not the damage of retainers, which is their own', () => {
    expect(statsOf({ weapon: ['knife'], retainer: ['bat'], accessory: ['a'] })).toMatchObject({
      damage: { from: 10, to: 16 },
      health: { from: 107, to: 107 },
    })
  })

  it('include a claimed collection once, without equipping it', () => {
    expect(statsOf({}, { skulls: 3 }).health).toEqual({ from: 111, to: 111 })
  })

  it('include each owned book once, without equipping it, if the subscription allows it', () => {
    const { health, lootchance } = statsOf({}, { psalter: 3, memoirs: 1 })
    expect([health, lootchance]).toEqual([
      { from: 102, to: 102 },
      { from: 1, to: 1 },
    ])
  })

  it('have the chance that at least one of several procs fires', () => {
    expect(statsOf({ weapon: ['fang'], hands: ['claw'] }).leech).toEqual({ from: 4, to: 7, procPercent: 75 })
  })

  it('have Timewalker with the sign from the content', () => {
    const world = aRelease({ items: [ring('slow', 'timewalker', -12), ring('fast', 'timewalker', 8)] })
    const shown = (id: string) =>
      playerStats(aWearer(world, { accessory: [id] }), world).find(({ stat }) => stat === 'timewalker')?.from
    expect([shown('slow'), shown('fast')]).toEqual([-12, 8])
  })

  it('have a yes/no stat as 1, even if several items give it', () => {
    const both = aRelease({
      items: [ring('x', 'nightsight', 1), ring('y', 'nightsight', 1)],
      stats: [{ ...aStat('nightsight'), isYesNo: true }],
    })
    const stats = playerStats(aWearer(both, { accessory: ['x', 'y'] }), both)
    expect(stats.find(({ stat }) => stat === 'nightsight')).toEqual({ stat: 'nightsight', from: 1, to: 1 })
  })
})
