import { describe, expect, it } from '@jest/globals'
import { maxLockedItems } from '../constants'
import { sell, sellItems } from '../shop/sale'
import type { PlayerState } from '../state/player-state'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { anItem, aRelease } from '../testing/a-release'
import { isLocked, lockItem } from './lock-item'

const release = aRelease({ items: [anItem('ring', 'accessory', { refund: { vgc: 4 } })] })
const owner = (fields: Partial<PlayerState> = {}) => aPlayer(release, { inventory: { ring: 2 }, ...fields })
const lock = (state: PlayerState, itemId = 'ring') => lockItem(state, { itemId, isLocked: true, release })
const unlock = (state: PlayerState, itemId = 'ring') => lockItem(state, { itemId, isLocked: false, release })
const locks = (count: number) => Array.from({ length: count }, (_, index) => `other ${index}`)

describe('locking an item', () => {
  it('prevents selling it until it is unlocked', () => {
    const { state, ledger, journal } = accepted(lock(owner()))
    expect([isLocked(state, 'ring'), ledger, journal]).toEqual([true, [], []])
    expect(refusalCode(sell(state, { itemId: 'ring', amount: 1, release }))).toBe('itemLocked')
    expect(refusalCode(sellItems(state, { lines: [{ itemId: 'ring', amount: 1 }], release }))).toBe('itemLocked')
    const unlocked = accepted(unlock(state)).state
    expect(accepted(sell(unlocked, { itemId: 'ring', amount: 1, release })).state.inventory).toEqual({ ring: 1 })
  })

  it('changes nothing when it is repeated', () => {
    const { state } = accepted(lock(owner()))
    expect(accepted(lock(state)).state).toBe(state)
    const player = owner()
    expect(accepted(unlock(player)).state).toBe(player)
  })

  it('is refused for unknown items and those not owned, but these can be unlocked', () => {
    expect(refusalCode(lock(owner(), 'nothing'))).toBe('unknownItem')
    expect(refusalCode(lock(owner(), 'knife'))).toBe('notOwned')
    expect(accepted(unlock(owner({ lockedItemIds: ['gone'] }), 'gone')).state.lockedItemIds).toEqual([])
  })

  it('is refused at the limit of locked items that are owned', () => {
    const lockedItemIds = locks(maxLockedItems)
    const inventory = Object.fromEntries([...lockedItemIds, 'ring'].map((id) => [id, 1]))
    expect(refusalCode(lock(owner({ lockedItemIds, inventory })))).toBe('tooManyLocks')
  })

  it('replaces locks of items that are no longer owned', () => {
    expect(accepted(lock(owner({ lockedItemIds: locks(maxLockedItems) }))).state.lockedItemIds).toEqual(['ring'])
  })
})
