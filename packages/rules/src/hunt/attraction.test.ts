import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { aGround, anEnemy, anItem, aRelease, aTable } from '../testing/a-release'
import { sameRoll, suppliedRolls } from '../testing/supplied-rolls'
import { attractionChances, drawEnemy } from './attraction'
import { slicesFor, weightsOf } from './hunting-table'

const enemies = [
  anEnemy('rat'),
  anEnemy('wolf', { enemyTypeId: 'werewolf' }),
  anEnemy('lord', { enemyTypeId: 'werewolf' }),
  anEnemy('hidden', { isVisible: false }),
]
const ground = aGround('crypt', { specialBaitItemIds: ['lamb', 'heart'] })
const release = aRelease({
  enemies,
  grounds: [ground, aGround('empty'), aGround('gap'), aGround('masked')],
  tables: [
    aTable('crypt', 0, ['rat', 0, 7000], ['wolf', 7000, 10_000]),
    aTable('crypt', 1, ['lord', 0, 10_000]),
    aTable('gap', 0, ['rat', 1000, 2000], ['wolf', 5000, 6000]),
    aTable('masked', 0, ['hidden', 0, 5000], ['rat', 5000, 6000], ['gone', 6000, 8000], ['wolf', 5500, 12_000]),
  ],
})

const meet = (groundId: string, baitId: string, ...rolls: number[]) =>
  drawEnemy({ release, groundId, baitId, hex: null, rolls: suppliedRolls(...rolls) })?.enemyId ?? null

describe('attraction', () => {
  it.each([
    [0, 'rat'],
    [0.6999, 'rat'],
    [0.7, 'wolf'],
    [0.99999, 'wolf'],
  ])('with ordinary bait at roll %d is %s: rangeMin is included, rangeMax is not', (roll, expected) => {
    expect(meet('crypt', 'mouse', roll)).toBe(expected)
  })

  it('uses the table of the n-th special bait', () => expect(meet('crypt', 'lamb', 0)).toBe('lord'))

  it('uses the ordinary table if a special bait has none', () => expect(meet('crypt', 'heart', 0)).toBe('rat'))

  it.each([
    [0, 'rat'],
    [0.4999, 'rat'],
    [0.5, 'wolf'],
    [0.9999, 'wolf'],
  ])('never falls into a gap: roll %d draws %s', (roll, expected) => expect(meet('gap', 'mouse', roll)).toBe(expected))

  it('omits hidden and deleted enemies, ends at 10,000 and gives an overlap to the first slice', () => {
    expect(weightsOf(slicesFor('mouse', 'masked', release), release)).toEqual([
      { enemyId: 'rat', weight: 1000 },
      { enemyId: 'wolf', weight: 4000 },
    ])
  })

  it('counts a range that several slices overlap only once', () => {
    const table = aTable('moor', 0, ['rat', 5000, 7000], ['wolf', 1000, 3000], ['lord', 0, 8000], ['ghoul', 2000, 9000])
    const world = aRelease({ enemies, tables: [table] })
    expect(weightsOf(slicesFor('mouse', 'moor', world), world).map(({ weight }) => weight)).toEqual([
      2000, 2000, 4000, 1000,
    ])
  })

  it('gives no chance to a slice that is empty, reversed or wholly overlapped', () => {
    const table = aTable('moor', 0, ['rat', 0, 10_000], ['wolf', 5, 5], ['lord', 9, 3], ['ghoul', 100, 200])
    const world = aRelease({ enemies, tables: [table] })
    expect(weightsOf(slicesFor('mouse', 'moor', world), world)).toEqual([{ enemyId: 'rat', weight: 10_000 }])
  })

  it('draws no enemy on a ground without a table', () => expect(meet('nowhere', 'mouse')).toBeNull())

  it('draws no enemy from an empty table, without a roll', () => {
    expect(drawEnemy({ release, groundId: 'empty', baitId: 'mouse', hex: null, rolls: suppliedRolls() })).toBeNull()
  })

  it('draws each enemy in proportion to its slice, whatever the table', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(widths, fc.double({ min: 0, max: 0.999999, noNaN: true }), (list, roll) => {
        const many = list.map((_, index) => anEnemy(`e${index}`))
        let edge = 0
        const slices = list.map((width, index): [string, number, number] => {
          edge += width
          return [`e${index}`, edge - width, edge]
        })
        const world = aRelease({ enemies: many, tables: [aTable('moor', 0, ...slices)] })
        const met = drawEnemy({ release: world, groundId: 'moor', baitId: 'mouse', hex: null, rolls: sameRoll(roll) })
        const place = Math.floor(roll * edge)
        expect(met?.enemyId).toBe(slices.find(([, from, to]) => place >= from && place < to)?.[0])
      }),
    )
  })
})

describe('a hex with a bait that attracts no enemy', () => {
  const lair = aRelease({
    enemies,
    grounds: [aGround('lair', { specialBaitItemIds: ['lamb'] })],
    tables: [aTable('lair', 1, ['lord', 0, 10_000])],
  })
  const input = {
    release: lair,
    groundId: 'lair',
    baitId: 'mouse',
    hex: anItem('hex', 'hex', { attractsEnemyId: 'lord' }),
  }

  it('always attracts its own enemy, so that no hunt is refused', () => {
    expect(drawEnemy({ ...input, rolls: sameRoll(0.99) })).toEqual({ enemyId: 'lord', isHexed: true })
    expect([...attractionChances(input)]).toEqual([['lord', 1]])
  })
})

describe('a hex', () => {
  const hexOf = (fields: Parameters<typeof anItem>[2]) => anItem('hex', 'hex', fields)
  const meetHexed = (hex: ReturnType<typeof anItem>, baitId: string, ...rolls: number[]) =>
    drawEnemy({ release, groundId: 'crypt', baitId, hex, rolls: suppliedRolls(...rolls) })

  it('attracts its enemy type in half of the hunts, and is used up then', () => {
    const hex = hexOf({ attractsEnemyTypeId: 'werewolf' })
    expect(meetHexed(hex, 'mouse', 0.4999, 0)).toEqual({ enemyId: 'wolf', isHexed: true })
    expect(meetHexed(hex, 'mouse', 0.5, 0)).toEqual({ enemyId: 'rat', isHexed: false })
  })

  it("prefers enemies of the bait's table to those of other tables", () => {
    const hex = hexOf({ attractsEnemyTypeId: 'werewolf' })
    expect(meetHexed(hex, 'mouse', 0, 0.9999)).toEqual({ enemyId: 'wolf', isHexed: true })
    expect(meetHexed(hex, 'lamb', 0, 0)).toEqual({ enemyId: 'lord', isHexed: true })
  })

  it('attracts its one enemy also from a table that the bait does not use', () => {
    expect(meetHexed(hexOf({ attractsEnemyId: 'lord' }), 'mouse', 0, 0)).toEqual({ enemyId: 'lord', isHexed: true })
  })

  it('has no effect and is kept if its enemy does not live there', () => {
    expect(meetHexed(hexOf({ attractsEnemyId: 'ghoul' }), 'mouse', 0)).toEqual({ enemyId: 'rat', isHexed: false })
    expect(meetHexed(hexOf({}), 'mouse', 0)).toEqual({ enemyId: 'rat', isHexed: false })
  })

  it('attracts no enemy on an empty ground, and ignores deleted enemies', () => {
    const hex = hexOf({ attractsEnemyTypeId: 'werewolf' })
    const draw = (groundId: string, ...rolls: number[]) =>
      drawEnemy({ release, groundId, baitId: 'mouse', hex, rolls: suppliedRolls(...rolls) })
    expect([draw('nowhere'), draw('empty')]).toEqual([null, null])
    expect(draw('masked', 0, 0)).toEqual({ enemyId: 'wolf', isHexed: true })
  })
})

describe('the attraction chances', () => {
  const someHex = fc.constantFrom(
    null,
    anItem('hex', 'hex', { attractsEnemyId: 'lord' }),
    anItem('hex', 'hex', { attractsEnemyTypeId: 'werewolf' }),
    anItem('hex', 'hex', { attractsEnemyId: 'ghoul' }),
  )
  const somewhere = fc.record({
    groundId: fc.constantFrom('crypt', 'gap', 'masked'),
    baitId: fc.constantFrom('mouse', 'lamb', 'heart'),
    hex: someHex,
  })

  it('agree with the draw', () => {
    const steps = 200
    const middles = Array.from({ length: steps }, (_, index) => (index + 0.5) / steps)
    fc.assert(
      fc.property(somewhere, (place) => {
        const drawn = new Map<string, number>()
        for (const first of [0.25, 0.75])
          for (const second of middles) {
            // without a working hex, the only roll decides the enemy
            const isHexed = drawEnemy({ ...place, release, rolls: sameRoll(0) })?.isHexed
            const rolls = isHexed ? suppliedRolls(first, second) : suppliedRolls(second)
            const { enemyId } = drawEnemy({ ...place, release, rolls }) ?? { enemyId: 'nobody' }
            drawn.set(enemyId, (drawn.get(enemyId) ?? 0) + 1 / (2 * steps))
          }
        const told = attractionChances({ ...place, release })
        expect([...told.keys()].toSorted()).toEqual([...drawn.keys()].toSorted())
        for (const [enemyId, chance] of told) expect(drawn.get(enemyId)).toBeCloseTo(chance, 5)
      }),
    )
  })

  it('are empty on a ground without enemies', () => {
    expect(attractionChances({ release, groundId: 'empty', baitId: 'mouse', hex: null }).size).toBe(0)
  })
})
