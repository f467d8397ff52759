import type { CursorSource } from '../engine/cursors'
import { decode, List } from '../query'
import type { Call, Reply } from './command'

/** The default number of documents in a first batch. */
const defaultFirstBatchSize = 101

const asList = (documents: readonly Buffer[]): List => List.of(documents.map(decode))

export interface CursorReplyOptions {
  namespace: string
  batchSize: number | undefined
  /** Whether to close the cursor after the first batch. */
  isSingleBatch: boolean
  noTimeout: boolean
}

/** Returns the first batch of a result, and opens a cursor for the rest. */
export function firstBatch(call: Call, source: CursorSource, options: CursorReplyOptions): Reply {
  const { engine, session, transaction, txnNumber, server, connection } = call
  const cursor = engine.cursors.create(
    {
      namespace: options.namespace,
      user: server.access.userOf(connection),
      session: session?.key,
      transaction: transaction ? txnNumber : undefined,
      noTimeout: options.noTimeout,
      deadline: call.deadline,
    },
    source,
  )
  let isKept = false
  try {
    const { documents, isExhausted } = cursor.take(options.batchSize ?? defaultFirstBatchSize)
    isKept = !isExhausted && !options.isSingleBatch
    if (isKept) engine.cursors.keep(cursor)
    return { cursor: { firstBatch: asList(documents), id: isKept ? cursor.id : 0n, ns: options.namespace } }
  } finally {
    if (!isKept) cursor.close()
  }
}

/** Returns the next batch of an open cursor, and closes an exhausted cursor. */
export function nextBatch({ engine }: Call, id: bigint, batchSize: number | undefined): Reply {
  const cursor = engine.cursors.get(id)
  let isKept = false
  try {
    const { documents, isExhausted } = cursor.take(batchSize || Number.POSITIVE_INFINITY)
    isKept = !isExhausted
    const { namespace } = cursor.options
    return { cursor: { nextBatch: asList(documents), id: isKept ? id : 0n, ns: namespace } }
  } finally {
    if (!isKept) engine.cursors.close(id)
  }
}

/** A source over documents in memory. */
export function sourceOf(documents: Iterable<Buffer>): CursorSource {
  return { documents: documents[Symbol.iterator](), close: () => {} }
}
