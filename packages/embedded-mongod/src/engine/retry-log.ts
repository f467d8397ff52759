import { DateTime, Doc, decode, encode, List, MongoError, type Value } from '../query'
import type { Table } from '../storage/store'

/** Statements with the same reply, by their numbers `from` to `to`. */
interface Run {
  from: number
  to: number
  reply: Doc
}

/** The record of a session's last retryable write or transaction. */
export class RetryEntry {
  readonly runs: Run[]
  /** Whether it has replies that are not stored yet. */
  hasUnsavedReplies = false

  constructor(
    readonly session: Buffer,
    readonly number: bigint,
    runs: readonly Run[],
    /** Whether the number belongs to a transaction that was committed. */
    readonly isCommitted: boolean,
  ) {
    this.runs = runs.map((run) => ({ ...run }))
  }

  /** The stored reply of an executed statement. */
  replyOf(statement: number): Doc | undefined {
    return this.runs.find(({ from, to }) => from <= statement && statement <= to)?.reply
  }

  add(statement: number, reply: Doc): void {
    this.hasUnsavedReplies = true
    const last = this.runs.at(-1)
    if (last && last.to === statement - 1 && encode(last.reply).equals(encode(reply))) last.to = statement
    else this.runs.push({ from: statement, to: statement, reply })
  }
}

const tooOld = (session: Buffer, number: bigint, stored: bigint): MongoError =>
  new MongoError(
    225,
    `Retryable write with txnNumber ${number} is prohibited on session ${session.toString('hex')} because a newer retryable write with txnNumber ${stored} has already started on this session.`,
  )

function parse(session: Buffer, bytes: Uint8Array): RetryEntry {
  const stored = decode(bytes)
  const runs = (stored.get('runs') as List).items.map((item) => {
    const run = item as Doc
    return { from: run.get('from') as number, to: run.get('to') as number, reply: run.get('answer') as Doc }
  })
  return new RetryEntry(session, stored.get('number') as bigint, runs, stored.get('isCommitted') as boolean)
}

/**
 * Results of retryable writes, one entry a session: that of its newest transaction number. They are written in the
 * same batch as the writes themselves, so that a repeat after a crash finds either both or neither.
 */
export class RetryLog {
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  find(session: Buffer): RetryEntry | undefined {
    const bytes = this.#table.get(session)
    return bytes && parse(session, bytes)
  }

  /** Returns the entry for a transaction number: the stored entry for a repeat. Throws if the number is too old. */
  open(session: Buffer, number: bigint): RetryEntry {
    const stored = this.find(session)
    if (!stored || stored.number < number) return new RetryEntry(session, number, [], false)
    if (stored.number > number) throw tooOld(session, number, stored.number)
    return stored
  }

  /** Call it inside a write. */
  save({ session, number, runs, isCommitted }: RetryEntry): void {
    const packed = runs.map(({ from, to, reply }): Value => Doc.of(['from', 'to', 'answer'], [from, to, reply]))
    const entry = Doc.of(
      ['number', 'usedAt', 'isCommitted', 'runs'],
      [number, new DateTime(Date.now()), isCommitted, List.of(packed)],
    )
    this.#table.put(session, encode(entry))
  }

  /** Records that a transaction is committed, so that a repeated commit succeeds. Call it inside a write. */
  saveCommit(session: Buffer, number: bigint): void {
    this.save(new RetryEntry(session, number, [], true))
  }

  /** Removes entries not used since `before` (milliseconds) and returns their number. Call it inside a write. */
  trim(before: number): number {
    const stale: Buffer[] = []
    for (const { key, value } of this.#table.getRange({})) {
      const usedAt = decode(value).get('usedAt') as DateTime
      if (Number(usedAt.ms) < before) stale.push(Buffer.from(key))
    }
    for (const key of stale) this.#table.remove(key)
    return stale.length
  }
}
