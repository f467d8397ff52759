import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { aCombat } from '../testing/a-combat'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { anItem, aRelease, line } from '../testing/a-release'
import { changeSetup, equip, unequip } from './equip'
import { slots } from './slots'

const ring = (id: string, stat = 'health', value = 5) => anItem(id, 'accessory', { stats: [line(stat, value)] })
const release = aRelease({
  items: [
    ...['a', 'b', 'c'].map((id) => ring(id)),
    ring('small', 'health', 2),
    ring('large', 'health', 9),
    ring('museum', 'curator', 1),
    ring('glove', 'dominate', 1),
    ...['bat', 'rat'].map((id) => anItem(id, 'retainer')),
    anItem('hood', 'head'),
    anItem('crown', 'head', { requiredXp: 500 }),
    anItem('velvet', 'head', { requiredSubscription: 2 }),
    anItem('obol', 'coin'),
    anItem('plate', 'armor'),
    ...['key', 'craftingmat', 'scroll', 'alchemy', 'tome', 'collection'].map((type) => anItem(`my ${type}`, type)),
    ...['oak', 'pine'].map((id) => anItem(id, 'coffin', { stats: [line('coffinrecharge', 100)] })),
  ],
})
const world = {
  ...release,
  itemTypes: new Map([
    ...release.itemTypes,
    ['armor', { id: 'armor', shortName: 'armor', name: 'Armor', slots: 1, isEquipment: true }],
  ]),
}
const input = (itemId: string) => ({ itemId, release: world, now: 1000, speed: 1 })
const owning = (inventory: Record<string, number>, fields: Partial<PlayerState> = {}) =>
  aPlayer(world, { inventory, setups: Array.from({ length: 10 }, () => ({})), ...fields })
const setupOf = (state: PlayerState) => state.setups[state.activeSetup]

function dress(state: PlayerState, ...itemIds: string[]): PlayerState {
  return itemIds.reduce((dressed, itemId) => accepted(equip(dressed, input(itemId))).state, state)
}

describe('equip', () => {
  it('puts an item in its slot without taking it from the inventory', () => {
    const { state, ledger, value } = accepted(equip(owning({ hood: 1 }), input('hood')))
    expect(setupOf(state)).toEqual({ head: ['hood'] })
    expect(state.inventory).toEqual({ hood: 1 })
    expect(ledger).toEqual([])
    expect(value).toEqual({ itemId: 'hood', replacedItemId: null })
  })

  it('replaces the equipped item', () => {
    const worn = owning({ hood: 1, crown: 1 }, { xp: 500, setups: [{ head: ['hood'] }] })
    const { state, value } = accepted(equip(worn, input('crown')))
    expect(setupOf(state)).toEqual({ head: ['crown'] })
    expect(value.replacedItemId).toBe('hood')
  })

  it('fills the first free slot of several', () => {
    expect(setupOf(dress(owning({ a: 1, b: 1 }), 'a', 'b'))).toEqual({ accessory: ['a', 'b'] })
  })

  it('replaces the last one if all slots are open and taken', () => {
    const full = dress(owning({ museum: 1, a: 1, b: 1, c: 1 }), 'museum', 'a', 'b', 'c')
    expect(setupOf(full)).toEqual({ accessory: ['museum', 'a', 'c'] })
  })

  it('replaces the one in the last open slot if the item after it lost its slot', () => {
    const worn = owning({ a: 1, b: 1, c: 1, glove: 1 }, { setups: [{ accessory: ['a', 'b', 'c'] }] })
    expect(setupOf(dress(worn, 'glove'))).toEqual({ accessory: ['a', 'glove', 'c'] })
  })

  it('equips no more copies than are owned', () => {
    const twice = dress(owning({ a: 2 }), 'a', 'a')
    expect(setupOf(twice)).toEqual({ accessory: ['a', 'a'] })
    expect(refusalCode(equip(twice, input('a')))).toBe('isEquipped')
  })

  it('replaces an item that content no longer has', () => {
    const worn = owning({ hood: 1 }, { setups: [{ head: ['deleted'] }] })
    expect(setupOf(dress(worn, 'hood'))).toEqual({ head: ['hood'] })
  })

  it('accepts Armor as the other spelling of Armour', () => {
    expect(setupOf(dress(owning({ plate: 1 }), 'plate'))).toEqual({ armour: ['plate'] })
  })

  it.each([
    ['an item that does not exist', {}, {}, 'nothing', 'unknownItem'],
    ['an item that is not owned', {}, {}, 'hood', 'notOwned'],
    ['an item above the XP', { crown: 1 }, { xp: 499 }, 'crown', 'xpTooLow'],
    ['an item above the subscription', { velvet: 1 }, { subscription: 1 }, 'velvet', 'subscriptionTooLow'],
    ['a coin without a subscription', { obol: 1 }, {}, 'obol', 'subscriptionTooLow'],
    [
      'a third accessory without curator',
      { a: 1, b: 1, c: 1 },
      { setups: [{ accessory: ['a', 'b'] }] },
      'c',
      'slotLocked',
    ],
    [
      'a second retainer without dominate',
      { bat: 1, rat: 1 },
      { setups: [{ retainer: ['bat'] }] },
      'rat',
      'slotLocked',
    ],
    ...['key', 'craftingmat', 'scroll', 'alchemy', 'tome', 'collection'].map(
      (type) => [`what cannot be worn: ${type}`, { [`my ${type}`]: 1 }, {}, `my ${type}`, 'notEquipment'] as const,
    ),
  ])('refuses %s', (_title, inventory, fields, itemId, expected) => {
    expect(refusalCode(equip(owning(inventory, fields), input(itemId)))).toBe(expected)
  })

  it('refuses an item type that is no longer equipment', () => {
    const types = new Map(world.itemTypes).set('head', {
      id: 'h',
      shortName: 'head',
      name: 'Head',
      slots: 1,
      isEquipment: false,
    })
    expect(refusalCode(equip(owning({ hood: 1 }), { ...input('hood'), release: { ...world, itemTypes: types } }))).toBe(
      'notEquipment',
    )
  })

  it('returns the stat that opens a locked slot', () => {
    const worn = owning({ bat: 1, rat: 1 }, { setups: [{ retainer: ['bat'] }] })
    expect(equip(worn, input('rat'))).toMatchObject({
      refusal: { code: 'slotLocked', details: { slotType: 'retainer', stat: 'dominate', value: 1 } },
    })
  })

  it('replaces the item in the last open slot on request, but not with a copy of it', () => {
    const worn = owning({ bat: 2, rat: 1 }, { setups: [{ retainer: ['bat'] }] })
    const { state, value } = accepted(equip(worn, { ...input('rat'), replaces: true }))
    expect(setupOf(state)).toEqual({ retainer: ['rat'] })
    expect(value).toEqual({ itemId: 'rat', replacedItemId: 'bat' })
    expect(refusalCode(equip(worn, { ...input('bat'), replaces: true }))).toBe('slotLocked')
  })

  it('replaces on request the last one that gives less, or else the one in the last open slot', () => {
    const rings = { a: 1, b: 1, small: 1, large: 1 }
    const into = (replaces: boolean, itemId: string, ...accessory: string[]) => {
      const worn = owning(rings, { setups: [{ accessory }] })
      return setupOf(accepted(equip(worn, { ...input(itemId), replaces })).state)?.accessory
    }
    expect(into(true, 'b', 'small', 'large')).toEqual(['b', 'large'])
    expect(into(true, 'large', 'small', 'a')).toEqual(['small', 'large'])
    expect(into(true, 'small', 'a', 'b')).toEqual(['a', 'small'])
  })

  it('fills a free slot before it replaces an item', () => {
    const worn = owning({ a: 1, b: 1 }, { setups: [{ accessory: ['a'] }] })
    expect(setupOf(accepted(equip(worn, { ...input('b'), replaces: true })).state)).toEqual({ accessory: ['a', 'b'] })
  })

  it('gains no coffin charge when coffins are swapped', () => {
    const empty = owning(
      { oak: 1, pine: 1 },
      { setups: [{ coffin: ['oak'] }], coffin: { charges: 0, nextRechargeAt: 2000 } },
    )
    expect(dress(empty, 'pine', 'oak').coffin).toEqual({ charges: 0, nextRechargeAt: 101_000 })
  })

  it('does not change an open combat', () => {
    const combat = aCombat()
    expect(dress(owning({ hood: 1 }, { combat }), 'hood').combat).toBe(combat)
  })
})

describe('unequip', () => {
  it('takes an item off', () => {
    expect(
      setupOf(accepted(unequip(owning({ hood: 1 }, { setups: [{ head: ['hood'] }] }), input('hood'))).state),
    ).toEqual({})
  })

  it('moves the items after it up, so that one in a locked slot gets an open one', () => {
    const worn = owning({ a: 1, b: 1, c: 1 }, { setups: [{ accessory: ['a', 'b', 'c'] }] })
    const { state } = accepted(unequip(worn, input('a')))
    expect(setupOf(state)).toEqual({ accessory: ['b', 'c'] })
    expect(slots(state, world).filter((slot) => slot.isActive)).toHaveLength(2)
  })

  it('unequips an item that content no longer has', () => {
    const worn = owning({}, { setups: [{ head: ['deleted'] }] })
    expect(setupOf(accepted(unequip(worn, input('deleted'))).state)).toEqual({})
  })

  it('refuses an item that is not equipped in the setup in use', () => {
    const worn = owning({ hood: 1 }, { setups: [{}, { head: ['hood'] }] })
    expect(refusalCode(unequip(worn, input('hood')))).toBe('notEquipped')
  })
})

describe('changing the setup', () => {
  const change = (index: number, unlockedSetups: number) =>
    changeSetup(owning({}, { unlockedSetups }), { index, release: world, now: 0, speed: 1 })

  it('switches to an unlocked one', () => expect(accepted(change(2, 3)).state.activeSetup).toBe(2))
  it('accepts the one in use', () => expect(accepted(change(0, 1)).state.activeSetup).toBe(0))
  it.each([
    [3, 3],
    [-1, 10],
    [10, 10],
    [10, 11],
    [0.5, 10],
    [Number.NaN, 10],
  ])('refuses setup %d of %d unlocked ones', (index, unlocked) =>
    expect(refusalCode(change(index, unlocked))).toBe('setupLocked'),
  )
})
