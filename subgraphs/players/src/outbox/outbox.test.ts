import { describe, expect, test } from '@jest/globals'
import { mongo } from 'mongoose'
import {
  isOutboxFull,
  isWorthKeeping,
  journalRows,
  ledgerRows,
  type OutboxEntry,
  operationRows,
  outboxByteLimit,
  outboxEntryLimit,
  rowIdEnd,
  rowIdFrom,
} from './outbox'

const anEntry = (changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  sequence: 7,
  at: 1000,
  ledger: [],
  journal: [],
  operation: null,
  ...changes,
})

const coins = (delta: number) => ({ kind: 'currency', what: 'vgc', delta, reason: 'reward' }) as const
const noBait = { type: 'noBait', auto: false } as const
const anOperation = (result: unknown = 1) => ({ key: 'key', name: 'trade', fingerprint: 'f', result })
const anAuditEntry = { id: 'a', at: 1000, entry: {} } as NonNullable<OutboxEntry['audit']>

describe('the rows of a change', () => {
  const lines = Array.from({ length: 12 }, (_, index) => index)
  const entries = [9, 10, 100].map((sequence) =>
    anEntry({ sequence, ledger: lines.map(coins), journal: lines.map(() => noBait) }),
  )

  const idsOf = {
    ledger: (entry: OutboxEntry) => ledgerRows('b', entry).map(({ _id }) => _id),
    journal: (entry: OutboxEntry) => journalRows('b', entry).map(({ _id }) => _id),
  }

  test.each(['ledger', 'journal'] as const)(
    'of the %s have ids that sort by time, within the id range of the player',
    (name) => {
      const ids = entries.flatMap(idsOf[name])
      expect(ids.toSorted()).toEqual(ids)
      expect(new Set(ids).size).toBe(36)
      for (const id of ids) {
        expect(id > rowIdFrom('b') && id < rowIdEnd('b')).toBe(true)
        expect(id > rowIdEnd('a') && id < rowIdFrom('c')).toBe(true)
      }
      // the ids of a sequence begin at its least id, and not before
      expect(ids.findIndex((id) => id >= rowIdFrom('b', 10))).toBe(12)
    },
  )

  test('contain player, sequence, time and their content', () => {
    const entry = anEntry({ ledger: [coins(5)], journal: [noBait], operation: anOperation() })
    const place = { player: 'ada', sequence: 7, at: 1000 }
    expect(ledgerRows('ada', entry)).toEqual([{ _id: 'ada:000000000007:000', ...place, ...coins(5) }])
    expect(journalRows('ada', entry)).toEqual([{ _id: 'ada:000000000007:000', ...place, line: noBait }])
    expect(operationRows('ada', entry)).toEqual([
      { _id: 'ada:key', ...place, name: 'trade', fingerprint: 'f', result: 1 },
    ])
  })

  test('without a key include no operation', () => {
    expect(operationRows('ada', anEntry())).toEqual([])
  })
})

test.each([
  ['coins', { ledger: [coins(1)] }],
  ['a line of the journal', { journal: [noBait] }],
  ['a key', { operation: anOperation() }],
  ['an entry of the audit log', { audit: anAuditEntry }],
])('an entry with %s alone is kept', (_what, changes) => {
  expect(isWorthKeeping(anEntry(changes))).toBe(true)
})

test('an entry without content is not kept', () => {
  expect(isWorthKeeping(anEntry())).toBe(false)
})

describe('an outbox is full', () => {
  const small = (count: number) => Array.from({ length: count }, () => anEntry())
  const sizeOf = (entries: readonly OutboxEntry[]) => mongo.BSON.calculateObjectSize({ entries })

  /** Entries with a number of bytes in total. */
  const large = (count: number, bytes: number) => {
    const others = small(count - 1)
    const entryOf = (length: number) => anEntry({ operation: anOperation('x'.repeat(length)) })
    return [...others, entryOf(bytes - sizeOf([...others, entryOf(0)]))]
  }

  test('with 150 entries, however small', () => {
    expect(isOutboxFull(small(outboxEntryLimit - 1))).toBe(false)
    expect(isOutboxFull(small(outboxEntryLimit))).toBe(true)
  })

  test('with more than eight entries that reach the limit of bytes', () => {
    expect(isOutboxFull(large(9, outboxByteLimit - 1))).toBe(false)
    expect(isOutboxFull(large(9, outboxByteLimit))).toBe(true)
  })

  test('never with eight, so that a player with few large changes can continue', () => {
    expect(isOutboxFull(large(8, 2 * outboxByteLimit))).toBe(false)
  })
})
