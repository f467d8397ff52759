import { describe, expect, it } from '@jest/globals'
import { anItem, aRelease } from '../testing/a-release'
import { categories, merchantOf, merchants, productsByMaterial, shopVerb } from './merchants'

it('lists the items for sale by material, each once', () => {
  const madeOf = (itemId: string, times = 1) => ({ craftingMaterials: Array(times).fill({ itemId, amount: 1 }) })
  const world = aRelease({
    items: [
      anItem('muff', 'hands', madeOf('mouse', 2)),
      anItem('stole', 'accessory', madeOf('mouse')),
      anItem('secret', 'accessory', { ...madeOf('mouse'), isVisible: false }),
      anItem('tale', 'tome', madeOf('mouse')),
    ],
  })
  expect([...productsByMaterial(world)]).toEqual([['mouse', ['muff', 'stole']]])
})

describe('the verb of an item', () => {
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
