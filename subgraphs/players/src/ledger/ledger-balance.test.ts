import { describe, expect, test } from '@jest/globals'
import { type LedgerLine, newPlayer, type PlayerState } from '@sanguine/rules'
import type { LedgerRow, OutboxEntry } from '../outbox/outbox'
import { aWorld } from '../testing/a-world'
import { type CheckedPlayer, LedgerBalance } from './ledger-balance'

const base = newPlayer(aWorld()).state

const holding = (currencies: PlayerState['currencies'], inventory: PlayerState['inventory'] = {}): PlayerState => ({
  ...base,
  currencies,
  inventory,
})

const coins = (delta: number, what = 'vgc'): LedgerLine => ({ kind: 'currency', what, delta, reason: 'reward' })
const items = (delta: number, what = 'bone'): LedgerLine => ({ kind: 'item', what, delta, reason: 'reward' })

const entry = (sequence: number, ...ledger: readonly LedgerLine[]): OutboxEntry => ({
  sequence,
  at: 0,
  ledger,
  journal: [],
  operation: null,
})

const row = (sequence: number, line: LedgerLine, index = 0): LedgerRow => ({
  _id: `ada:${String(sequence).padStart(12, '0')}:${String(index).padStart(3, '0')}`,
  player: 'ada',
  sequence,
  at: 0,
  ...line,
})

const documentOf = (state: PlayerState, outbox: readonly OutboxEntry[] = [], revision = 9): CheckedPlayer => ({
  state,
  outbox,
  revision,
})

function mismatchesOf(document: CheckedPlayer | null, ...rows: readonly LedgerRow[]) {
  const balance = new LedgerBalance('ada', document)
  for (const each of rows) balance.add(each)
  return balance.mismatches()
}

describe('the balance of a player', () => {
  test('is right if the rows add up to what the player has', () => {
    const document = documentOf(holding({ vgc: 5 }, { bone: 2 }))
    expect(mismatchesOf(document, row(1, coins(7)), row(2, coins(-2)), row(3, items(2)))).toEqual([])
  })

  test('is wrong by what the rows or the player have more', () => {
    const document = documentOf(holding({ vgc: 5 }, { bone: 2 }))
    expect(mismatchesOf(document, row(1, coins(7)), row(2, items(1, 'hat')))).toEqual([
      { player: 'ada', what: 'currency:vgc', ledger: 7, state: 5 },
      { player: 'ada', what: 'item:hat', ledger: 1, state: 0 },
      { player: 'ada', what: 'item:bone', ledger: 0, state: 2 },
    ])
  })

  test('counts a change in the outbox once', () => {
    const document = documentOf(holding({ vgc: 5 }, { bone: 2 }), [entry(8, coins(5)), entry(9, items(1), items(1))])
    expect(mismatchesOf(document)).toEqual([])
    expect(mismatchesOf(document, row(8, coins(5)), row(9, items(1), 1))).toEqual([])
  })

  test('omits rows of changes after the document was read', () => {
    const document = documentOf(holding({ vgc: 5 }), [], 9)
    expect(mismatchesOf(document, row(9, coins(5)), row(10, coins(100)))).toEqual([])
  })

  test('of a deleted player must be zero over all rows', () => {
    expect(mismatchesOf(null, row(1, coins(5)), row(2, coins(-5)))).toEqual([])
    expect(mismatchesOf(null, row(1, coins(5)))).toEqual([{ player: 'ada', what: 'currency:vgc', ledger: 5, state: 0 }])
  })

  test('can be computed before all rows were added', () => {
    const balance = new LedgerBalance('ada', documentOf(holding({ vgc: 5 }), [entry(9, coins(2))]))
    balance.add(row(1, coins(1)))
    expect(balance.mismatches()).toMatchObject([{ ledger: 3, state: 5 }])
    balance.add(row(2, coins(2)))
    expect(balance.mismatches()).toEqual([])
  })
})
