import { describe, expect, it } from '@jest/globals'
import { canonical, indexContent, mapRecord } from '.'
import { aRecord, smallContent } from './testing'

const index = indexContent(smallContent().records)

describe('canonical', () => {
  it('replaces currencies and stats by their short names, and sets the current image of a currency', () => {
    const given = aRecord('enemy', 9, {
      name: 'Bat',
      currencies: [{ name: 'Vampire Gold Coins', value: 2, imageId: 'd'.repeat(24) }],
      stats: [{ statShortName: 'Health', value: 5 }],
    })
    const enemy = canonical('enemy', given, index)
    expect(enemy.currencies).toEqual([
      { name: 'Vampire Gold Coins', currencyShortName: 'vgc', value: 2, imageId: 'f'.repeat(24) },
    ])
    expect(enemy.stats[0]?.statShortName).toBe('health')
    expect(enemy).toEqual({ ...given, currencies: enemy.currencies, stats: enemy.stats })
  })

  it('leaves unknown names unchanged', () => {
    const given = aRecord('enemy', 9, { name: 'Bat', stats: [{ statShortName: 'luck', value: 5 }] })
    expect(canonical('enemy', given, index)).toEqual(given)
  })
})

describe('mapRecord', () => {
  it('changes values in lists and groups, and leaves unknown fields unchanged', () => {
    const [ghoul] = smallContent().records.enemy
    const mapped = mapRecord(
      'enemy',
      { ...ghoul, revision: 3 },
      {
        value: (value, shape) => (shape.type === 'reference' ? 'x' : value),
      },
    )
    expect(mapped).toMatchObject({
      revision: 3,
      name: 'Ghoul',
      enemyTypeId: 'x',
      equipment: { items: [{ itemId: 'x' }] },
    })
  })
})
