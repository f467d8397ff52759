import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { LadderIndex } from './ladder-index'
import { OrderedNumbers } from './ordered-numbers'
import { PlayerTable } from './player-table'

const idOf = (n: number) => n.toString(16).padStart(24, '0')

test('keeps numbers in order, and counts and finds places exactly after any changes', () => {
  const change = fc.record({ value: fc.integer({ min: 0, max: 60 }), isAdded: fc.boolean() })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 400 }), fc.integer({ min: 2, max: 9 }), (changes, blockSize) => {
      const ordered = new OrderedNumbers((one, other) => other - one, blockSize)
      const naive = new Set<number>()
      for (const { value, isAdded } of changes) {
        if (isAdded === naive.has(value)) continue
        if (isAdded) naive.add(value)
        else naive.delete(value)
        if (isAdded) ordered.add(value)
        else ordered.remove(value)
      }
      const sorted = [...naive].sort((one, other) => other - one)
      expect(ordered.size).toBe(sorted.length)
      expect(ordered.slice(0, 100)).toEqual(sorted)
      for (let place = 0; place <= sorted.length + 1; place += 1) {
        expect(ordered.slice(place, 3)).toEqual(sorted.slice(place, place + 3))
        expect(ordered.countBefore((value) => value > place)).toBe(sorted.filter((value) => value > place).length)
      }
    }),
  )
})

test('keeps accounts separate while the table grows', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 96n - 1n }), { maxLength: 300 }), (numbers) => {
      const ids = numbers.map((n) => n.toString(16).padStart(24, '0'))
      const table = new PlayerTable(8)
      const players = ids.map((id, index) => table.add(id, index))
      expect(table.size).toBe(ids.length)
      expect(ids.map((id) => table.numberOf(id))).toEqual(players)
      expect(players.map((player) => table.accountIdOf(player))).toEqual(ids)
      expect(players.map((player) => table.xpOf(player))).toEqual(ids.map((_id, index) => index))
    }),
  )
})

test('returns null for an unknown account', () => {
  const table = new PlayerTable()
  table.add(idOf(1), 0)
  expect(table.numberOf(idOf(1))).toBe(0)
  expect(table.numberOf(idOf(2))).toBeNull()
})

describe('the index of the ladder', () => {
  const news = fc.array(fc.record({ player: fc.integer({ min: 0, max: 30 }), xp: fc.integer({ min: 0, max: 9 }) }))

  test('ranks and pages like a sort, in whatever order and however often updates arrive', () => {
    fc.assert(
      fc.property(news, fc.integer({ min: 1, max: 7 }), (all, limit) => {
        const standings = new LadderIndex()
        const best = new Map<string, number>()
        for (const { player, xp } of [...all, ...all.toReversed()]) {
          standings.learn(idOf(player), xp)
          best.set(idOf(player), Math.max(best.get(idOf(player)) ?? 0, xp))
        }
        const rankOf = (xp: number) => [...best.values()].filter((other) => other > xp).length + 1
        const rows = [...best]
          .sort(([id, xp], [otherId, otherXp]) => otherXp - xp || (id < otherId ? -1 : 1))
          .map(([accountId, xp]) => ({ accountId, xp, rank: rankOf(xp) }))
        expect(standings.size).toBe(best.size)
        for (const xp of best.values()) expect(standings.rankOf(xp)).toBe(rankOf(xp))
        for (let offset = 0; offset <= rows.length + limit; offset += 1)
          expect(standings.page(offset, limit)).toEqual(rows.slice(offset, offset + limit))
        for (const [index, { accountId }] of rows.entries()) expect(standings.rowsAbove(accountId)).toBe(index)
      }),
    )
  })

  test('places unknown players last', () => {
    const standings = new LadderIndex()
    standings.learn(idOf(1), 5)
    expect(standings.rowsAbove(idOf(2))).toBe(1)
  })

  test('removes a player permanently, despite later updates', () => {
    const standings = new LadderIndex()
    for (const player of [1, 2, 3]) standings.learn(idOf(player), player)
    standings.forget(idOf(2))
    standings.forget(idOf(2))
    standings.forget(idOf(9))
    standings.learn(idOf(2), 100)
    expect(standings.size).toBe(2)
    expect(standings.rankOf(1)).toBe(2)
    expect(standings.page(0, 5).map(({ accountId }) => accountId)).toEqual([idOf(3), idOf(1)])
  })
})
