import { describe, expect, it } from '@jest/globals'
import { equip } from '../equipment/equip'
import { procMoments, procTypes } from '../fight/proc-names'
import type { ItemDefinition } from '../release/release'
import type { Mission, PlayerState, Setup } from '../state/player-state'
import { aCombat } from '../testing/a-combat'
import { aPlayer, aWearer } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRank, aRegion, aRelease, aStat, aTable, line, someNews } from '../testing/a-release'
import { goals } from './goals'

const vgc = (value: number) => ({ vgc: value })
const release = aRelease({
  items: [
    anItem('rat', 'bait', { price: vgc(2) }),
    anItem('lark', 'bait', { price: vgc(1), requiredXp: 50 }),
    anItem('cowl', 'head'),
    anItem('crown', 'head', { requiredXp: 200 }),
    anItem('hound', 'retainer', { price: vgc(40), requiredXp: 80 }),
    anItem('mask', 'avatar'),
    anItem('gate', 'key', { price: vgc(30) }),
    anItem('tooth', 'craftingmat'),
    anItem('claw', 'craftingmat'),
    anItem('eye', 'craftingmat'),
    anItem('teeth', 'collection', { trophyItemIds: ['tooth', 'claw', 'eye'] }),
  ],
  regions: [aRegion('far', { requiredXp: 300 })],
  grounds: [
    aGround('vault', { keyId: 'gate' }),
    aGround('isle', { regionId: 'far', keyId: 'gate' }),
    aGround('hidden', { requiredXp: 60, isVisible: false }),
  ],
  tables: [aTable('moor', 0, ['ghoul', 0, 10_000])],
  ranks: [aRank('baseStats', 0), aRank('neonate', 100, 'cowl'), aRank('ancilla', 1000)],
})

/** Makes a stat work against one enemy type only. */
const againstUndead = {
  procType: procTypes.damage,
  procEvent: procMoments.roundStart,
  damageType: null,
  affectedCreatureTypeId: 'undead',
}

const beaten = { combat: aCombat({ result: 'win', round: 1 }), hunted: { ghoul: 1 } }
/** A player who has hunted, with plenty of bait. */
const hunter = (fields: Partial<PlayerState> = {}) =>
  aPlayer(release, { xp: 40, inventory: { mouse: 20, knife: 1 }, ...beaten, ...fields })

const goalsOf = (state: PlayerState, of = release) => goals(state, of)
const kinds = (state: PlayerState) => goalsOf(state).map(({ kind }) => kind)

describe('the goals of a newcomer', () => {
  it('begin with the first hunt', () => expect(goalsOf(aPlayer(release))[0]).toEqual({ kind: 'firstHunt' }))

  it('begin with equipping bait if none is equipped', () => {
    const bare = { ...aPlayer(release), setups: [{ weapon: ['knife'] }] }
    expect(goalsOf(bare).slice(0, 2)).toEqual([{ kind: 'equipBait', itemId: 'mouse' }, { kind: 'firstHunt' }])
  })

  it('begin with equipping a won item in an empty open slot', () => {
    expect(goalsOf(hunter({ inventory: { mouse: 20, knife: 1, cowl: 1 } }))[0]).toEqual({
      kind: 'equipItem',
      itemId: 'cowl',
    })
  })

  it.each([
    ['demands more XP', { crown: 1 }],
    ['is for looks only', { mask: 1 }],
    ['is no equipment', { tooth: 1 }],
    ['is worn already', {}],
  ])('do not name an item to equip that %s', (_title, more) => {
    expect(kinds(hunter({ inventory: { mouse: 20, knife: 1, ...more } }))).not.toContain('equipItem')
  })

  it('do not name a second hat to equip', () => {
    const state = aWearer(release, { head: ['cowl'], bait: ['mouse'] }, { ...beaten, xp: 300 })
    expect(kinds({ ...state, inventory: { ...state.inventory, mouse: 20, crown: 1 } })).not.toContain('equipItem')
  })
})

describe('the extra charges of a coffin', () => {
  const box = anItem('box', 'coffin')
  const world = { ...release, items: new Map([...release.items, ['box', box]]) }
  const owner = (extra: number, setup: Setup = { coffin: ['box'], bait: ['mouse'] }) =>
    aWearer(world, setup, { ...beaten, xp: 40, coffin: { charges: 1, nextRechargeAt: 0, extra } })
  const hunts = (state: PlayerState) => goalsOf(state, world).filter(({ kind }) => kind === 'coffinHunt')

  it('are a goal at once; charges that the coffin recharges are not', () => {
    expect(hunts(owner(3))).toEqual([{ kind: 'coffinHunt', charges: 3 }])
    expect(hunts(owner(0))).toEqual([])
  })

  it.each<[string, Setup]>([
    ['a coffin', { bait: ['mouse'] }],
    ['bait', { coffin: ['box'] }],
  ])('wait for %s', (_what, setup) => expect(hunts(owner(3, setup))).toEqual([]))
})

describe('the gifts of news', () => {
  const posts = [someNews('late', 'cowl'), someNews('plain', null), someNews('early', 'crown')]
  const world = { ...release, news: new Map(posts.map((post) => [post.id, post])) }
  const gift = (state: PlayerState) => goalsOf(state, world).filter(({ kind }) => kind === 'takeGift')

  it('are goals from the oldest on, each once', () => {
    expect(gift(hunter())).toEqual([{ kind: 'takeGift', newsId: 'early', itemId: 'crown' }])
    expect(gift(hunter({ gifts: ['early'] }))).toEqual([{ kind: 'takeGift', newsId: 'late', itemId: 'cowl' }])
    expect(gift(hunter({ gifts: ['early', 'late'] }))).toEqual([])
  })
})

describe('a pinned item', () => {
  const pinned = (fields: Partial<PlayerState>, ...ids: readonly string[]) =>
    goalsOf(hunter({ ...fields, pins: ids.map((id) => ({ kind: 'item', id })) })).filter(
      ({ kind }) => kind === 'pinnedItem' || kind === 'shopItem',
    )

  it('is to be bought if nothing is missing, after a first retainer', () => {
    const rich = { xp: 90, currencies: vgc(40) }
    const retainer = { kind: 'shopItem', itemId: 'hound', missing: 0, missingCoins: 0, gain: 0 }
    const lark = { kind: 'pinnedItem', itemId: 'lark', missing: 0, missingCoins: 0 }
    expect(pinned(rich, 'lark')).toEqual([retainer, lark])
    expect(pinned(rich, 'hound')).toEqual([retainer])
    expect(pinned({ ...rich, inventory: { mouse: 20, hound: 1 } }, 'hound', 'lark')).toEqual([lark])
  })

  it('has what is missing, and one without missing requirements is first', () => {
    expect(pinned({ currencies: vgc(30) }, 'hound')).toContainEqual({
      kind: 'pinnedItem',
      itemId: 'hound',
      missing: 40,
      missingCoins: 10,
    })
    expect(pinned({ currencies: vgc(30) }, 'hound', 'gate')).toContainEqual({
      kind: 'pinnedItem',
      itemId: 'gate',
      missing: 0,
      missingCoins: 0,
    })
  })

  it('is left out if it is owned or no merchant sells it', () => {
    expect(pinned({ xp: 90, inventory: { mouse: 20, hound: 1 } }, 'hound', 'teeth')).not.toContainEqual(
      expect.objectContaining({ kind: 'pinnedItem' }),
    )
  })
})

describe('the goal to equip an owned item', () => {
  const againstAll = { ...againstUndead, affectedCreatureTypeId: null }
  const gear = aRelease({
    stats: [aStat('sting', againstAll)],
    items: [
      anItem('sabre', 'weapon', { stats: [line('damage', 12, 18)] }),
      anItem('axe', 'weapon', { stats: [line('damage', 20, 24)] }),
      anItem('lance', 'weapon', { stats: [line('damage', 1, 90)] }),
      anItem('halberd', 'weapon', { stats: [line('damage', 30, 40)], requiredXp: 500 }),
      anItem('rose', 'weapon', { stats: [line('damage', 30, 40)], requiredSubscription: 2 }),
      anItem('dirk', 'weapon', { stats: [line('damage', 6, 10), { ...line('sting', 3), procPercent: 10 }] }),
      anItem('dart', 'weapon', { stats: [line('damage', 6, 10), { ...line('sting', 3), procPercent: 30 }] }),
      ...[1, 2, 3].map((value) => anItem(`ring${value}`, 'accessory', { stats: [line('health', value)] })),
      ...[1, 2].map((value) => anItem(`cat${value}`, 'retainer', { stats: [line('damage', value)] })),
      anItem('oldBox', 'coffin', { stats: [line('coffinrecharge', 3600)] }),
      anItem('newBox', 'coffin', { stats: [line('coffinrecharge', 1800)] }),
      anItem('penny', 'coin', { stats: [line('lootchance', 1)] }),
      anItem('crown', 'coin', { stats: [line('lootchance', 5)] }),
      anItem('face', 'avatar', { stats: [line('health', 9)] }),
      anItem('mask', 'avatar'),
    ],
  })
  type Worn = Parameters<typeof aWearer>[1]
  const owner = (setup: Worn, ...owned: readonly string[]) => {
    const state = aWearer(gear, { bait: ['mouse'], ...setup }, { ...beaten, xp: 40 })
    const more = Object.fromEntries(owned.map((itemId) => [itemId, 1]))
    return { ...state, inventory: { ...state.inventory, mouse: 20, ...more } }
  }
  const told = (state: PlayerState) => goals(state, gear).filter(({ kind }) => kind === 'equipItem')

  it.each([
    ['a weapon with more damage', { weapon: ['knife'] }, ['sabre'], 'sabre', 'knife'],
    ['the best of several', { weapon: ['knife'] }, ['sabre', 'axe'], 'axe', 'knife'],
    ['a proc that fires more often', { weapon: ['dirk'] }, ['dart'], 'dart', 'dirk'],
    ['a coffin that recharges sooner', { coffin: ['oldBox'] }, ['newBox'], 'newBox', 'oldBox'],
    ['a retainer while the next slot is locked', { retainer: ['cat1'] }, ['cat2'], 'cat2', 'cat1'],
    ['a ring in place of the worse of two', { accessory: ['ring1', 'ring3'] }, ['ring2'], 'ring2', 'ring1'],
  ])('appears: %s', (_what, setup, owned, itemId, replacedItemId) => {
    const state = owner(setup, ...owned)
    expect(told(state)).toEqual([{ kind: 'equipItem', itemId, replacedItemId }])
    const worn = equip(state, { itemId, replaces: true, release: gear, now: 0, speed: 1 })
    expect(worn).toMatchObject({ ok: true, value: { itemId, replacedItemId } })
    expect(worn.ok && told(worn.state)).toEqual([])
  })

  it('appears for a better coin only with the subscription that coins require', () => {
    const state = owner({ coin: ['penny'] }, 'crown')
    expect(told({ ...state, subscription: 1 })).toMatchObject([{ itemId: 'crown', replacedItemId: 'penny' }])
    expect(told(state)).toEqual([])
  })

  it.each([
    ['what gives less at one end', { weapon: ['knife'] }, ['lance']],
    ['what lacks a proc', { weapon: ['dirk'] }, ['axe']],
    ['what demands more XP', { weapon: ['knife'] }, ['halberd']],
    ['what demands a subscription', { weapon: ['knife'] }, ['rose']],
    ['what is worn for looks', { avatar: ['mask'] }, ['face']],
  ])('leaves out %s', (_what, setup, owned) => expect(told(owner(setup, ...owned))).toEqual([]))

  it('is after the goal for an empty slot', () => {
    expect(told(owner({ weapon: ['knife'], accessory: ['ring1'] }, 'sabre', 'ring2'))).toEqual([
      { kind: 'equipItem', itemId: 'ring2' },
    ])
  })
})

describe('bait', () => {
  it.each([
    [
      'is bought when three are left, of the kind that is worn',
      3,
      60,
      [{ kind: 'buyBait', itemId: 'mouse', missing: 0 }],
    ],
    ['is no goal while four are left', 4, 60, []],
    ['tells what one costs more than there is', 2, 1, [{ kind: 'buyBait', itemId: 'mouse', missing: 2 }]],
  ])('%s', (_title, mouse, coins, expected) => {
    const state = hunter({ inventory: { mouse, knife: 1 }, currencies: vgc(coins) })
    expect(goalsOf(state).filter(({ kind }) => kind === 'buyBait')).toEqual(expected)
  })

  it('is the cheapest one that the player may equip if none is owned', () => {
    const state = hunter({ inventory: { knife: 1 }, setups: [{ weapon: ['knife'] }] })
    expect(goalsOf(state)[0]).toEqual({ kind: 'buyBait', itemId: 'rat', missing: 0 })
    expect(goalsOf({ ...state, xp: 50 })[0]).toMatchObject({ itemId: 'lark' })
  })

  it('is ordinary bait rather than special bait of a ground, unless only that is affordable', () => {
    const withSpecial = { ...release, grounds: new Map(release.grounds) }
    withSpecial.grounds.set('vault', aGround('vault', { keyId: 'gate', specialBaitItemIds: ['lark'] }))
    const without = (coins: number) =>
      goalsOf(
        hunter({
          xp: 50,
          inventory: { knife: 1 },
          setups: [{ weapon: ['knife'] }],
          currencies: vgc(coins),
        }),
        withSpecial,
      )[0]
    expect(without(2)).toEqual({ kind: 'buyBait', itemId: 'rat', missing: 0 })
    expect(without(1)).toEqual({ kind: 'buyBait', itemId: 'lark', missing: 0 })
    expect(without(0)).toEqual({ kind: 'buyBait', itemId: 'rat', missing: 2 })
    const both = hunter({ xp: 50, inventory: { knife: 1, rat: 1, lark: 1 }, setups: [{ weapon: ['knife'] }] })
    expect(goalsOf(both, withSpecial)[0]).toEqual({ kind: 'equipBait', itemId: 'rat' })
  })

  it('is not the special bait of another ground, unless no other is affordable', () => {
    const special = (groundId: string) => ({
      ...release,
      grounds: new Map(release.grounds).set(groundId, aGround(groundId, { specialBaitItemIds: ['lark'] })),
    })
    const owner = (coins: number) =>
      hunter({ xp: 50, inventory: { knife: 1, lark: 1 }, setups: [{ weapon: ['knife'] }], currencies: vgc(coins) })
    expect(goalsOf(owner(2), special('vault'))[0]).toEqual({ kind: 'buyBait', itemId: 'rat', missing: 0 })
    expect(goalsOf(owner(2), special('moor'))[0]).toEqual({ kind: 'equipBait', itemId: 'lark' })
    expect(goalsOf(owner(0), special('vault'))[0]).toEqual({ kind: 'equipBait', itemId: 'lark' })
    const wearer = { ...owner(2), setups: [{ weapon: ['knife'], bait: ['lark'] }] }
    expect(goalsOf(wearer, special('vault'))[0]).toEqual({ kind: 'buyBait', itemId: 'rat', missing: 0 })
    expect(goalsOf(wearer, special('moor'))[0]).toEqual({ kind: 'buyBait', itemId: 'lark', missing: 0 })
    const withRats = { ...wearer, inventory: { ...wearer.inventory, rat: 50 } }
    expect(goalsOf(withRats, special('vault'))[0]).toEqual({ kind: 'equipBait', itemId: 'rat' })
    expect(goalsOf({ ...wearer, currencies: {} }, special('vault'))[0]).toMatchObject({ kind: 'buyBait', missing: 2 })
  })
})

describe('goals for more XP', () => {
  it('are nearest first: shop item, rank with its reward, then the ground with its key', () => {
    expect(goalsOf(hunter({ currencies: {} })).filter(({ kind }) => kind !== 'buyKey')).toEqual([
      { kind: 'shopItem', itemId: 'lark', missing: 10, missingCoins: 0, gain: null },
      { kind: 'rank', rankId: 'neonate', missing: 60, rewardItemId: 'cowl', hunts: expect.any(Number) },
      { kind: 'ground', groundId: 'isle', missing: 260, keyId: 'gate' },
    ])
  })

  it('include a near rank before the mission, the key and the collection, and a far one after them', () => {
    const objectives = [{ enemyId: 'ghoul', caught: 5, goal: 6 }]
    const reward = { xp: 1, currencies: {}, items: [] }
    const mission = { groundId: 'moor', startsAt: 0, endsAt: 9, objectives, reward, completedAt: 0 }
    const inventory = { mouse: 20, knife: 1, tooth: 1, eye: 1 }
    const busy = hunter({ mission, inventory, currencies: {} })
    expect(kinds(busy)).toEqual(['shopItem', 'rank', 'mission', 'buyKey', 'collection', 'ground'])
    // a fifth of the 900 XP is near, and so is the last rank
    expect(kinds({ ...busy, xp: 900 })).toEqual(['rank', 'mission', 'buyKey', 'collection'])
    expect(kinds({ ...busy, xp: 800 })).toEqual(['mission', 'buyKey', 'collection', 'rank'])
  })

  it('leave out a unique shop item that the player owns', () => {
    const horse = anItem('horse', 'mount', { price: vgc(1), requiredXp: 70, isUnique: true })
    const world = { ...release, items: new Map([...release.items, ['horse', horse]]) }
    const shopItems = (inventory: Record<string, number>) =>
      goals(hunter({ xp: 60, inventory }), world).flatMap((goal) => (goal.kind === 'shopItem' ? [goal.itemId] : []))
    expect(shopItems({ mouse: 20, knife: 1 })).toEqual(['horse'])
    expect(shopItems({ mouse: 20, knife: 1, horse: 1 })).toEqual(['hound'])
  })

  it('leave out hidden grounds', () => expect(JSON.stringify(goalsOf(hunter()))).not.toContain('hidden'))

  it('leave out cosmetic shop items', () => {
    const veil = anItem('veil', 'avatar', { price: vgc(1), requiredXp: 45 })
    const world = { ...release, items: new Map([...release.items, ['veil', veil]]) }
    expect(goalsOf(hunter(), world)).toEqual(goalsOf(hunter()))
  })

  it('are empty once the player has the XP for every rank, ground and shop item', () => {
    const state = hunter({ xp: 5000, inventory: { mouse: 20, knife: 1, gate: 1 }, currencies: {} })
    expect(goalsOf(state)).toEqual([])
  })
})

describe('a shop item', () => {
  const shopItems = (fields: Partial<PlayerState>, of = release) =>
    goalsOf(hunter(fields), of).flatMap((goal) => (goal.kind === 'shopItem' ? [[goal.itemId, goal.missing]] : []))

  it('replaces the next one as a goal once the player can pay for it', () => {
    expect(shopItems({ xp: 90, currencies: vgc(40) })).toEqual([['hound', 0]])
    expect(shopItems({ xp: 90, currencies: vgc(39) })).toEqual([])
    expect(shopItems({ xp: 70, currencies: vgc(40) })).toEqual([['hound', 10]])
  })

  it('is not a goal if it, or one that requires as much XP, is owned', () => {
    const terrier = anItem('terrier', 'retainer', { price: vgc(1), requiredXp: 80 })
    const world = { ...release, items: new Map([...release.items, ['terrier', terrier]]) }
    const inventory = { mouse: 20, knife: 1, hound: 1 }
    expect(shopItems({ xp: 90, currencies: vgc(40), inventory }, world)).toEqual([])
  })

  it('does not replace an item against one enemy type, unless it wins more hunts here', () => {
    const emblem = (id: string, damage: number) =>
      anItem(id, 'emblem', { price: vgc(1), requiredXp: 60 + damage, stats: [line('damage', damage)] })
    const crest = anItem('crest', 'emblem')
    const ghouls = (health: number) =>
      new Map(release.enemies).set('ghoul', anEnemy('ghoul', { stats: [line('health', health), line('damage', 1)] }))
    const order = anItem('salters', 'emblem', { stats: [{ ...line('salt', 12), procPercent: 100 }] })
    const world = (...sold: readonly ItemDefinition[]) => {
      const items = [order, ...sold].map((item) => [item.id, item] as const)
      const salt = aStat('salt', againstUndead)
      return {
        ...release,
        enemies: ghouls(150),
        items: new Map([...release.items, ...items]),
        stats: new Map([...release.stats, ['salt', salt]]),
      }
    }
    const inventory = { mouse: 20, knife: 1, salters: 1 }
    const setups = [{ weapon: ['knife'], bait: ['mouse'], emblem: ['salters'] }]
    const wearer = { xp: 90, currencies: vgc(5), inventory, setups }
    expect(shopItems(wearer, world(emblem('knives', 1)))).toEqual([])
    expect(shopItems(wearer, world(emblem('knives', 1), emblem('court', 30)))).toEqual([['court', 0]])
    expect(shopItems(wearer, { ...world(emblem('court', 30)), enemies: ghouls(9000) })).toEqual([])
    const other = { ...wearer, setups: [{ weapon: ['knife'], bait: ['mouse'], emblem: ['crest'] }] }
    expect(shopItems({ ...other, inventory: { ...inventory, crest: 1 } }, world(emblem('knives', 9), crest))).toEqual(
      [],
    )
    const bare = { xp: 90, currencies: vgc(5) }
    expect(shopItems({ ...bare, inventory: { mouse: 20, knife: 1 } }, world(emblem('knives', 1)))).toEqual([
      ['knives', 0],
    ])
  })

  it('is compared with the item that it would replace, if several are equipped', () => {
    const ofOrder = (id: string, value: number) =>
      anItem(id, 'emblem', { stats: [{ ...line('salt', value), procPercent: 100 }] })
    const oneSlot = aRelease({
      items: [
        ofOrder('salters', 12),
        ofOrder('diggers', 1),
        anItem('knives', 'emblem', { price: vgc(1), requiredXp: 60, stats: [line('damage', 5)] }),
      ],
      stats: [aStat('salt', againstUndead)],
      enemies: [anEnemy('ghoul', { stats: [line('health', 100), line('damage', 1)] })],
    })
    const emblems = { id: 'emblem', shortName: 'emblem', name: 'Emblem', isEquipment: true, slots: 2 }
    const world = { ...oneSlot, itemTypes: new Map(oneSlot.itemTypes).set('emblem', emblems) }
    const inventory = { mouse: 20, knife: 1, salters: 1, diggers: 1 }
    const setups = [{ weapon: ['knife'], bait: ['mouse'], emblem: ['salters', 'diggers'] }]
    expect(shopItems({ xp: 90, currencies: vgc(5), inventory, setups }, world)).toEqual([['knives', 0]])
  })

  it('is the one that requires the most XP and whose materials are owned', () => {
    const wolf = anItem('wolf', 'retainer', {
      price: vgc(1),
      requiredXp: 85,
      craftingMaterials: [{ itemId: 'tooth', amount: 2 }],
    })
    const world = { ...release, items: new Map([...release.items, ['wolf', wolf]]) }
    const having = (tooth: number) => ({ xp: 90, currencies: vgc(40), inventory: { mouse: 20, knife: 1, tooth } })
    expect(shopItems(having(2), world)).toEqual([['wolf', 0]])
    expect(shopItems(having(1), world)).toEqual([['hound', 0]])
  })

  it('is a first retainer rather than an item that requires more XP', () => {
    const sabre = anItem('sabre', 'weapon', { price: vgc(1), requiredXp: 90, stats: [line('damage', 30)] })
    const world = { ...release, items: new Map([...release.items, ['sabre', sabre]]) }
    const rich = { xp: 90, currencies: vgc(40) }
    expect(shopItems(rich, world)).toEqual([['hound', 0]])
    expect(shopItems({ ...rich, inventory: { mouse: 20, knife: 1, hound: 1 } }, world)).toEqual([['sabre', 0]])
  })

  /** Takes longer to beat than a fight lasts. */
  const tough = anEnemy('ghoul', { stats: [line('health', 60), line('damage', 1)] })
  const hard = { ...release, enemies: new Map(release.enemies).set('ghoul', tough) }

  it('is the one of several that wins most hunts, and none that wins fewer', () => {
    const weapon = (id: string, requiredXp: number, damage: number) =>
      anItem(id, 'weapon', { price: vgc(1), requiredXp, stats: [line('damage', damage)] })
    const sold = (...items: readonly ItemDefinition[]) => ({
      ...hard,
      items: new Map([...release.items, ...items.map((item) => [item.id, item] as const)]),
    })
    const rich = { xp: 90, currencies: vgc(9), inventory: { mouse: 20, knife: 1, hound: 1 } }
    const boots = anItem('boots', 'feet', { price: vgc(1), requiredXp: 85 })
    expect(shopItems(rich, sold(weapon('sabre', 50, 30), boots))).toEqual([['sabre', 0]])
    expect(shopItems(rich, sold(weapon('spoon', 90, 0), boots))).toEqual([['boots', 0]])
  })

  it('is worth saving for if it wins far more and half of its price is there, unless the other costs little', () => {
    const sabre = anItem('sabre', 'weapon', { price: vgc(80), requiredXp: 50, stats: [line('damage', 30)] })
    const boots = (price: number) => anItem('boots', 'feet', { price: vgc(price), requiredXp: 85 })
    const shopItemGoals = (coins: number, price: number) =>
      goalsOf(hunter({ xp: 90, currencies: vgc(coins), inventory: { mouse: 20, knife: 1, hound: 1 } }), {
        ...hard,
        items: new Map([...release.items, ['sabre', sabre], ['boots', boots(price)]]),
      }).filter(({ kind }) => kind === 'shopItem')
    const shopItem = { kind: 'shopItem', missing: 0 }
    expect(shopItemGoals(50, 20)).toMatchObject([{ ...shopItem, itemId: 'sabre', missingCoins: 30 }])
    expect(shopItemGoals(50, 5)).toMatchObject([{ ...shopItem, itemId: 'boots', missingCoins: 0 }])
    expect(shopItemGoals(30, 20)).toMatchObject([{ ...shopItem, itemId: 'boots', missingCoins: 0 }])
    expect(shopItemGoals(80, 20)).toMatchObject([{ ...shopItem, itemId: 'sabre', missingCoins: 0 }])
  })

  describe('for a second slot of its type', () => {
    const piece = (id: string, damage: number, fields: Partial<ItemDefinition> = {}) =>
      anItem(id, 'accessory', { price: vgc(1), stats: [line('damage', damage)], ...fields })
    const world = (...sold: readonly ItemDefinition[]) => {
      const items = [piece('ring', 1), piece('strong', 9, { requiredXp: 20, isBuyable: false }), ...sold]
      return { ...hard, items: new Map([...release.items, ...items.map((item) => [item.id, item] as const)]) }
    }
    const wearer = (accessory: readonly string[], owned: Readonly<Record<string, number>> = { ring: 1 }) => ({
      xp: 90,
      currencies: vgc(9),
      inventory: { mouse: 20, knife: 1, hound: 1, tooth: 2, tear: 9, ...owned },
      setups: [{ weapon: ['knife'], bait: ['mouse'], retainer: ['hound'], accessory }],
    })

    it('becomes a goal only if its price is gold alone', () => {
      const rich = { ...wearer(['ring']), currencies: { vgc: 9, tear: 9 } }
      expect(shopItems(rich, world(piece('chain', 1)))).toEqual([['chain', 0]])
      expect(shopItems(rich, world(piece('chain', 1, { price: { vgc: 1, tear: 1 } })))).toEqual([])
      const craftingMaterials = [{ itemId: 'tooth', amount: 2 }]
      expect(shopItems(rich, world(piece('chain', 1, { craftingMaterials })))).toEqual([])
    })

    it('is not an owned item', () => {
      expect(shopItems(wearer(['ring']), world())).toEqual([])
      expect(shopItems(wearer(['ring'], { ring: 2 }), world())).toEqual([])
      expect(shopItems(wearer(['ring'], { ring: 1, seal: 1 }), world(piece('seal', 3, { isUnique: true })))).toEqual([])
    })

    it('must win more than an owned item that is not equipped', () => {
      const sold = world(piece('chain', 2))
      expect(shopItems(wearer(['ring', 'ring'], { ring: 2 }), sold)).toEqual([['chain', 0]])
      expect(shopItems(wearer(['ring', 'ring'], { ring: 2, strong: 1 }), sold)).toEqual([])
    })
  })

  it('is worth saving for if only gold is missing', () => {
    const sabre = (price: Readonly<Record<string, number>>) =>
      anItem('sabre', 'weapon', { price, requiredXp: 50, stats: [line('damage', 30)] })
    const saved = (price: Readonly<Record<string, number>>) =>
      shopItems(
        { xp: 90, currencies: vgc(60), inventory: { mouse: 20, knife: 1, hound: 1 } },
        { ...hard, items: new Map([...release.items, ['sabre', sabre(price)]]) },
      )
    expect(saved({ vgc: 100 })).toEqual([['sabre', 0]])
    expect(saved({ vgc: 60, tear: 10 })).toEqual([])
  })

  it('needs no subscription and is not cosmetic', () => {
    const crest = anItem('crest', 'emblem', { price: vgc(1), requiredXp: 5, requiredSubscription: 1 })
    const cloak = anItem('veil', 'avatar', { price: vgc(1), requiredXp: 5 })
    const world = { ...release, items: new Map([...release.items, ['crest', crest], ['veil', cloak]]) }
    expect(shopItems({ xp: 300, currencies: vgc(9) }, world)).toEqual([])
  })
})

describe('a key', () => {
  it('is bought at once if it is affordable and its ground requires nothing else', () => {
    expect(goalsOf(hunter({ currencies: vgc(30) }))[0]).toEqual({
      kind: 'buyKey',
      itemId: 'gate',
      groundId: 'vault',
      missing: 0,
    })
  })

  it('is a goal while coins are missing', () => {
    expect(goalsOf(hunter({ currencies: vgc(12) }))).toContainEqual({
      kind: 'buyKey',
      itemId: 'gate',
      groundId: 'vault',
      missing: 18,
    })
  })

  it('requires the missing crafting material before the price', () => {
    const wrought = anItem('gate', 'key', {
      price: vgc(30),
      craftingMaterials: [
        { itemId: 'claw', amount: 2 },
        { itemId: 'tooth', amount: 5 },
      ],
    })
    const world = { ...release, items: new Map([...release.items, ['gate', wrought]]) }
    const crafts = (inventory: Record<string, number>) =>
      goals(hunter({ currencies: vgc(12), inventory: { mouse: 20, knife: 1, ...inventory } }), world).find(
        ({ kind }) => kind === 'craftKey' || kind === 'buyKey',
      )
    const gate = { kind: 'craftKey', itemId: 'gate', groundId: 'vault', isAffordable: false }
    expect(crafts({ claw: 2, tooth: 1 })).toEqual({ ...gate, materialId: 'tooth', missing: 4 })
    expect(crafts({ tooth: 5 })).toEqual({ ...gate, materialId: 'claw', missing: 2 })
    expect(crafts({ claw: 2, tooth: 5 })).toMatchObject({ kind: 'buyKey', missing: 18 })
  })

  it('is crafted at once if merchants sell all missing materials and the player can pay for all', () => {
    const key = { kind: 'craftKey', itemId: 'gate', materialId: 'tear', missing: 3, isAffordable: true }
    const first = (coins: number, tear: Partial<ItemDefinition> = {}, claws = 1) => {
      const craftingMaterials = [
        { itemId: 'tear', amount: 3 },
        { itemId: 'claw', amount: 1 },
      ]
      const items = new Map(release.items)
        .set('gate', anItem('gate', 'key', { price: vgc(30), craftingMaterials }))
        .set('tear', anItem('tear', 'alchemy', { price: vgc(4), ...tear }))
      const inventory = { mouse: 20, knife: 1, ...(claws > 0 && { claw: claws }) }
      return goals(hunter({ currencies: vgc(coins), inventory }), { ...release, items })[0]
    }
    expect(first(42)).toMatchObject(key)
    for (const short of [first(41), first(42, { isBuyable: false }), first(42, { requiredXp: 41 }), first(99, {}, 0)])
      expect(short).not.toMatchObject({ kind: 'craftKey' })
  })

  it('that no merchant sells is found on an open ground, if possible at a creature that was beaten', () => {
    const loot = [{ itemId: 'gate', dropChance: 1, amountMin: 1, amountMax: 1 }]
    const world = {
      ...release,
      items: new Map(release.items).set('gate', anItem('gate', 'key')),
      enemies: new Map(['wolf', 'ghoul', 'queen'].map((id) => [id, anEnemy(id, { loot })])),
      tables: new Map([
        ['moor', [aTable('moor', 0, ['wolf', 0, 5000], ['ghoul', 5000, 10_000])]],
        ['vault', [aTable('vault', 0, ['queen', 0, 10_000])]],
      ]),
    }
    const keys = (of: typeof world, hunted: PlayerState['hunted']) =>
      goals(hunter({ hunted }), of).filter(({ kind }) => kind === 'findKey')
    const goal = { kind: 'findKey', itemId: 'gate', groundId: 'vault', missing: 1, sourceGroundId: 'moor' }
    expect(keys(world, { ghoul: 1 })).toEqual([{ ...goal, enemyId: 'ghoul' }])
    expect(keys(world, {})).toEqual([{ ...goal, enemyId: null }])
    expect(keys({ ...world, enemies: new Map([['queen', anEnemy('queen', { loot })]]) }, {})).toEqual([])
  })

  it('is not a goal for a player without its subscription', () => {
    const gilded = anItem('gate', 'key', { price: vgc(30), requiredSubscription: 2 })
    const world = { ...release, items: new Map([...release.items, ['gate', gilded]]) }
    expect(goals(hunter({ currencies: vgc(30) }), world).map(({ kind }) => kind)).not.toContain('buyKey')
  })

  it('is not a goal once it is owned', () => {
    expect(kinds(hunter({ currencies: vgc(30), inventory: { mouse: 20, knife: 1, gate: 1 } }))).not.toContain('buyKey')
  })
})

describe('a mission', () => {
  const mission = (fields: Partial<Mission> = {}): Mission => ({
    groundId: 'moor',
    startsAt: 0,
    endsAt: 9,
    objectives: [
      { enemyId: 'wolf', caught: 0, goal: 4 },
      { enemyId: 'ghoul', caught: 5, goal: 6 },
      { enemyId: 'queen', caught: 1, goal: 1 },
    ],
    reward: { xp: 1, currencies: {}, items: [] },
    completedAt: 0,
    ...fields,
  })

  it('names the objective with the fewest catches missing', () => {
    expect(goalsOf(hunter({ mission: mission() }))).toContainEqual({
      kind: 'mission',
      enemyId: 'ghoul',
      groundId: 'moor',
      missing: 1,
    })
  })

  it('is not a goal once it is completed', () =>
    expect(kinds(hunter({ mission: mission({ completedAt: 5 }) }))).not.toContain('mission'))
})

describe('a collection', () => {
  const owning = (...trophies: string[]) =>
    hunter({ inventory: { mouse: 20, knife: 1, ...Object.fromEntries(trophies.map((id) => [id, 1])) } })

  it('is a goal once half of its trophies are owned', () => {
    expect(goalsOf(owning('tooth', 'eye'))).toContainEqual({ kind: 'collection', collectionId: 'teeth', missing: 1 })
    expect(kinds(owning('tooth'))).not.toContain('collection')
  })

  it('that is complete is claimed at once', () => {
    expect(goalsOf(owning('tooth', 'eye', 'claw'))[0]).toEqual({ kind: 'claimCollection', collectionId: 'teeth' })
    expect(kinds(owning('tooth', 'eye', 'claw', 'teeth'))).not.toContain('claimCollection')
  })
})
