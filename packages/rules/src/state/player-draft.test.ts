import { describe, expect, it } from '@jest/globals'
import { aPlayer } from '../testing/a-player'
import { aRelease } from '../testing/a-release'
import { PlayerDraft } from './player-draft'

const release = aRelease()
const player = aPlayer(release, {
  currencies: { vgc: 10 },
  inventory: { ring: 3, mouse: 1 },
  setups: [{ accessory: ['ring', 'belt', 'ring'], bait: ['mouse'] }, { accessory: ['ring'] }, {}],
})
const draft = () => new PlayerDraft(player)

describe('a draft', () => {
  it('does not change the state from which it started', () => {
    const before = structuredClone(player)
    draft().coins('vgc', -5, 'travel').item('ring', -3, 'sale').set({ xp: 9 })
    expect(player).toEqual(before)
  })

  it('writes a ledger line for each movement, and none for an amount of 0', () => {
    const { ledger } = draft().coins('vgc', 5, 'reward').coins('vgc', 0, 'reward').item('ring', 0, 'loot').done(null)
    expect(ledger).toEqual([{ kind: 'currency', what: 'vgc', delta: 5, reason: 'reward' }])
  })

  it('adds or subtracts a whole reward or price', () => {
    expect(draft().purse({ vgc: 4, teeth: 2 }, 1, 'reward').state.currencies).toEqual({ vgc: 14, teeth: 2 })
    expect(draft().purse({ vgc: 4 }, -1, 'travel').state.currencies).toEqual({ vgc: 6 })
  })

  it('keeps a currency at 0 and drops an item at 0', () => {
    const { state } = draft().coins('vgc', -10, 'travel').item('mouse', -1, 'bait')
    expect([state.currencies, state.inventory]).toEqual([{ vgc: 0 }, { ring: 3 }])
  })

  it.each([
    ['below 0 coins', () => draft().coins('vgc', -11, 'travel')],
    ['below 0 pieces', () => draft().item('belt', -1, 'sale')],
    ['a fraction', () => draft().coins('vgc', 0.5, 'reward')],
    ['not a number', () => draft().coins('vgc', Number.NaN, 'reward')],
  ])('throws if a balance would be %s', (_title, move) => expect(move).toThrow(RangeError))

  it('stops at the largest safe integer, with the added amount in the ledger line', () => {
    const { state, ledger } = draft().item('ring', Number.MAX_SAFE_INTEGER, 'admin').done(null)
    expect(state.inventory.ring).toBe(Number.MAX_SAFE_INTEGER)
    expect(ledger).toEqual([{ kind: 'item', what: 'ring', delta: Number.MAX_SAFE_INTEGER - 3, reason: 'admin' }])
  })

  it.each([
    [1, ['ring', 'belt', 'ring'], { accessory: ['ring'] }],
    [2, ['ring', 'belt'], { accessory: ['ring'] }],
    [3, ['belt'], {}],
  ])('after the loss of %d of three rings, each setup keeps at most the remaining ones', (gone, accessory, second) => {
    const { setups } = draft().item('ring', -gone, 'admin').state
    expect(setups).toEqual([{ accessory, bait: ['mouse'] }, second, {}])
  })

  it('does not read an inherited property of objects as a balance', () => {
    expect(draft().coins('constructor', 2, 'admin').state.currencies).toEqual({ vgc: 10, constructor: 2 })
  })
})
