import { describe, expect, it } from '@jest/globals'
import { winsForDrops } from '../constants'
import { sourceIndex } from '../sources/source-index'
import type { Pin, PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRelease, aTable } from '../testing/a-release'
import { huntOutlook } from './hunt-estimate'
import { planOf } from './plan'

const tooth = { itemId: 'tooth', dropChance: 20, amountMin: 1, amountMax: 2 }
const release = aRelease({
  items: [
    anItem('tooth', 'craftingmat'),
    anItem('pelt', 'craftingmat', { price: { vgc: 2 } }),
    anItem('candle', 'bait'),
    anItem('blade', 'weapon', {
      price: { vgc: 100 },
      requiredXp: 50,
      requiredSubscription: 2,
      craftingMaterials: [
        { itemId: 'tooth', amount: 2 },
        { itemId: 'tooth', amount: 3 },
        { itemId: 'pelt', amount: 1 },
      ],
    }),
    anItem('key', 'key', { price: { vgc: 10 } }),
    anItem('teeth', 'collection', { trophyItemIds: ['tooth', 'pelt'] }),
    anItem('ghost', 'weapon', { isVisible: false }),
  ],
  enemies: [anEnemy('wolf', { loot: [tooth] }), anEnemy('bear', { loot: [{ ...tooth, dropChance: 50 }] })],
  grounds: [aGround('wood', { specialBaitItemIds: ['candle'] }), aGround('isle', { requiredXp: 1e6 })],
  tables: [
    aTable('moor', 0, ['ghoul', 0, 10_000]),
    aTable('wood', 0, ['ghoul', 0, 7000], ['wolf', 7000, 10_000]),
    aTable('wood', 1, ['ghoul', 0, 4000], ['wolf', 4000, 10_000]),
    aTable('isle', 0, ['bear', 0, 10_000]),
  ],
})
const input = { release, index: sourceIndex(release) }
const item = (id: string): Pin => ({ kind: 'item', id })
const player = (fields: Partial<PlayerState> = {}) => aPlayer(release, { inventory: {}, ...fields })
const entryOf = (pin: Pin, fields: Partial<PlayerState> = {}) => {
  const [entry] = planOf(player({ pins: [pin], ...fields }), input)
  if (!entry) throw new Error('no entry')
  return entry
}
const knowing = (...ids: readonly string[]) => ({ hunted: Object.fromEntries(ids.map((id) => [id, winsForDrops])) })

describe('the plan', () => {
  it('is empty without pins, and leaves out missing and hidden items', () => {
    expect(planOf(player(), input)).toEqual([])
    const pins = [item('gone'), item('ghost'), { kind: 'rank', id: 'gone' } as const, item('key')]
    expect(planOf(player({ pins }), input).map(({ pin }) => pin.id)).toEqual(['key'])
  })

  it('lists what is missing to craft an item', () => {
    const entry = entryOf(item('blade'), { currencies: { vgc: 30 }, inventory: { tooth: 1 } })
    expect(entry).toMatchObject({
      isMet: false,
      isReady: false,
      missingXp: 50,
      missingSubscription: 2,
      missingCoins: [{ currency: 'vgc', missing: 70 }],
      missingItems: [
        { itemId: 'tooth', amount: 4, sources: { merchant: null } },
        { itemId: 'pelt', amount: 1, sources: { merchant: 'jewel' }, estimate: null, winsLeft: null },
      ],
      itself: { itemId: 'blade', sources: { merchant: 'weaponMaster', creatures: [] } },
    })
  })

  it('shows when an item can be bought, and when it is owned', () => {
    expect(entryOf(item('key'), { currencies: { vgc: 10 } })).toMatchObject({ isMet: false, isReady: true })
    const owned = entryOf(item('key'), { inventory: { key: 1 } })
    expect(owned).toMatchObject({ isMet: true, isReady: false, missingCoins: [], itself: null })
  })

  it('is ready only if nothing is missing', () => {
    const all = { currencies: { vgc: 100 }, xp: 50, subscription: 2, inventory: { tooth: 5, pelt: 2 } }
    expect(entryOf(item('blade'), all)).toMatchObject({ isReady: true, missingItems: [], missingXp: 0 })
    for (const [lack, told] of [
      [{ currencies: { vgc: 99 } }, { missingCoins: [{ currency: 'vgc', missing: 1 }] }],
      [{ xp: 20 }, { missingXp: 30 }],
      [{ subscription: 1 }, { missingSubscription: 2 }],
      [{ inventory: { tooth: 5 } }, { missingItems: [{ itemId: 'pelt', amount: 1 }] }],
    ])
      expect(entryOf(item('blade'), { ...all, ...lack })).toMatchObject({ isReady: false, ...told })
    const twice = { ...all, currencies: { vgc: 99 }, inventory: { tooth: 5 } }
    expect(entryOf(item('blade'), twice).isReady).toBe(false)
  })

  it('distinguishes an item from a rank with the same id', () => {
    const world = aRelease({ items: [anItem('neonate', 'weapon')] })
    const pins = [item('neonate'), { kind: 'rank', id: 'neonate' } as const]
    const entries = planOf(aPlayer(world, { pins }), { release: world, index: sourceIndex(world) })
    expect(entries.map(({ missingXp, itself }) => [missingXp, itself?.itemId])).toEqual([
      [0, 'neonate'],
      [100, undefined],
    ])
  })

  it('has the missing XP for a rank', () => {
    const rank: Pin = { kind: 'rank', id: 'neonate' }
    expect(entryOf(rank, { xp: 30 })).toMatchObject({ isMet: false, missingXp: 70, itself: null })
    expect(entryOf(rank, { xp: 100 })).toMatchObject({ isMet: true, missingXp: 0 })
  })

  it('lists the missing trophies of a collection, and shows when it can be claimed', () => {
    const some = entryOf(item('teeth'), { inventory: { pelt: 1 } })
    expect(some).toMatchObject({ isMet: false, isReady: false, itself: null })
    expect(some.missingItems.map(({ itemId, amount }) => [itemId, amount])).toEqual([['tooth', 1]])
    expect(entryOf(item('teeth'), { inventory: { pelt: 1, tooth: 1 } })).toMatchObject({ isReady: true })
    expect(entryOf(item('teeth'), { inventory: { teeth: 1 } })).toMatchObject({ isMet: true, missingItems: [] })
  })

  it('estimates hunts only after the wins that reveal the drop chance', () => {
    const outlook = (wins: number) => entryOf(item('tooth'), { hunted: { wolf: wins } }).itself
    expect(outlook(0)).toMatchObject({ estimate: null, winsLeft: winsForDrops })
    expect(outlook(winsForDrops - 1)).toMatchObject({ estimate: null, winsLeft: 1 })
    expect(outlook(winsForDrops)).toMatchObject({ estimate: { groundId: 'wood' }, winsLeft: null })
  })

  it('estimates hunts on the best open ground, with the bait that attracts the creature most', () => {
    const chance = 0.6 * 0.2
    expect(entryOf(item('tooth'), knowing('wolf', 'bear')).itself?.estimate).toEqual({
      groundId: 'wood',
      baitId: 'candle',
      hunts50: Math.ceil(Math.log(0.5) / Math.log(1 - chance)),
      hunts90: Math.ceil(Math.log(0.1) / Math.log(1 - chance)),
    })
    const onIsle = entryOf(item('tooth'), { ...knowing('wolf', 'bear'), xp: 1e6 }).itself?.estimate
    expect(onIsle).toMatchObject({ groundId: 'isle', baitId: null, hunts50: 1, hunts90: 4 })
  })

  it('estimates nothing on closed grounds', () => {
    const shut = aRelease({
      items: [anItem('tooth', 'craftingmat')],
      enemies: [anEnemy('bear', { loot: [tooth] })],
      grounds: [aGround('isle', { requiredXp: 1e6 })],
      tables: [aTable('isle', 0, ['bear', 0, 10_000])],
    })
    const state = aPlayer(shut, { pins: [item('tooth')], ...knowing('bear') })
    const [entry] = planOf(state, { release: shut, index: sourceIndex(shut) })
    expect(entry?.itself).toMatchObject({ estimate: null, winsLeft: null, sources: { creatures: [{}] } })
    const outlook = { itemId: 'tooth', amount: 1, release: shut, index: sourceIndex(shut) }
    expect(huntOutlook(aPlayer(shut), outlook)).toEqual({ estimate: null, winsLeft: null })
  })

  describe('if several creatures drop the item', () => {
    const fur = { ...tooth, itemId: 'fur', dropChance: 100 }
    const shared = aRelease({
      items: [
        anItem('tooth', 'craftingmat'),
        anItem('fur', 'craftingmat'),
        anItem('candle', 'bait'),
        anItem('secret', 'bait', { isVisible: false }),
      ],
      enemies: [
        anEnemy('wolf', { loot: [fur, tooth] }),
        anEnemy('bear', { loot: [tooth] }),
        anEnemy('lynx', { loot: [fur] }),
        anEnemy('elk', { loot: [{ ...tooth, itemId: 'horn' }] }),
      ],
      grounds: [
        aGround('wood', { specialBaitItemIds: ['secret', 'gone'] }),
        aGround('hill', { specialBaitItemIds: ['candle', 'secret'] }),
        aGround('isle', { requiredXp: 1e6 }),
      ],
      tables: [
        aTable('wood', 0, ['wolf', 0, 5000], ['bear', 5000, 10_000]),
        aTable('wood', 1, ['wolf', 0, 10_000]),
        aTable('wood', 2, ['wolf', 0, 10_000]),
        aTable('hill', 0, ['ghoul', 0, 10_000]),
        aTable('hill', 1, ['lynx', 0, 10_000]),
        aTable('hill', 2, ['elk', 0, 10_000]),
        aTable('isle', 0, ['wolf', 0, 10_000]),
      ],
    })
    const outlook = (itemId: string, hunted: PlayerState['hunted'] = {}) =>
      huntOutlook(aPlayer(shared, { hunted }), { itemId, amount: 1, release: shared, index: sourceIndex(shared) })
    const huntsFor = (chance: number) => Math.ceil(Math.log(0.1) / Math.log(1 - chance))

    it('counts only known creatures, their drops, and visible baits', () => {
      const wolves = outlook('tooth', { wolf: winsForDrops }).estimate
      expect(wolves).toMatchObject({ groundId: 'wood', baitId: null, hunts90: huntsFor(0.5 * 0.2) })
      const both = outlook('tooth', { wolf: winsForDrops, bear: winsForDrops + 1 }).estimate
      expect(both).toMatchObject({ groundId: 'wood', baitId: null, hunts90: huntsFor(0.2) })
    })

    it('shows the smallest number of missing wins', () => {
      expect(outlook('tooth', { wolf: 1, bear: 3 })).toEqual({ estimate: null, winsLeft: winsForDrops - 3 })
    })

    it('includes creatures of special baits, and none whose bait is hidden', () => {
      const world = { ...shared, items: new Map([...shared.items, ['horn', anItem('horn', 'craftingmat')]]) }
      const index = sourceIndex(world)
      const of = (itemId: string, hunted: PlayerState['hunted']) =>
        huntOutlook(aPlayer(world, { hunted }), { itemId, amount: 1, release: world, index })
      expect(of('fur', { lynx: winsForDrops }).estimate).toMatchObject({ groundId: 'hill', baitId: 'candle' })
      expect(of('fur', { lynx: 2 }).winsLeft).toBe(winsForDrops - 2)
      expect(of('horn', {})).toEqual({ estimate: null, winsLeft: null })
      expect(of('horn', { elk: winsForDrops })).toEqual({ estimate: null, winsLeft: null })
    })
  })
})
