import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { PlayerState } from '../state/player-state'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { anItem, aRelease } from '../testing/a-release'
import { changeItem } from './change-item'
import { clearPlayer } from './clear-player'
import { setCurrencies } from './set-currencies'

const release = aRelease({
  items: [anItem('hood', 'head'), anItem('horse', 'mount', { isUnique: true }), anItem('bat', 'retainer')],
})
const speed = 1
const hour = 3_600_000
const change = (state: PlayerState, itemId: string, amount: number, isRemoval = false) =>
  changeItem(state, { itemId, amount, isRemoval, release, now: 1000, speed })

describe('setting currencies', () => {
  const player = aPlayer(release, { currencies: { vgc: 60 } })

  it('books the difference and returns it', () => {
    const { state, ledger, value } = accepted(setCurrencies(player, { amounts: { vgc: 45 }, release }))
    expect(state.currencies).toEqual({ vgc: 45 })
    expect(ledger).toEqual([{ kind: 'currency', what: 'vgc', delta: -15, reason: 'admin' }])
    expect(value.changes).toEqual([{ currency: 'vgc', before: 60, after: 45 }])
  })

  it('books nothing for an unchanged amount', () => {
    const result = accepted(setCurrencies(player, { amounts: { vgc: 60 }, release }))
    expect([result.state, result.ledger, result.value.changes]).toEqual([player, [], []])
  })

  it.each(['gold', 'constructor', '__proto__'])('refuses the unknown currency %s', (currency) => {
    const amounts = Object.fromEntries([[currency, 1]])
    expect(refusalCode(setCurrencies(player, { amounts, release }))).toBe('unknownCurrency')
  })
})

describe('changing an item', () => {
  const owning = (inventory: Record<string, number>, fields: Partial<PlayerState> = {}) =>
    aPlayer(release, { inventory, setups: Array.from({ length: 10 }, () => ({})), ...fields })

  it('adds pieces', () => {
    const { state, ledger, value } = accepted(change(owning({ hood: 1 }), 'hood', 3))
    expect(state.inventory).toEqual({ hood: 4 })
    expect(ledger).toEqual([{ kind: 'item', what: 'hood', delta: 3, reason: 'admin' }])
    expect(value).toEqual({ itemId: 'hood', before: 1, after: 4 })
  })

  it('adds a unique item once', () => {
    const { state } = accepted(change(owning({}), 'horse', 5))
    expect(state.inventory).toEqual({ horse: 1 })
    expect(refusalCode(change(state, 'horse', 1))).toBe('alreadyOwned')
  })

  it('removes no more than the player owns', () => {
    expect(accepted(change(owning({ hood: 2 }), 'hood', 5, true)).value).toEqual({
      itemId: 'hood',
      before: 2,
      after: 0,
    })
    expect(refusalCode(change(owning({}), 'hood', 1, true))).toBe('notOwned')
  })

  it('removes, but does not add, items that content no longer has', () => {
    expect(accepted(change(owning({ relic: 2 }), 'relic', 1, true)).state.inventory).toEqual({ relic: 1 })
    expect(refusalCode(change(owning({}), 'relic', 1))).toBe('unknownItem')
  })

  it('removes equipped pieces from every setup, but only pieces that are no longer owned', () => {
    const setups = [{ head: ['hood'] }, { head: ['hood'] }]
    expect(accepted(change(owning({ hood: 2 }, { setups }), 'hood', 1, true)).state.setups).toEqual(setups)
    expect(accepted(change(owning({ hood: 1 }, { setups }), 'hood', 1, true)).state.setups).toEqual([{}, {}])
  })

  it('ends auto-hunts when the last equipped retainer is removed', () => {
    const wearing = owning({ bat: 1 }, { setups: [{ retainer: ['bat'] }], autoHuntAt: hour })
    expect(accepted(change(wearing, 'bat', 1, true)).state.autoHuntAt).toBe(0)
  })

  it.each([0, -1, 1.5, 1_000_001, Number.NaN])('refuses %s pieces', (amount) => {
    expect(refusalCode(change(owning({ hood: 1 }), 'hood', amount))).toBe('amountInvalid')
  })

  it('refuses more than can be counted exactly', () => {
    const full = owning({ hood: Number.MAX_SAFE_INTEGER - 1 })
    expect(refusalCode(change(full, 'hood', 2))).toBe('amountInvalid')
  })

  it('never leaves an amount below 0, and returns exactly the difference that it booked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 80 }), fc.boolean(), (owned, by, goes) => {
        const result = change(owning(owned > 0 ? { hood: owned } : {}), 'hood', by, goes)
        if (!result.ok) return result.refusal.code === 'notOwned' && owned === 0
        const left = result.state.inventory.hood ?? 0
        return left >= 0 && left - owned === (result.ledger[0]?.delta ?? 0)
      }),
    )
  })
})

describe('clearing the player of a deleted account', () => {
  it('books everything out', () => {
    const before = aPlayer(release, { currencies: { vgc: 60, tears: 2 }, inventory: { hood: 1, relic: 3 } })
    const { state, ledger } = clearPlayer(before)
    expect(Object.values(state.currencies)).toEqual([0, 0])
    expect(state.inventory).toEqual({})
    expect(ledger.map(({ what, delta, reason }) => [what, delta, reason])).toEqual([
      ['vgc', -60, 'deletion'],
      ['tears', -2, 'deletion'],
      ['hood', -1, 'deletion'],
      ['relic', -3, 'deletion'],
    ])
  })

  it('books nothing the second time', () => {
    const { state } = clearPlayer(aPlayer(release, { currencies: { vgc: 60 } }))
    expect(clearPlayer(state).ledger).toEqual([])
  })
})
