import { afterEach, describe, expect, it } from '@jest/globals'
import { aServer, type TestServer } from './a-server'
import { checkHistory } from './isolation/check-history'
import type { History, HistoryEntry, Operation } from './isolation/history'
import { runIsolation } from './isolation/run-isolation'

/** Enough for many conflicts. `npm run test:isolation` runs 100,000. */
const operationCount = 800

let running: TestServer | undefined

afterEach(async () => {
  await running?.stop()
  running = undefined
})

const append = (key: number, value: number): Operation => ({ kind: 'append', key, value })
const read = (key: number, list: number[]): Operation => ({ kind: 'read', key, list })

function entry(id: number, operations: Operation[], status: HistoryEntry['status'] = 'committed'): HistoryEntry {
  return { id, operations, status, startedAt: 0, endedAt: 1000 }
}

const historyOf = (entries: HistoryEntry[], final: [number, number[]][]): History => ({
  entries,
  finalLists: new Map(final),
})
const kinds = (history: History) => new Set(checkHistory(history).map(({ kind }) => kind))

describe('isolation of concurrent transactions', () => {
  it('shows no anomaly in random histories', async () => {
    running = await aServer()
    const report = await runIsolation({ client: running.client, operations: operationCount, seed: 1 })
    expect(report.anomalies).toEqual([])
    expect(report.committed).toBeGreaterThan(operationCount / 40)
  })

  it('finds the anomalies of a server that releases locks before a commit is visible', async () => {
    running = await aServer({ faults: { releaseBeforeVisible: true } })
    const report = await runIsolation({ client: running.client, operations: 500, seed: 1 })
    expect(report.anomalies.length).toBeGreaterThan(0)
  })

  it('allows write skew, which snapshot isolation does not prevent', async () => {
    running = await aServer()
    const { client, db } = running
    const doctors = db.collection<{ _id: string; onCall: boolean }>('doctors')
    await doctors.insertMany([
      { _id: 'a', onCall: true },
      { _id: 'b', onCall: true },
    ])
    const sessions = [client.startSession(), client.startSession()] as const
    for (const session of sessions) session.startTransaction()
    const seen = await Promise.all(sessions.map((session) => doctors.countDocuments({ onCall: true }, { session })))
    await doctors.updateOne({ _id: 'a' }, { $set: { onCall: false } }, { session: sessions[0] })
    await doctors.updateOne({ _id: 'b' }, { $set: { onCall: false } }, { session: sessions[1] })
    for (const session of sessions) await session.commitTransaction()
    await Promise.all(sessions.map((session) => session.endSession()))
    expect(seen).toEqual([2, 2])
    expect(await doctors.countDocuments({ onCall: true })).toBe(0)
  })
})

describe('the checker of histories', () => {
  it('accepts a serial history', () => {
    const entries = [entry(0, [append(1, 1)]), entry(1, [read(1, [1]), append(1, 2)])]
    expect(kinds(historyOf(entries, [[1, [1, 2]]]))).toEqual(new Set())
  })

  it('accepts write skew', () => {
    const entries = [entry(0, [read(1, []), append(2, 1)]), entry(1, [read(2, []), append(1, 2)])]
    const final: [number, number[]][] = [
      [1, [2]],
      [2, [1]],
    ]
    expect(kinds(historyOf(entries, final))).toEqual(new Set())
  })

  it.each<[string, History]>([
    ['lost append', historyOf([entry(0, [append(1, 1)]), entry(1, [append(1, 2)])], [[1, [2]]])],
    ['duplicate append', historyOf([entry(0, [append(1, 1)])], [[1, [1, 1]]])],
    ['aborted read', historyOf([entry(0, [append(1, 1)], 'aborted'), entry(1, [read(1, [1])])], [[1, []]])],
    ['intermediate read', historyOf([entry(0, [append(1, 1), append(1, 2)]), entry(1, [read(1, [1])])], [[1, [1, 2]]])],
    [
      'inconsistent order',
      historyOf([entry(0, [append(1, 1)]), entry(1, [append(1, 2)]), entry(2, [read(1, [2])])], [[1, [1, 2]]]),
    ],
    ['unrepeatable read', historyOf([entry(0, [append(1, 1)]), entry(1, [read(1, []), read(1, [1])])], [[1, [1]]])],
    [
      'stale read',
      historyOf([entry(0, [append(1, 1)]), { ...entry(1, [read(1, [])]), startedAt: 2000, endedAt: 3000 }], [[1, [1]]]),
    ],
    [
      'cycle',
      historyOf(
        [entry(0, [append(1, 1), append(2, 2)]), entry(1, [read(1, [1]), read(2, [])])],
        [
          [1, [1]],
          [2, [2]],
        ],
      ),
    ],
  ])('finds a %s', (kind, history) => {
    expect(kinds(history)).toContain(kind)
  })
})
