import { describe, expect, it } from '@jest/globals'
import { maxPins } from '../constants'
import type { Pin, PlayerState } from '../state/player-state'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { anItem, aRelease } from '../testing/a-release'
import { changePins, knownPins } from './change-pins'

const items = Array.from({ length: maxPins }, (_, index) => anItem(`ring ${index}`, 'accessory'))
const release = aRelease({ items: [...items, anItem('ghost', 'accessory', { isVisible: false })] })
const player = aPlayer(release)
const item = (id: string): Pin => ({ kind: 'item', id })
const knife = item('knife')
const haunted = { ...player, pins: [item('ghost')] }
const rank: Pin = { kind: 'rank', id: 'ancilla' }

const pin = (state: PlayerState, what: Pin, place: number | null = null) =>
  changePins(state, { pin: what, isPinned: true, place, release })
const unpin = (state: PlayerState, what: Pin) => changePins(state, { pin: what, isPinned: false, place: null, release })
const pinsOf = (...pins: readonly Pin[]) => pins.reduce((state, each) => accepted(pin(state, each)).state, player)

describe('pins', () => {
  it('of items and ranks are kept in order, and move no coin', () => {
    const { state, ledger, journal } = accepted(pin(pinsOf(knife), rank))
    expect([state.pins, ledger, journal]).toEqual([[knife, rank], [], []])
  })

  it('can be an item and a rank with the same id', () => {
    const world = aRelease({ items: [anItem('ancilla', 'accessory')] })
    const pins = [rank, item('ancilla')]
    const state = accepted(
      changePins({ ...player, pins: [rank] }, { pin: item('ancilla'), isPinned: true, place: null, release: world }),
    ).state
    expect(state.pins).toEqual(pins)
    expect(accepted(unpin(state, rank)).state.pins).toEqual([item('ancilla')])
  })

  it('can be moved to a place', () => {
    const mouse = item('mouse')
    const moved = accepted(pin(pinsOf(knife, rank, mouse), mouse, 0)).state
    expect(moved.pins).toEqual([mouse, knife, rank])
    expect(accepted(pin(moved, mouse, 99)).state.pins).toEqual([knife, rank, mouse])
  })

  it('are moved among the visible ones, past those that are not visible', () => {
    const mouse = item('mouse')
    const state = { ...player, pins: [item('ghost'), item('gone'), knife, rank, mouse] }
    const shown = (place: number) => knownPins(accepted(pin(state, mouse, place)).state, release)
    expect([shown(0), shown(1), shown(2)]).toEqual([
      [mouse, knife, rank],
      [knife, mouse, rank],
      [knife, rank, mouse],
    ])
    const without = accepted(unpin(state, rank)).state
    expect(knownPins(accepted(pin(without, rank, 1)).state, release)).toEqual([knife, rank, mouse])
  })

  it('can be removed, and put back in the same place', () => {
    const without = accepted(unpin(pinsOf(knife, rank), knife)).state
    expect(without.pins).toEqual([rank])
    expect(accepted(pin(without, knife, 0)).state.pins).toEqual([knife, rank])
  })

  it('do not change when a change is repeated', () => {
    const state = pinsOf(knife, rank)
    expect(accepted(pin(state, knife)).state).toBe(state)
    expect(accepted(pin(state, rank, 1)).state).toBe(state)
    expect(accepted(unpin(player, knife)).state).toBe(player)
  })

  it('keep a hidden item while there is room for another pin', () => {
    const { state, value } = accepted(pin(haunted, knife))
    expect([state.pins, value]).toEqual([[item('ghost'), knife], { pin: knife }])
  })

  it('return the changed pin, and refusals name the unknown item or the limit', () => {
    const state = pinsOf(knife, rank)
    expect(accepted(pin(state, rank, 0)).value).toEqual({ pin: rank })
    expect(accepted(unpin(state, knife)).value).toEqual({ pin: knife })
    expect(pin(player, item('nothing'))).toMatchObject({ refusal: { details: { itemId: 'nothing' } } })
    expect(pin(player, { kind: 'rank', id: 'knife' })).toMatchObject({ refusal: { details: { rankId: 'knife' } } })
    const full = { ...player, pins: items.map(({ id }) => item(id)) }
    expect(pin(full, knife)).toMatchObject({ refusal: { details: { limit: maxPins } } })
  })

  it('do not show a hidden item', () => {
    expect(knownPins({ ...player, pins: [item('ghost'), knife, rank] }, release)).toEqual([knife, rank])
  })

  it('are refused for unknown and hidden items, but these can be unpinned', () => {
    expect(refusalCode(pin(player, item('nothing')))).toBe('unknownItem')
    expect(refusalCode(pin(player, item('ghost')))).toBe('unknownItem')
    expect(refusalCode(pin(player, { kind: 'rank', id: 'knife' }))).toBe('unknownRank')
    expect(accepted(unpin(haunted, item('ghost'))).state.pins).toEqual([])
  })

  it('are refused at the limit, unless one is of a missing item', () => {
    const pins = items.map(({ id }) => item(id))
    expect(refusalCode(pin({ ...player, pins }, knife))).toBe('tooManyPins')
    const withGone = { ...player, pins: [...pins.slice(1), item('ghost')] }
    expect(accepted(pin(withGone, knife)).state.pins).toEqual([...pins.slice(1), knife])
  })
})
