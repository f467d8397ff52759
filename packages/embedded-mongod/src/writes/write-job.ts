import { Blocked } from '../engine/locks'
import type { RetryEntry, RetryLog } from '../engine/retry-log'
import type { WriteBatch } from '../engine/write-batch'
import { Unfinished, type WriteJob } from '../engine/write-queue'
import { type Doc, MongoError } from '../query'
import type { Statement, WriteScope } from './statement'

/** The outcome of a statement: its reply, or the error it failed with. */
export type Outcome = { reply: Doc } | { error: MongoError }

/** The identity of a retryable write: its session, its number, and the numbers of its statements. */
export interface RetryableWrite {
  session: Buffer
  number: bigint
  statementNumber(position: number): number
}

export interface WriteJobOptions {
  statements: readonly Statement[]
  isOrdered: boolean
  scope(batch: WriteBatch): WriteScope
  retry: { log: RetryLog; write: RetryableWrite } | undefined
}

/** Errors that fail the whole command instead of one statement. */
export const endsCommand = (error: MongoError): boolean => error.labels.length > 0 || error.code === 225

/** Runs the statements of one write command. A long or blocked command needs several batches. */
export class StatementsJob implements WriteJob<Outcome[]> {
  readonly #options: WriteJobOptions
  readonly #outcomes: Outcome[] = []

  constructor(options: WriteJobOptions) {
    this.#options = options
  }

  mark(): () => void {
    const { length } = this.#outcomes
    const undo = this.#options.statements[length]?.mark?.()
    return () => {
      this.#outcomes.length = length
      undo?.()
    }
  }

  run(batch: WriteBatch): Outcome[] {
    const { retry, statements } = this.#options
    const entry = retry?.log.open(retry.write.session, retry.write.number)
    const scope = this.#options.scope(batch)
    const before = this.#outcomes.length
    try {
      for (let position = before; position < statements.length; position++) {
        if (batch.isFull && position > before) throw new Unfinished()
        if (!this.#step(position, scope, entry)) break
      }
    } finally {
      if (entry?.hasUnsavedReplies && batch.isDirty) retry?.log.save(entry)
    }
    return this.#outcomes
  }

  /** Whether to continue with the next statement. */
  #step(position: number, scope: WriteScope, entry: RetryEntry | undefined): boolean {
    const number = this.#options.retry?.write.statementNumber(position) ?? position
    const known = entry?.replyOf(number)
    if (known) {
      this.#outcomes.push({ reply: known })
      return true
    }
    try {
      const reply = (this.#options.statements[position] as Statement).run(scope)
      entry?.add(number, reply)
      this.#outcomes.push({ reply })
      return true
    } catch (error) {
      if (error instanceof Blocked || !(error instanceof MongoError) || endsCommand(error)) throw error
      this.#outcomes.push({ error })
      return !this.#options.isOrdered
    }
  }
}
