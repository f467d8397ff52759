import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { sell } from '../shop/sale'
import { ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { accepted, aPlayer } from '../testing/a-player'
import { anItem, aRelease, line } from '../testing/a-release'
import { equip, unequip } from './equip'
import { playerStat } from './player-stats'
import { activeItemOf, slots } from './slots'
import { wearItems } from './wear-items'

/** Content in which the charm is of a type. */
const worldWith = (type: string) =>
  aRelease({
    items: [
      anItem('charm', type, { stats: [line('damage', 7)], refund: { vgc: 1 } }),
      anItem('hat', 'head', { stats: [line('damage', 1)] }),
      anItem('glove', 'hands', { stats: [line('damage', 1)] }),
    ],
  })
const [before, after] = [worldWith('head'), worldWith('hands')]
const at = (release: typeof before) => ({ release, now: 1_000, speed: 1 })
const wearing = (inventory: Record<string, number>) =>
  accepted(equip(aPlayer(before, { inventory, setups: [{}, {}] }), { itemId: 'charm', ...at(before) })).state

describe('an item whose type has moved to another slot while it was worn', () => {
  const player = wearing({ charm: 2, hat: 1 })

  it('does not count in the old slot, where it can be taken off or replaced', () => {
    const base = playerStat('damage', aPlayer(after, { inventory: {}, setups: [{}] }), after).from
    expect(playerStat('damage', player, after).from).toBe(base)
    expect(activeItemOf('head', player, after)).toBeNull()
    expect(slots(player, after).find(({ slotType }) => slotType === 'head')).toMatchObject({
      itemId: 'charm',
      isActive: false,
    })
    expect(accepted(unequip(player, { itemId: 'charm', ...at(after) })).state.setups[0]).toEqual({})
    const replaced = accepted(equip(player, { itemId: 'hat', ...at(after) }))
    expect([replaced.state.setups[0], replaced.value.replacedItemId]).toEqual([{ head: ['hat'] }, 'charm'])
    const other = wearItems(player, { slots: [{ slotType: 'head', itemIds: [] }], ...at(after) })
    expect(accepted(other).state.setups[0]).toEqual({})
  })

  it('counts again in the old slot when its type moves back', () => {
    expect(playerStat('damage', player, before).from).toBeGreaterThan(playerStat('damage', player, after).from)
  })

  it('moves to its new slot when it is equipped there, alone or as part of a set', () => {
    const one = wearing({ charm: 1 })
    const equipped = accepted(equip(one, { itemId: 'charm', ...at(after) })).state
    const worn = accepted(wearItems(one, { slots: [{ slotType: 'hands', itemIds: ['charm'] }], ...at(after) })).state
    expect([equipped.setups[0], worn.setups[0]]).toEqual([{ hands: ['charm'] }, { hands: ['charm'] }])
  })

  it('counts once if its new type counts while it is owned', () => {
    const tome = worldWith('tome')
    const base = playerStat('damage', aPlayer(tome, { inventory: {}, setups: [{}] }), tome).from
    expect(playerStat('damage', player, tome).from).toBe(base + 7)
  })

  it('is taken off wherever it is worn when the player loses the pieces', () => {
    const twice = { ...player, setups: [{ head: ['charm'], hands: ['charm'] }, {}] }
    const copies = (owned: number) =>
      Object.values(new PlayerDraft(twice).item('charm', owned - 2, 'admin').done(null).state.setups[0] ?? {}).flat()
    expect([copies(1), copies(0)]).toEqual([['charm'], []])
  })

  it('is never worn more often than it is owned, whatever is edited, equipped, sold and taken', () => {
    const step = fc.record({
      act: fc.constantFrom('equip', 'equip', 'wear', 'unequip', 'sell', 'take', 'earn', 'switch'),
      itemId: fc.constantFrom('charm', 'hat', 'glove'),
      type: fc.constantFrom('head', 'hands', 'accessory', 'key'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state: PlayerState = wearing({ charm: 2, hat: 1, glove: 1 })
        state = { ...state, unlockedSetups: 2 }
        for (const { act, itemId, type } of steps) {
          const clock = at(worldWith(type))
          const result =
            act === 'equip'
              ? equip(state, { itemId, ...clock })
              : act === 'unequip'
                ? unequip(state, { itemId, ...clock })
                : act === 'sell'
                  ? sell(state, { itemId, amount: 1, ...clock })
                  : act === 'wear'
                    ? wearItems(state, { slots: [{ slotType: 'hands', itemIds: [itemId] }], ...clock })
                    : null
          if (result?.ok) state = result.state
          if (act === 'take' && ownedCount(state, itemId) > 0)
            state = new PlayerDraft(state).item(itemId, -1, 'payment').done(null).state
          if (act === 'earn') state = new PlayerDraft(state).item(itemId, 1, 'loot').done(null).state
          if (act === 'switch') state = { ...state, activeSetup: 1 - state.activeSetup }
          for (const setup of state.setups)
            for (const id of ['charm', 'hat', 'glove']) {
              const worn = Object.values(setup)
                .flat()
                .filter((each) => each === id).length
              expect(worn).toBeLessThanOrEqual(ownedCount(state, id))
            }
        }
      }),
      { numRuns: 500 },
    )
  })
})
