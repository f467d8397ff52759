import { describe, expect, it } from '@jest/globals'
import { checkContent, problemLine } from '..'
import { smallContent, testId, withChange } from '../testing'

const lines = (content = smallContent(), imageIds?: ReadonlySet<string>) =>
  checkContent(content, imageIds ? { imageIds } : {}).map(problemLine)

describe('checkContent', () => {
  it('finds nothing wrong with a small world that is whole', () => {
    expect(lines()).toEqual([])
  })

  it('finds gaps, overlaps and the end of a table', () => {
    const [ghoul, wolf] = [testId('enemy', 1), testId('enemy', 2)]
    const enemies = [
      { enemyId: ghoul, rangeMin: 100, rangeMax: 5000 },
      { enemyId: wolf, rangeMin: 4000, rangeMax: 9000 },
    ]
    expect(lines(withChange(smallContent(), 'huntingTable', 1, { enemies }))).toEqual([
      'huntingTable "Table 1": enemies: nobody is met from 0 to 100',
      'huntingTable "Table 1": enemies: two are met from 4000 to 5000',
      'huntingTable "Table 1": enemies: nobody is met from 9000 to 10000',
    ])
  })

  it('finds grounds without a table for ordinary bait and enemies in no table', () => {
    const content = withChange(smallContent(), 'huntingTable', 1, { sequence: 1 })
    expect(lines(content)).toEqual([
      'huntingGround "Graveyard": has no table with the sequence 0, so that ordinary bait meets nobody',
    ])
    const whole = [{ enemyId: testId('enemy', 1), rangeMin: 0, rangeMax: 10_000 }]
    const lonely = [1, 2].reduce(
      (world, table) => withChange(world, 'huntingTable', table, { enemies: whole }),
      smallContent(),
    )
    expect(lines(lonely)).toEqual(['enemy "Wolf": is in no hunting table'])
  })

  it('finds items that nobody can have', () => {
    expect(lines(withChange(smallContent(), 'item', 2, { buyable: false }))).toEqual([])
    const content = smallContent()
    const start = { ...content.start, items: content.start.items.slice(0, 1) }
    expect(lines(withChange({ ...content, start }, 'item', 2, { buyable: false }))).toEqual([
      'item "Carrion": cannot be had in any way',
    ])
  })

  it('finds a refund above the price', () => {
    const refund = [{ name: 'vgc', shortName: 'vgc', value: 11, imageId: '' }]
    expect(lines(withChange(smallContent(), 'item', 1, { refund }))).toEqual([
      'item "Rusty Blade": refund: pays 11 vgc for what costs 10',
    ])
  })

  it('finds procs that never fire', () => {
    expect(lines(withChange(smallContent(), 'stat', 3, { procType: '' }))).toEqual([
      'stat "Bloodthirst": procType: is missing, so that the proc never fires',
    ])
  })

  it('finds missing and unknown pictures', () => {
    expect(lines(withChange(smallContent(), 'enemy', 2, { imageId: '' }))).toEqual([
      'enemy "Wolf": imageId: no picture is chosen',
    ])
    const art = new Set(['f'.repeat(24)])
    expect(lines(smallContent(), art)).toEqual([])
    expect(lines(withChange(smallContent(), 'enemy', 2, { animatedImageId: 'd'.repeat(24) }), art)).toEqual([
      `enemy "Wolf": animatedImageId: there is no image ${'d'.repeat(24)}`,
    ])
  })

  it('finds texts that do not fit', () => {
    expect(lines(withChange(smallContent(), 'region', 1, { name: 'x'.repeat(61) }))).toEqual([
      `region "${'x'.repeat(61)}": name: is longer than 60 characters and does not fit`,
    ])
  })
})
