import { describe, expect, it } from '@jest/globals'
import { aPlayer } from '../testing/a-player'
import { anItem, aRelease } from '../testing/a-release'
import { quotePurchase } from './purchase'
import { merchantItems, shopShelf } from './shelf'

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
    anItem('hidden', 'head', { ...priced, isVisible: false }),
    anItem('retired', 'head', { ...priced, isBuyable: false }),
    anItem('deal', 'head', { ...priced, isInPremiumShop: true }),
    anItem('free', 'head'),
    anItem('gratis', 'head', { price: { vgc: 0 } }),
    anItem('ring', 'accessory', priced),
    anItem('hide', 'craftingmat', priced),
  ],
})
const items = merchantItems('armory', release)
const shelf = (itemType: string | null = null, sort?: 'asc' | 'desc') =>
  shopShelf(aPlayer(release), { items, release, itemType, sort }).map(({ item }) => item.id)

describe('a shelf', () => {
  it('contains the items of the merchant by required XP, then name', () => {
    expect(shelf()).toEqual(['gloves', 'boots', 'cap', 'helm', 'plate'])
  })
  it('orders items of one name by id', () => {
    const twins = ['b', 'a', 'c'].map((id) => anItem(id, 'mount', { ...priced, name: 'Twin' }))
    const stable = merchantItems('stable', aRelease({ items: twins }))
    expect(stable.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
  it('sorts names as the language of the release does', () => {
    const mounts = ['Zecke', 'Ähre', 'Bär'].map((name) => anItem(name, 'mount', { ...priced, name }))
    const german = { ...aRelease({ items: mounts }), language: 'de' }
    const stable = merchantItems('stable', german)
    expect(stable.map(({ name }) => name)).toEqual(['Ähre', 'Bär', 'Zecke'])
  })
  it('is sorted in reverse for desc', () =>
    expect(shelf(null, 'desc')).toEqual(['plate', 'helm', 'boots', 'cap', 'gloves']))
  it.each([
    ['head', ['cap', 'helm']],
    ['HEAD', ['cap', 'helm']],
    ['armour', ['plate']],
    ['Armor', ['plate']],
    ['weapon', []],
    ['constructor', []],
    ['', ['gloves', 'boots', 'cap', 'helm', 'plate']],
  ])('filtered by %j contains %j', (filter, expected) => expect(shelf(filter)).toEqual(expected))
  it('gives each entry its verb, the amount owned and the quote of one piece', () => {
    const player = aPlayer(release, { inventory: { gloves: 2, mouse: 20 } })
    const [gloves] = shopShelf(player, { items, release, itemType: 'hands' })
    expect(gloves).toMatchObject({ verb: 'craft', owned: 2 })
    expect(gloves?.quote).toEqual(quotePurchase(player, { itemId: 'gloves', amount: 1, release }))
  })

  it('quotes the quantity', () => {
    const quotes = shopShelf(aPlayer(release), { items, release, quantity: 3 }).map(({ quote }) => quote)
    expect(quotes.map(({ amount }) => amount)).toEqual([3, 3, 3, 3, 3])
    expect(quotes[0]?.materials.map(({ required }) => required)).toEqual([6, 3])
  })
})
