import { describe, expect, test } from '@jest/globals'
import { aPlayer } from '../testing/a-player'
import { aRelease } from '../testing/a-release'
import { imbalanceOf } from './balance'
import type { LedgerLine, PlayerState } from './player-state'

const base = aPlayer(aRelease())

const holding = (currencies: PlayerState['currencies'], inventory: PlayerState['inventory'] = {}): PlayerState => ({
  ...base,
  currencies,
  inventory,
})

const coins = (delta: number, what = 'vgc'): LedgerLine => ({ kind: 'currency', what, delta, reason: 'reward' })
const items = (delta: number, what = 'bone'): LedgerLine => ({ kind: 'item', what, delta, reason: 'reward' })

describe('a change', () => {
  test.each<[string, PlayerState, PlayerState, LedgerLine[]]>([
    ['of nothing', holding({ vgc: 5 }), holding({ vgc: 5 }), []],
    ['of coins', holding({ vgc: 5 }), holding({ vgc: 8 }), [coins(3)]],
    ['of items', holding({}, { bone: 1 }), holding({}, { bone: 3 }), [items(2)]],
    ['that spends everything', holding({ vgc: 5 }), holding({}), [coins(-5)]],
    ['that leaves an amount of nothing', holding({ vgc: 5 }), holding({ vgc: 0 }), [coins(-5)]],
    ['in several steps', holding({ vgc: 1 }), holding({ vgc: 3 }), [coins(-1), coins(4), coins(-1)]],
    ['that comes to nothing', holding({ vgc: 1 }), holding({ vgc: 1 }), [coins(-1), coins(1)]],
    [
      'of coins and items of the same name',
      holding({ x: 1 }, { x: 1 }),
      holding({ x: 2 }, { x: 3 }),
      [coins(1, 'x'), items(2, 'x')],
    ],
  ])('%s is explained by its lines', (_what, before, after, ledger) => {
    expect(imbalanceOf(before, after, ledger)).toBeNull()
  })

  test.each<[string, PlayerState, PlayerState, LedgerLine[], string]>([
    ['that gives coins', holding({ vgc: 5 }), holding({ vgc: 6 }), [], 'currency:vgc'],
    ['that takes coins', holding({ vgc: 5 }), holding({}), [], 'currency:vgc'],
    ['that gives items', holding({}), holding({}, { bone: 1 }), [], 'item:bone'],
    ['that gives more than the line', holding({}), holding({ vgc: 3 }), [coins(2)], 'currency:vgc'],
    ['that gives coins by a line of items', holding({}), holding({ bone: 1 }), [items(1)], 'item:bone'],
    ['that has a line alone', base, base, [coins(2)], 'currency:vgc'],
  ])('%s without its lines is an error', (_what, before, after, ledger, key) => {
    expect(imbalanceOf(before, after, ledger)).toBe(`The ledger does not explain the change of ${key}.`)
  })

  test.each([
    ['coins', { currencies: { vgc: 1_000 } }],
    ['items', { inventory: { bone: 1 } }],
  ])('to %s alone, with all else identical, is an error without its lines', (_what, changes) => {
    expect(imbalanceOf(base, { ...base, ...changes }, [])).toMatch('does not explain')
  })

  test('that makes a balance negative is an error, even with its lines', () => {
    expect(imbalanceOf(holding({ vgc: 1 }), holding({ vgc: -1 }), [coins(-2)])).toBe(
      'The amount of currency:vgc would be -1.',
    )
  })

  test.each([0, 0.5, Number.NaN, 2 ** 53])('cannot have a line with the amount %d', (delta) => {
    expect(imbalanceOf(holding({}), holding({ vgc: delta }), [coins(delta)])).toBe(
      `A ledger line of vgc moves ${delta}.`,
    )
  })
})
