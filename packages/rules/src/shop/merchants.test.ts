import { describe, expect, it } from '@jest/globals'
import { aPlayer } from '../testing/a-player'
import { anItem, aRelease } from '../testing/a-release'
import { categories, merchantOf, merchants, productsByMaterial, shopShelf, shopVerb } from './merchants'

const priced = { price: { vgc: 1 } }
const release = aRelease({
  items: [
    anItem('helm', 'head', { ...priced, requiredXp: 5 }),
    anItem('boots', 'feet', { ...priced, requiredXp: 1 }),
    anItem('cap', 'head', { ...priced, requiredXp: 1 }),
    anItem('plate', 'armor', { ...priced, requiredXp: 9 }),
    anItem('gloves', 'hands', {
      craftingMaterials: [
        { itemId: 'hide', amount: 2 },
        { itemId: 'mouse', amount: 1 },
      ],
    }),
    anItem('hidden', 'head', { ...priced, visible: false }),
    anItem('retired', 'head', { ...priced, buyable: false }),
    anItem('deal', 'head', { ...priced, premiumShop: true }),
    anItem('free', 'head'),
    anItem('gratis', 'head', { price: { vgc: 0 } }),
    anItem('ring', 'accessory', priced),
    anItem('hide', 'craftingmat', priced),
  ],
})
const shelf = (filter: string | null = null, sort?: 'asc' | 'desc') =>
  shopShelf('armory', filter, aPlayer(release), release, sort).map(({ item }) => item.id)

describe('a shelf', () => {
  it('holds what the merchant sells by required XP, then name', () => {
    expect(shelf()).toEqual(['gloves', 'boots', 'cap', 'helm', 'plate'])
  })
  it('orders items of one name by id', () => {
    const twins = ['b', 'a', 'c'].map((id) => anItem(id, 'mount', { ...priced, name: 'Twin' }))
    const stable = shopShelf('stable', null, aPlayer(release), aRelease({ items: twins }))
    expect(stable.map(({ item }) => item.id)).toEqual(['a', 'b', 'c'])
  })
  it('sorts names as the language of the release does', () => {
    const mounts = ['Zecke', 'Ähre', 'Bär'].map((name) => anItem(name, 'mount', { ...priced, name }))
    const german = { ...aRelease({ items: mounts }), language: 'de' }
    const stable = shopShelf('stable', null, aPlayer(release), german)
    expect(stable.map(({ item }) => item.name)).toEqual(['Ähre', 'Bär', 'Zecke'])
  })
  it('turns around', () => expect(shelf(null, 'desc')).toEqual(['plate', 'helm', 'boots', 'cap', 'gloves']))
  it.each([
    ['head', ['cap', 'helm']],
    ['HEAD', ['cap', 'helm']],
    ['armour', ['plate']],
    ['Armor', ['plate']],
    ['weapon', []],
    ['constructor', []],
    ['', ['gloves', 'boots', 'cap', 'helm', 'plate']],
  ])('filtered by %j holds %j', (filter, expected) => expect(shelf(filter)).toEqual(expected))
  it('says how it is had and what of it is owned', () => {
    const player = aPlayer(release, { inventory: { gloves: 2, mouse: 20 } })
    const [gloves] = shopShelf('armory', 'hands', player, release)
    expect(gloves).toMatchObject({ verb: 'craft', owned: 2, ownedMaterials: [0, 20] })
  })

  it('says which collection still wants what it would use up', () => {
    const hunt = anItem('hunt', 'collection', { trophyItemIds: ['mouse'] })
    const world = aRelease({
      items: [anItem('muff', 'hands', { craftingMaterials: [{ itemId: 'mouse', amount: 3 }] }), hunt],
    })
    const neededForCollection = (inventory: Record<string, number>) =>
      shopShelf('armory', 'hands', aPlayer(world, { inventory }), world)[0]?.neededForCollection
    expect(neededForCollection({})).toEqual(['hunt'])
    expect(neededForCollection({ hunt: 1 })).toEqual([null])
  })
})

it('what is made of a material is what a merchant makes of it, each once', () => {
  const of = (itemId: string, times = 1) => ({ craftingMaterials: Array(times).fill({ itemId, amount: 1 }) })
  const world = aRelease({
    items: [
      anItem('muff', 'hands', of('mouse', 2)),
      anItem('stole', 'accessory', of('mouse')),
      anItem('secret', 'accessory', { ...of('mouse'), visible: false }),
      anItem('tale', 'tome', of('mouse')),
    ],
  })
  expect([...productsByMaterial(world)]).toEqual([['mouse', ['muff', 'stole']]])
})

describe('how an item is had', () => {
  it.each([
    ['weapon', [], 'buy'],
    ['weapon', [{ itemId: 'hide', amount: 1 }], 'craft'],
    ['accessory', [], 'craft'],
    ['mount', [], 'tame'],
    ['mount', [{ itemId: 'hide', amount: 1 }], 'tame'],
    ['retainer', [{ itemId: 'hide', amount: 1 }], 'bind'],
  ])('%s with materials %j: %s', (type, craftingMaterials, expected) => {
    expect(shopVerb(anItem('x', type, { craftingMaterials }))).toBe(expected)
  })
})

describe('merchants', () => {
  it('sell each type at one place only', () => {
    const all = merchants.flatMap((merchant) => categories[merchant])
    expect(new Set(all).size).toBe(all.length)
  })
  it.each([
    ['coffin', 'mercatus'],
    ['bait', 'jewel'],
    ['armor', 'armory'],
    ['scroll', null],
    ['tome', null],
    ['collection', null],
  ])('%s is sold at %s', (type, expected) => expect(merchantOf(type)).toBe(expected))
})
