import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { HealthGrid } from './health-grid'
import { type Move, movesOf } from './moves'
import { uniformPoints, type Weighted } from './weighted'

const most = [7, 5] as const

/** Every pair of healths with its chance. */
type Table = ReadonlyMap<string, number>

const tableOf = (entries: Iterable<readonly [attacker: number, defender: number, chance: number]>): Table => {
  const table = new Map<string, number>()
  for (const [attacker, defender, chance] of entries) {
    const key = `${attacker} ${defender}`
    table.set(key, (table.get(key) ?? 0) + chance)
  }
  return table
}

const entriesOf = (table: Table) =>
  [...table].map(([key, chance]): [number, number, number] => {
    const [attacker = 0, defender = 0] = key.split(' ').map(Number)
    return [attacker, defender, chance]
  })

/** The expected grid after the moves, pair by pair. */
const movedTable = (table: Table, moves: readonly Move[], part: number): Table =>
  tableOf([
    ...entriesOf(table).map(([attacker, defender, chance]) => [attacker, defender, chance * (1 - part)] as const),
    ...entriesOf(table).flatMap(([attacker, defender, chance]) =>
      moves.flatMap((move) => {
        const after = [attacker + move.by[0], defender + move.by[1]] as const
        if (after[0] < 1 || after[1] < 1) return []
        return [[Math.min(most[0], after[0]), Math.min(most[1], after[1]), chance * move.chance * part] as const]
      }),
    ),
  ])

const total = (table: Table) => entriesOf(table).reduce((sum, [, , chance]) => sum + chance, 0)

/** The chance of one pair, measured as the remaining total when only that pair stays alive. */
function chanceAt(grid: HealthGrid, attacker: number, defender: number): number {
  const after = (by: readonly [number, number]) => grid.moved(movesOf([{ by, chance: 1 }])).total
  const [row, column] = [1 - attacker, 1 - defender]
  return after([row, column]) - after([row - 1, column]) - after([row, column - 1]) + after([row - 1, column - 1])
}

const chance = fc.double({ min: 0.01, max: 1, noNaN: true })
const healths = (limit: number) =>
  fc.array(fc.tuple(fc.integer({ min: 1, max: limit }), chance), { minLength: 1, maxLength: 4 })
const moves = fc.array(
  fc.record({
    by: fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })),
    chance,
  }),
  { maxLength: 9 },
)

const started = (own: readonly Weighted[], opponent: readonly Weighted[]) => ({
  grid: HealthGrid.of(most, own, opponent),
  table: tableOf(own.flatMap(([a, p]) => opponent.map(([b, q]) => [a, b, p * q] as const))),
})

function expectAlike(grid: HealthGrid, table: Table): void {
  expect(grid.total).toBeCloseTo(total(table), 10)
  for (let attacker = 1; attacker <= most[0]; attacker++)
    for (let defender = 1; defender <= most[1]; defender++)
      expect(chanceAt(grid, attacker, defender)).toBeCloseTo(table.get(`${attacker} ${defender}`) ?? 0, 10)
}

describe('the grid of two healths', () => {
  test('moves like each pair of healths separately', () => {
    fc.assert(
      fc.property(
        healths(most[0]),
        healths(most[1]),
        fc.array(fc.tuple(moves, fc.constantFrom(0, 0.25, 1)), { minLength: 1, maxLength: 3 }),
        (own, opponent, steps) => {
          let { grid, table } = started(own, opponent)
          for (const [each, part] of steps) {
            grid = grid.moved(movesOf(each), part)
            table = movedTable(table, each, part)
          }
          expectAlike(grid, table)
        },
      ),
    )
  })

  test('loses health of one side like each pair separately', () => {
    const losses = fc
      .tuple(fc.boolean(), fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), chance), { minLength: 1, maxLength: 9 }))
      .map(([isAttacker, lost]) =>
        lost.map(([units, part]): Move => ({ by: isAttacker ? [-units, 0] : [0, -units], chance: part })),
      )
    fc.assert(
      fc.property(
        healths(most[0]),
        healths(most[1]),
        fc.array(fc.tuple(losses, fc.constantFrom(0.25, 1)), { minLength: 1, maxLength: 3 }),
        (own, opponent, steps) => {
          let { grid, table } = started(own, opponent)
          for (const [each, part] of steps) {
            grid = grid.scaled(0.5).moved(movesOf(each), part)
            table = movedTable(tableOf(entriesOf(table).map(([a, b, p]) => [a, b, p / 2])), each, part)
          }
          expectAlike(grid, table)
        },
      ),
    )
  })

  test('keeps a scaled copy when the original changes', () => {
    const { grid, table } = started([[3, 1]], [[2, 1]])
    const half = grid.scaled(0.5)
    grid.mix(HealthGrid.of(most, [[3, 1]], [[2, 1]]))
    expectAlike(half, tableOf(entriesOf(table).map(([a, b, p]) => [a, b, p / 2])))
    expectAlike(grid, tableOf(entriesOf(table).map(([a, b, p]) => [a, b, 2 * p])))
  })

  test('adds up two grids with different ranges', () => {
    fc.assert(
      fc.property(healths(most[0]), healths(most[1]), moves, chance, (own, opponent, after, weight) => {
        const { grid, table } = started(own, opponent)
        const moved = grid.moved(movesOf(after))
        const sum = grid.scaled(0.5)
        sum.mix(moved.scale(weight))
        expectAlike(
          sum,
          tableOf([
            ...entriesOf(table).map(([a, b, p]) => [a, b, p / 2] as const),
            ...entriesOf(movedTable(table, after, 1)).map(([a, b, p]) => [a, b, p * weight] as const),
          ]),
        )
        expectAlike(grid, table)
      }),
    )
  })

  test('leaves no values in cells that another grid takes', () => {
    const [own, opponent] = [uniformPoints(1, most[0]), uniformPoints(1, most[1])]
    const { grid, table } = started(own, opponent)
    const after = [{ by: [-2, 1], chance: 1 }] as const
    const half = grid.scaled(0.5)
    grid.free()
    half.moved(movesOf(after)).free()
    expectAlike(
      half.moved(movesOf(after)),
      movedTable(tableOf(entriesOf(table).map(([a, b, p]) => [a, b, p / 2])), after, 1),
    )
  })

  test('can be large', () => {
    const evenly = Array.from({ length: 200 }, (_, index): Weighted => [index + 1, 1 / 200])
    const grid = HealthGrid.of([200, 200], evenly, evenly)
    expect(grid.size).toBe(40_000)
    expect(grid.moved(movesOf([{ by: [-100, 0], chance: 1 }])).total).toBeCloseTo(0.5)
    expect(grid.total).toBeCloseTo(1)
  })
})
