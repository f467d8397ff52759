import { describe, expect, it } from '@jest/globals'
import { anEnemy, anItem, aRelease, aStat, line } from '../testing/a-release'
import { affectedTypeOf, dangersOf, weaknessesOf } from './enemy-type-traits'

const proc = (affectedCreatureTypeId: string | null = null) => ({
  procType: 'leech',
  procEvent: 'attack',
  damageType: null,
  affectedCreatureTypeId,
})
const stats = [
  aStat('thirst', proc()),
  aStat('chill', proc()),
  aStat('salt', proc('undead')),
  aStat('bell', proc('wolf')),
]
const names = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)

describe('the dangers of an enemy type', () => {
  const release = aRelease({
    stats,
    enemies: [
      anEnemy('ghoul', { stats: [line('health', 40), line('thirst', 2), line('chill', 1)] }),
      anEnemy('shade', { stats: [line('health', 30), line('thirst', 3)] }),
      anEnemy('hidden', { isVisible: false, stats: [line('health', 30)] }),
      anEnemy('hound', { enemyTypeId: 'wolf', stats: [line('health', 30), line('chill', 1)] }),
    ],
  })

  it('are the procs that all its visible creatures have', () => {
    expect(names(dangersOf('undead', release))).toEqual(['thirst'])
    expect(names(dangersOf('wolf', release))).toEqual(['chill'])
  })

  it('are empty if it has no creature', () => expect(dangersOf('robot', release)).toEqual([]))
})

describe('the weaknesses of an enemy type', () => {
  const against = (id: string, stat: string, fields: object = {}) =>
    anItem(id, 'emblem', { price: { vgc: 1 }, stats: [line(stat, 1)], ...fields })
  const release = aRelease({
    stats,
    items: [
      against('late', 'salt', { requiredXp: 50 }),
      against('early', 'salt'),
      against('hidden', 'salt', { isVisible: false }),
      against('free', 'salt', { isBuyable: false }),
      against('mixed', 'salt', { stats: [line('salt', 1), line('health', 5)] }),
      against('other', 'bell'),
      anItem('bare', 'emblem', { price: { vgc: 1 } }),
    ],
  })

  it('are for sale and work against it alone, the first available first', () => {
    expect(names(weaknessesOf('undead', release))).toEqual(['early', 'late'])
    expect(names(weaknessesOf('wolf', release))).toEqual(['other'])
    expect(weaknessesOf('robot', release)).toEqual([])
  })

  it('are also recognized in items that are not for sale', () => {
    const typeOf = (id: string) => affectedTypeOf(release.items.get(id) ?? anItem(id, 'emblem'), release)
    expect(['late', 'free', 'other'].map(typeOf)).toEqual(['undead', 'undead', 'wolf'])
    expect(['mixed', 'bare'].map(typeOf)).toEqual([null, null])
  })
})
