import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { rollsFrom } from '../random/rolls'
import { aGround, anEnemy, anItem, aRelease, aTable } from '../testing/a-release'
import { attractionChances, drawEnemy } from './attraction'
import { type BossWaits, huntsToBosses, waitsAfter } from './boss-waits'

const boss = (id: string) => anEnemy(id, { rarityId: 'boss' })
const release = aRelease({
  rarities: ['common', 'boss'].map((id) => ({ id, shortName: id, name: id, colorHex: '#000000' })),
  enemies: [anEnemy('rat'), anEnemy('wolf', { enemyTypeId: 'werewolf' }), boss('lord'), boss('lady'), boss('heir')],
  grounds: [
    aGround('crypt', { specialBaitItemIds: ['lamb'] }),
    aGround('moor'),
    aGround('court'),
    aGround('hall'),
    aGround('throne'),
  ],
  tables: [
    aTable('crypt', 0, ['rat', 0, 9950], ['lord', 9950, 10_000]),
    aTable('crypt', 1, ['wolf', 0, 9400], ['lord', 9400, 10_000]),
    aTable('moor', 0, ['rat', 0, 10_000]),
    // half of the table is a gap, which has no share
    aTable('court', 0, ['rat', 0, 4000], ['lord', 4000, 4500], ['lady', 4500, 5000]),
    aTable('throne', 0, ['rat', 0, 7500], ['lord', 7500, 8500], ['lady', 8500, 9500], ['heir', 9500, 10_000]),
    aTable('hall', 0, ['rat', 0, 8500], ['lord', 8500, 9500], ['lady', 9500, 10_000]),
  ],
})
const hex = anItem('hex', 'hex', { attractsEnemyTypeId: 'werewolf' })

/** Hunts until the boss comes; returns the number of hunts and the enemy of each. */
function huntFor(
  bossId: string,
  baitOf: (hunt: number) => string,
  seed: string,
  groundId = 'crypt',
  before?: BossWaits,
) {
  let waits = before
  for (let hunt = 1; ; hunt++) {
    const input = { release, groundId, baitId: baitOf(hunt), hex: null, bossWaits: waits }
    const met = drawEnemy({ ...input, rolls: rollsFrom(`${seed} ${hunt}`, 'attraction') })
    if (!met) throw new Error('no enemy came')
    waits = waitsAfter(waits, { ...input, ...met }, release)
    if (met.enemyId === bossId) return { hunts: hunt, waits }
  }
}

describe('the wait for a boss', () => {
  it('never exceeds its mean, whatever the rolls', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(huntFor('lord', () => 'mouse', seed).hunts).toBeLessThanOrEqual(200)
        expect(huntFor('lord', () => 'lamb', seed).hunts).toBeLessThanOrEqual(17)
      }),
      { numRuns: 50 },
    )
  })

  it('ends after at most the predicted number of hunts, even if the bait changes in between', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 199 }), (seed, changeAt) => {
        const { hunts } = huntFor('lord', (hunt) => (hunt <= changeAt ? 'mouse' : 'lamb'), seed)
        const waits = { lord: 50 * changeAt }
        const left = huntsToBosses({ groundId: 'crypt', baitId: 'lamb' }, release, waits).get('lord') ?? 0
        expect(hunts).toBeLessThanOrEqual(changeAt + left)
      }),
      { numRuns: 50 },
    )
  })

  it('begins again when the boss has appeared', () => {
    expect(huntFor('lord', () => 'lamb', 'any').waits).toEqual({})
    const met = { groundId: 'crypt', baitId: 'mouse', enemyId: 'lord', isHexed: false }
    expect(waitsAfter({ lord: 9000, lady: 5 }, met, release)).toEqual({ lady: 5 })
  })

  it('grows by the chance with the bait, but not in hunts decided by a hex', () => {
    const hunt = { groundId: 'crypt', baitId: 'lamb', enemyId: 'wolf' }
    expect(waitsAfter(undefined, { ...hunt, isHexed: false }, release)).toEqual({ lord: 600 })
    expect(waitsAfter({ lord: 600 }, { ...hunt, baitId: 'mouse', isHexed: false }, release)).toEqual({ lord: 650 })
    expect(waitsAfter({ lord: 600 }, { ...hunt, isHexed: true }, release)).toEqual({ lord: 600 })
    expect(waitsAfter(undefined, { ...hunt, groundId: 'moor', isHexed: false }, release)).toBeUndefined()
  })

  it('grows by the share of the covered range, for each boss separately', () => {
    const hunt = { groundId: 'court', baitId: 'mouse', enemyId: 'rat', isHexed: false }
    expect(waitsAfter(undefined, hunt, release)).toEqual({ lord: 1000, lady: 1000 })
    expect(huntsToBosses(hunt, release, { lord: 8500 })).toEqual(
      new Map([
        ['lord', 2],
        ['lady', 10],
      ]),
    )
  })

  it('ends one hunt later if the wait for an earlier boss of the table may end at the same time', () => {
    const hunt = { groundId: 'court', baitId: 'mouse' }
    const within = (bossWaits: BossWaits) => Object.fromEntries(huntsToBosses(hunt, release, bossWaits))
    expect(within({ lord: 9900, lady: 9900 })).toEqual({ lord: 1, lady: 2 })
    expect(within({})).toEqual({ lord: 10, lady: 11 })
    // The lord comes in one of two hunts, and so not again within ten more.
    expect(within({ lord: 8500, lady: 500 })).toEqual({ lord: 2, lady: 10 })
  })

  it('ends after the waits for all earlier bosses of the table that end before it', () => {
    const within = (lord: number, lady: number, heir: number) =>
      huntsToBosses({ groundId: 'throne', baitId: 'mouse' }, release, { lord, lady, heir }).get('heir')
    expect(within(9900, 9900, 9900)).toBe(3)
    expect(within(8500, 7500, 9100)).toBe(4)
    expect(within(8500, 8500, 8600)).toBe(4)
    expect(within(5000, 5000, 9900)).toBe(1)
  })

  it('may end one hunt later if the wait for an earlier boss of the table may have begun again', () => {
    // The lord comes in the tenth hunt at the latest, and then in the twentieth.
    expect(huntsToBosses({ groundId: 'hall', baitId: 'mouse' }, release)).toEqual(
      new Map([
        ['lord', 10],
        ['lady', 21],
      ]),
    )
  })

  it('for several bosses ends after at most the predicted number of hunts, whatever the rolls', () => {
    const wait = fc.integer({ min: 0, max: 9999 })
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('court', 'hall', 'throne'),
        wait,
        wait,
        wait,
        (seed, groundId, lord, lady, heir) => {
          const waits = { lord, lady, heir }
          const within = huntsToBosses({ groundId, baitId: 'mouse' }, release, waits)
          for (const [id, hunts] of within)
            expect(huntFor(id, () => 'mouse', seed, groundId, waits).hunts).toBeLessThanOrEqual(hunts)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('decides the attraction when it ends, before other enemies and the hex, which is kept', () => {
    const input = { release, groundId: 'crypt', baitId: 'lamb', hex, bossWaits: { lord: 9400 } }
    expect(attractionChances(input)).toEqual(new Map([['lord', 1]]))
    expect(drawEnemy({ ...input, rolls: rollsFrom('any', 'attraction') })).toEqual({ enemyId: 'lord', isHexed: false })
    expect(attractionChances({ ...input, bossWaits: { lord: 9399 } }).get('lord')).toBeLessThan(1)
  })

  it('gives precedence to the first boss of the table if two end together, and the other follows', () => {
    const hunt = { groundId: 'court', baitId: 'mouse' }
    const draw = (bossWaits: BossWaits | undefined) =>
      drawEnemy({ release, ...hunt, hex: null, bossWaits, rolls: rollsFrom('any', 'attraction') })
    const first = draw({ lord: 9900, lady: 9900 })
    expect(first?.enemyId).toBe('lord')
    const waits = waitsAfter({ lord: 9900, lady: 9900 }, { ...hunt, enemyId: 'lord', isHexed: false }, release)
    expect(draw(waits)?.enemyId).toBe('lady')
  })
})
