import { describe, expect, it } from '@jest/globals'
import { winsForDrops } from '../constants'
import { drawEnemy } from '../hunt/attraction'
import { rollStakes } from '../hunt/stakes'
import { rollsFrom } from '../random/rolls'
import { sourceIndex } from '../sources/source-index'
import { aPlayer, seedOf } from '../testing/a-player'
import { aGround, anEnemy, anItem, aRelease, aTable } from '../testing/a-release'
import { huntOutlook } from './hunt-estimate'
import { huntLevels, huntsNeeded } from './hunts-needed'
import { mixPieces, type Pieces, winPieces } from './pieces'

const lines = [
  { itemId: 'tooth', dropChance: 30, amountMin: 1, amountMax: 3 },
  { itemId: 'tooth', dropChance: 10, amountMin: -1, amountMax: 1 },
]

const release = aRelease({
  items: [anItem('tooth', 'craftingmat'), anItem('candle', 'bait')],
  enemies: [anEnemy('wolf', { loot: [{ itemId: 'tooth', dropChance: 20, amountMin: 1, amountMax: 2 }] })],
  grounds: [aGround('wood', { specialBaitItemIds: ['candle'] })],
  tables: [
    aTable('wood', 0, ['ghoul', 0, 7000], ['wolf', 7000, 10_000]),
    aTable('wood', 1, ['ghoul', 0, 4000], ['wolf', 4000, 10_000]),
  ],
})

/** The share of many runs in which a number of hunts gives enough pieces. */
function simulated(pieces: Pieces, amount: number, hunts: number): number {
  const rolls = rollsFrom(seedOf('7'), 'stakes')
  const runs = 20_000
  let enough = 0
  for (let run = 0; run < runs; run += 1) {
    let [found, hunt] = [0, 0]
    for (; hunt < hunts && found < amount; hunt += 1) {
      let left = rolls.next()
      found += Math.max(
        0,
        pieces.findIndex((chance) => {
          left -= chance
          return left < 0
        }),
      )
    }
    if (found >= amount) enough += 1
  }
  return enough / runs
}

describe('the estimated hunts', () => {
  // the error of 20,000 runs is at most 0.0035, and five of them are allowed
  it.each([1, 2, 8, 40])('of %i pieces agree with simulation', (amount) => {
    const pieces = mixPieces([
      { share: 0.3, pieces: winPieces(lines) },
      { share: 0.2, pieces: [0.5, 0.5] },
    ])
    for (const level of [huntLevels.half, huntLevels.ninety]) {
      const hunts = huntsNeeded(pieces, amount, level) ?? 0
      expect(simulated(pieces, amount, hunts)).toBeGreaterThan(level.level - 0.018)
      expect(simulated(pieces, amount, hunts - 1)).toBeLessThan(level.level + 0.018)
    }
  })

  it('agree with simulated wins', () => {
    const player = aPlayer(release, { hunted: { wolf: winsForDrops } })
    const { estimate } = huntOutlook(player, { itemId: 'tooth', amount: 5, release, index: sourceIndex(release) })
    const rolls = rollsFrom(seedOf('3'), 'stakes')
    const runs = 4000
    const isEnough = (hunts: number): boolean => {
      let found = 0
      for (let hunt = 0; hunt < hunts; hunt += 1) {
        const drawn = drawEnemy({ release, groundId: 'wood', baitId: 'candle', hex: null, rolls })
        const enemy = release.enemies.get(drawn?.enemyId ?? '')
        if (!enemy) throw new Error('no enemy')
        const { loot } = rollStakes(enemy, { from: 0, to: 0 }, release, rolls).win
        found += loot.reduce((sum, { amount }) => sum + amount, 0)
      }
      return found >= 5
    }
    const partOf = (hunts: number) => Array.from({ length: runs }, () => isEnough(hunts)).filter(Boolean).length / runs
    // the error of 4,000 runs is at most 0.008, and four of them are allowed
    for (const [hunts, level] of [
      [estimate?.hunts50 ?? 0, 0.5],
      [estimate?.hunts90 ?? 0, 0.9],
    ] as const) {
      expect(partOf(hunts)).toBeGreaterThan(level - 0.032)
      expect(partOf(hunts - 1)).toBeLessThan(level + 0.032)
    }
  })
})
