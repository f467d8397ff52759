import { describe, expect, it } from '@jest/globals'
import { anInventoryEntry, anItem, anItemType, coins } from '../../testing/builders'
import { readInventoryView, viewInventory } from './inventory-view'

const rarity = (shortName: string) => ({ id: shortName, name: shortName, shortName, colorHex: '#ffffff' })

const inventory = [
  anInventoryEntry(
    anItem({ name: 'Silver Sabre', itemType: anItemType('weapon'), rarity: rarity('rare'), refund: [coins(20)] }),
    {
      arrival: 2,
    },
  ),
  anInventoryEntry(anItem({ name: 'Ähre', rarity: rarity('odd'), refund: [coins(3), coins(30)] }), {
    arrival: 1,
    amount: 9,
  }),
  anInventoryEntry(anItem({ name: 'Bent Sabre', itemType: anItemType('weapon'), rarity: rarity('boss') }), {
    arrival: 0,
    isOutgrown: true,
  }),
]

const names = (query: string) =>
  viewInventory(inventory, readInventoryView(new URLSearchParams(query)), 'de').map(({ item }) => item.name)

describe('the filters of the inventory', () => {
  it.each([
    ['', ['Silver Sabre', 'Ähre', 'Bent Sabre']],
    ['sort=name', ['Ähre', 'Bent Sabre', 'Silver Sabre']],
    ['sort=rarity', ['Bent Sabre', 'Silver Sabre', 'Ähre']],
    ['sort=newest', ['Silver Sabre', 'Ähre', 'Bent Sabre']],
    ['sort=price', ['Ähre', 'Silver Sabre', 'Bent Sabre']],
    ['sort=amount', ['Ähre', 'Silver Sabre', 'Bent Sabre']],
    ['sort=nonsense', ['Silver Sabre', 'Ähre', 'Bent Sabre']],
    ['hide=outgrown', ['Silver Sabre', 'Ähre']],
    ['show=weapon&hide=outgrown', ['Silver Sabre']],
    ['q=SABRE', ['Silver Sabre', 'Bent Sabre']],
    ['q=sabre+bent', ['Bent Sabre']],
    ['q=ähre', ['Ähre']],
    ['q=a\u0308hr', ['Ähre']],
    ['q=ahre', ['Ähre']],
    ['q=nothing', []],
  ])('for %s show %j', (query, expected) => {
    expect(names(query)).toEqual(expected)
  })
})
