import type { Connection, mongo } from 'mongoose'
import { monitoredFailure } from './monitored-failure'
import { OutageProblem } from './outage-reason'

/** The facts that a writable database reports about itself. */
export interface ProbedDatabase {
  /** milliseconds by which its clock is ahead of the given one; half of a round trip is uncertain */
  readonly clockAheadMs: number
}

interface ProbeDocument extends mongo.Document {
  readonly _id: string
  readonly at: Date
}

/**
 * Writes one small document, always the same, and reads the server's time. So it detects a full or read-only disk as
 * well as a server that does not respond. Throws unless both succeed within `timeoutMs`.
 */
export async function probeDatabase(
  connection: Connection,
  now: () => number,
  timeoutMs = 900,
): Promise<ProbedDatabase> {
  const { db } = connection
  if (!db) throw new OutageProblem('the connection to it is closed')
  const at = new Date(now())
  const written = db
    .collection<ProbeDocument>('probe')
    .updateOne({ _id: 'readiness' }, { $set: { at } }, { upsert: true, maxTimeMS: timeoutMs })
  const probed = Promise.all([readClockAhead(connection, now, timeoutMs), written, requireRoom(db, timeoutMs)])
  const [clockAheadMs] = await Promise.race([probed, rejectAfter(timeoutMs, probed, connection)])
  return { clockAheadMs }
}

/** The free bytes below which a disk counts as full. A small document still fits into free pages when others do not. */
const minFreeBytes = 1_000_000

async function requireRoom(db: mongo.Db, timeoutMs: number): Promise<void> {
  if ((await readFreeBytes(db, timeoutMs)) < minFreeBytes) throw new OutageProblem('its disk is full')
}

async function readFreeBytes(db: mongo.Db, timeoutMs: number): Promise<number> {
  const { fsTotalSize, fsUsedSize } = await db.command({ dbStats: 1, maxTimeMS: timeoutMs })
  return fsTotalSize - fsUsedSize
}

/** The free bytes of the disk that the database writes to. */
export async function readDiskSpace(connection: Connection, timeoutMs = 2_000): Promise<number> {
  const { db } = connection
  if (!db) throw new OutageProblem('the connection to it is closed')
  return readFreeBytes(db, timeoutMs)
}

/**
 * Rejects after a time. The driver's own timeout subtracts the time of earlier slow round trips, so it may fail for
 * long after an outage.
 */
export function rejectAfter(timeoutMs: number, work: Promise<unknown>, connection: Connection): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = () => {
      const cause = monitoredFailure(connection)
      reject(new OutageProblem(`it did not respond within ${timeoutMs} ms`, { cause }))
    }
    const timer = setTimeout(fail, timeoutMs)
    const clear = () => clearTimeout(timer)
    work.then(clear, clear)
  })
}

/**
 * The milliseconds by which the clock of the database is ahead of the given one; half of a round trip is uncertain. The
 * time limit is that of a command, or shorter.
 */
export async function readClockAhead({ db }: Connection, now: () => number, timeoutMs?: number): Promise<number> {
  if (!db) throw new OutageProblem('the connection to it is closed')
  const from = now()
  const { localTime } = await db.command({ hello: 1, ...(timeoutMs && { maxTimeMS: timeoutMs }) })
  const to = now()
  return (localTime as Date).getTime() - (from + to) / 2
}
