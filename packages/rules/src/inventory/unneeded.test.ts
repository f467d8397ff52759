import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { sellItems } from '../shop/sale'
import type { PlayerState } from '../state/player-state'
import { accepted, aPlayer } from '../testing/a-player'
import { anItem, aRelease, line } from '../testing/a-release'
import { unneededItems } from './unneeded'

const refund = { vgc: 2 }
const price = { vgc: 5 }
const release = aRelease({
  items: [
    anItem('club', 'weapon', { refund, stats: [line('damage', 5, 9)] }),
    anItem('sabre', 'weapon', { refund, stats: [line('damage', 8, 12)] }),
    anItem('ring', 'accessory', { refund, stats: [line('health', 5)] }),
    anItem('crown', 'head', { refund, isUnique: true }),
    anItem('obol', 'coin', { refund, isInPremiumShop: true }),
    anItem('pebble', 'craftingmat', { refund }),
    anItem('dust', 'craftingmat'),
    anItem('ore', 'craftingmat', { refund }),
    anItem('ingot', 'craftingmat', { refund, price, craftingMaterials: [{ itemId: 'ore', amount: 2 }] }),
    anItem('helm', 'head', { refund, price, craftingMaterials: [{ itemId: 'ingot', amount: 3 }] }),
    anItem('hidden', 'head', { price, isVisible: false, craftingMaterials: [{ itemId: 'pebble', amount: 9 }] }),
    anItem('skull', 'scroll', { refund }),
    anItem('ossuary', 'collection', { trophyItemIds: ['skull'] }),
    anItem('gateKey', 'key', { refund }),
    anItem('psalter', 'tome', { refund }),
    anItem('bone', 'craftingmat', { refund }),
    anItem('spike', 'weapon', { refund, price, craftingMaterials: [{ itemId: 'bone', amount: 4 }] }),
    anItem('trident', 'weapon', { refund, price, craftingMaterials: [{ itemId: 'spike', amount: 1 }] }),
    anItem('armoury', 'collection', { trophyItemIds: ['spike'] }),
    anItem('charm', 'hex', { refund }),
    anItem('mask', 'avatar', { refund }),
    anItem('loopA', 'alchemy', { refund, price, craftingMaterials: [{ itemId: 'loopB', amount: 1 }] }),
    anItem('loopB', 'alchemy', { refund, price, craftingMaterials: [{ itemId: 'loopA', amount: 1 }] }),
  ],
})
const unneeded = (inventory: Record<string, number>, fields: Partial<PlayerState> = {}) =>
  Object.fromEntries(unneededItems(aPlayer(release, { inventory, setups: [{}], ...fields }), release))

describe('the unneeded items', () => {
  it.each([
    ['all of what is good for nothing', { pebble: 5 }, { pebble: 5 }],
    ['nothing without a refund', { dust: 5 }, {}],
    ['no unique item', { crown: 1 }, {}],
    ['nothing of the premium shop', { obol: 9 }, {}],
    ['no bait, hex or avatar', { mouse: 90, charm: 9, mask: 3 }, {}],
    ['what was outgrown', { club: 2, sabre: 1 }, { club: 2 }],
    ['copies for which there is no slot', { sabre: 3, ring: 5 }, { sabre: 2, ring: 2 }],
    ['all but one trophy, claimed or not', { skull: 4, ossuary: 1 }, { skull: 3 }],
    ['all but one key and one tome', { gateKey: 2, psalter: 3 }, { gateKey: 1, psalter: 2 }],
    ['materials beyond one of everything that is not owned', { ingot: 5 }, { ingot: 2 }],
    ['materials of materials that are missing', { ore: 20, ingot: 1 }, { ore: 16 }],
    ['materials of what is used up, also where it is owned', { ore: 20, helm: 1, ingot: 9 }, { ore: 18, ingot: 9 }],
    ['materials that are made of each other', { loopA: 3, loopB: 3 }, { loopA: 2, loopB: 2 }],
  ])('are %s', (_title, inventory, expected) => {
    expect(unneeded(inventory)).toEqual(expected)
  })

  it('do not include items that a setup has equipped, or that are locked', () => {
    const setups = [{ weapon: ['sabre'] }, { weapon: ['club'] }]
    expect(unneeded({ club: 1, sabre: 1 }, { setups })).toEqual({})
    expect(unneeded({ pebble: 5 }, { lockedItemIds: ['pebble'] })).toEqual({})
  })

  it.each([
    ['a pinned item, even where it was outgrown', ['club'], { club: 2, sabre: 1 }, { club: 1 }],
    ['the materials of a pinned item', ['spike'], { bone: 9, sabre: 1 }, { bone: 5 }],
    ['no materials of a pinned item that is there', ['spike'], { bone: 9, spike: 1, sabre: 1 }, { bone: 9 }],
    ['the materials of what a pinned collection lacks', ['armoury'], { bone: 9, sabre: 1 }, { bone: 5 }],
    ['nothing for a pinned collection that is claimed', ['armoury'], { bone: 9, sabre: 1, armoury: 1 }, { bone: 9 }],
  ])('leave out %s', (_title, ids, inventory, expected) => {
    const pins = ids.map((id) => ({ kind: 'item' as const, id }))
    expect(unneeded(inventory, { pins })).toEqual(expected)
    expect(unneeded(inventory, { pins: [{ kind: 'rank', id: 'club' }] })).toEqual(unneeded(inventory))
  })

  it('leave out pieces for crafting in addition to equipped ones, which crafting does not take', () => {
    const setups = [{ weapon: ['spike'] }]
    expect(unneeded({ spike: 2, sabre: 1 }, { setups })).toEqual({ spike: 1 })
    expect(unneeded({ spike: 2, sabre: 1 }, { setups, pins: [{ kind: 'item', id: 'trident' }] })).toEqual({})
  })

  it('can always be sold together, and then none are left', () => {
    const ids = [...release.items.keys()]
    const inventories = fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(inventories, fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }), (inventory, pinnedIds) => {
        const pins = pinnedIds.map((id) => ({ kind: 'item' as const, id }))
        const setups = [{ weapon: Object.hasOwn(inventory, 'spike') ? ['spike'] : [] }]
        const player = aPlayer(release, { inventory, setups, pins })
        const lines = [...unneededItems(player, release)].map(([itemId, amount]) => ({ itemId, amount }))
        if (lines.length === 0) return
        const { state } = accepted(sellItems(player, { lines, release }))
        expect(unneededItems(state, release).size).toBe(0)
      }),
    )
  })
})
