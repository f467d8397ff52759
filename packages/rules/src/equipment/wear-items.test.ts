import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { accepted, aWearer, refusalCode } from '../testing/a-player'
import { anItem, aRelease, line } from '../testing/a-release'
import type { SlotType } from './slot-types'
import { wearItems } from './wear-items'

const release = aRelease({
  items: [
    ...['a', 'b', 'c'].map((id) => anItem(id, 'accessory')),
    anItem('museum', 'accessory', { stats: [line('curator', 1)] }),
    anItem('bat', 'retainer', { stats: [line('damage', 1)] }),
    anItem('hood', 'head'),
    anItem('crown', 'head', { requiredXp: 500 }),
    anItem('velvet', 'head', { requiredSubscription: 2 }),
    anItem('bone', 'craftingmat'),
  ],
})

const all = { a: 1, b: 1, c: 1, museum: 1, bat: 2, hood: 1, crown: 1, velvet: 1, bone: 1, knife: 1 }
const owner = (setup = {}, fields: Partial<PlayerState> = {}) =>
  aWearer(release, { weapon: ['knife'], ...setup }, { inventory: all, ...fields })

const wear = (state: PlayerState, slots: Partial<Record<SlotType, readonly string[]>>) =>
  wearItems(state, {
    slots: Object.entries(slots).map(([slotType, itemIds]) => ({ slotType: slotType as SlotType, itemIds })),
    release,
    now: 3_600_000,
    speed: 1,
  })

const setupAfter = (state: PlayerState, slots: Parameters<typeof wear>[1]) =>
  accepted(wear(state, slots)).state.setups[0]

describe('equipping several items at once', () => {
  it('changes the slots of these types only, and removes nothing from the inventory', () => {
    const state = owner({ head: ['hood'], accessory: ['a', 'b'] })
    const after = accepted(wear(state, { accessory: ['c', 'museum'], retainer: ['bat'] }))
    expect(after.state.setups[0]).toEqual({
      weapon: ['knife'],
      head: ['hood'],
      accessory: ['c', 'museum'],
      retainer: ['bat'],
    })
    expect(after.state.inventory).toEqual(state.inventory)
    expect(after.ledger).toEqual([])
    expect(after.state.autoHuntAt).toBe(2 * 3_600_000)
  })

  it('empties slots, and can be undone with the items from before', () => {
    const state = owner({ head: ['hood'] })
    const bare = accepted(wear(state, { head: [], accessory: ['a'] })).state
    expect(bare.setups[0]).toEqual({ weapon: ['knife'], accessory: ['a'] })
    expect(setupAfter(bare, { head: ['hood'], accessory: [] })).toEqual(state.setups[0])
  })

  it('opens a slot and fills it in one change', () => {
    expect(setupAfter(owner(), { accessory: ['museum', 'a', 'b'] })).toMatchObject({ accessory: ['museum', 'a', 'b'] })
  })

  it('uses the last list for the same slots', () => {
    const slots = [['b'], ['crown'], ['a']].map((itemIds) => ({ slotType: 'accessory', itemIds }))
    const { state } = accepted(wearItems(owner(), { slots, release, now: 0, speed: 1 }))
    expect(state.setups[0]).toMatchObject({ accessory: ['a'] })
    const twice = [['a'], ['a']].map((itemIds) => ({ slotType: 'accessory', itemIds }))
    expect(accepted(wearItems(owner(), { slots: twice, release, now: 0, speed: 1 })).state.setups[0]).toMatchObject({
      accessory: ['a'],
    })
  })

  it('keeps items equipped even if the player no longer meets their requirements', () => {
    expect(setupAfter(owner({ head: ['crown'] }), { head: ['crown'], accessory: ['a'] })).toMatchObject({
      head: ['crown'],
    })
  })

  it.each<[string, Parameters<typeof wear>[1], string, object]>([
    ['an item that is unknown', { head: ['tiara'] }, 'unknownItem', {}],
    ['an item that is not owned', { head: ['hood'] }, 'notOwned', { inventory: { knife: 1 } }],
    ['more copies than are owned', { retainer: ['bat', 'bat', 'bat'] }, 'notOwned', {}],
    ['an item of another type', { head: ['a'] }, 'notEquipment', {}],
    ['an item that cannot be worn', { head: ['bone'] }, 'notEquipment', {}],
    ['more items than there are slots', { head: ['hood', 'hood'] }, 'notEquipment', {}],
    ['an item for older hunters', { head: ['crown'] }, 'xpTooLow', {}],
    ['an item for subscribers', { head: ['velvet'] }, 'subscriptionTooLow', {}],
    ['an item in a locked slot', { accessory: ['a', 'b', 'museum'] }, 'slotLocked', {}],
    ['all of it for one of them', { accessory: ['a'], head: ['crown'] }, 'xpTooLow', {}],
  ])('refuses %s', (_what, slots, code, fields) => {
    expect(refusalCode(wear(owner({}, fields), slots))).toBe(code)
  })
})
