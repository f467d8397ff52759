import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { RankedNumbers } from './ranked-numbers'
import { Standings } from './standings'
import { XpTable } from './xp-table'

const idOf = (n: number) => n.toString(16).padStart(24, '0')

test('counts what is greater exactly, whatever is added and removed', () => {
  const change = fc.record({ value: fc.integer({ min: 0, max: 40 }), isAdded: fc.boolean() })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 400 }), fc.integer({ min: 2, max: 9 }), (changes, blockSize) => {
      const ranked = new RankedNumbers(blockSize)
      const naive: number[] = []
      for (const { value, isAdded } of changes) {
        const at = naive.indexOf(value)
        if (isAdded) {
          ranked.add(value)
          naive.push(value)
        } else {
          expect(ranked.remove(value)).toBe(at >= 0)
          if (at >= 0) naive.splice(at, 1)
        }
        expect(ranked.size).toBe(naive.length)
      }
      for (let value = -1; value <= 41; value += 1)
        expect(ranked.countAbove(value)).toBe(naive.filter((other) => other > value).length)
    }),
  )
})

test('keeps every account apart while the table grows', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 96n - 1n }), { maxLength: 300 }), (numbers) => {
      const ids = numbers.map((n) => n.toString(16).padStart(24, '0'))
      const table = new XpTable(8)
      ids.forEach((id, index) => {
        table.set(id, index)
      })
      expect(table.size).toBe(ids.length)
      expect(ids.map((id) => table.get(id))).toEqual(ids.map((_id, index) => index))
    }),
  )
})

test('knows nothing of an account it never heard of', () => {
  const table = new XpTable()
  table.set(idOf(1), 0)
  expect(table.get(idOf(1))).toBe(0)
  expect(table.get(idOf(2))).toBeNull()
})

test('ranks as a sort would, with equal XP on one place, in whatever order and however often the news comes', () => {
  const news = fc.array(fc.record({ player: fc.integer({ min: 0, max: 30 }), xp: fc.integer({ min: 0, max: 60 }) }))
  fc.assert(
    fc.property(news, (all) => {
      const standings = new Standings()
      const best = new Map<number, number>()
      for (const { player, xp } of [...all, ...all.toReversed()]) {
        standings.learn(idOf(player), xp)
        best.set(player, Math.max(best.get(player) ?? 0, xp))
      }
      expect(standings.size).toBe(best.size)
      for (const xp of best.values())
        expect(standings.rankOf(xp)).toBe([...best.values()].filter((other) => other > xp).length + 1)
    }),
  )
})
