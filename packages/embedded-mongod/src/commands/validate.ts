import type { Engine } from '../engine/engine'
import { decode, MongoError, validateBson } from '../query'
import { type CollectionInfo, type IndexInfo, namespaceOf } from '../storage/catalog'
import { entriesOf } from '../storage/index-keys'
import { indexKey, lowerBound, prefixOfIndexKey, recordOfKey, upperBound } from '../storage/keys'
import { partialFilterOf } from '../storage/partial-filter'
import type { Reader } from '../storage/reader'
import type { Reply } from './command'

const noBytes = Buffer.alloc(0)
/** The maximum number of messages for a broken collection. Further problems are only counted. */
const maxMessages = 50

/** Collects problems up to a limit. */
class Problems {
  readonly messages: string[] = []
  count = 0

  add(message: string): void {
    this.count += 1
    if (this.messages.length < maxMessages) this.messages.push(message)
  }
}

/** Checks that every entry of a document exists. */
function checkDocument(reader: Reader, index: IndexInfo, record: number, bytes: Buffer, problems: Problems): number {
  const { byPrefix } = entriesOf(decode(bytes), index, partialFilterOf(index))
  for (const { prefix } of byPrefix.values())
    if (!reader.hasEntry(indexKey(prefix, record))) problems.add(`record ${record} has no entry in index ${index.name}`)
  return byPrefix.size
}

/** Milliseconds of validation before other commands run. */
const sliceMs = 20

/** Yields to other commands, so that the server responds during a long validation. */
class Slices {
  #endsAt = performance.now() + sliceMs

  async pause(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    this.#endsAt = performance.now() + sliceMs
  }

  get isOver(): boolean {
    return performance.now() >= this.#endsAt
  }
}

/**
 * Checks that every entry has its document, and that a unique index has each value once. Returns the number of entries.
 */
async function countEntries(reader: Reader, index: IndexInfo, problems: Problems, slices: Slices): Promise<number> {
  let count = 0
  let previous: Buffer | undefined
  const range = { low: lowerBound(index.id, noBytes), high: upperBound(index.id, noBytes) }
  for (const key of reader.entries(range, false)) {
    count += 1
    const prefix = prefixOfIndexKey(key)
    if (index.unique && previous?.equals(prefix))
      problems.add(`unique index ${index.name} holds a value twice (record ${recordOfKey(key)})`)
    previous = Buffer.from(prefix)
    if (slices.isOver) await slices.pause()
  }
  return count
}

function checkBson(record: number, bytes: Buffer, problems: Problems): boolean {
  try {
    validateBson(bytes)
    return true
  } catch (error) {
    if (!(error instanceof MongoError)) throw error
    problems.add(`record ${record} is not valid BSON: ${error.message}`)
    return false
  }
}

/** Compares a collection's documents, its indexes and its counters with each other. */
export async function validate(engine: Engine, collection: CollectionInfo): Promise<Reply> {
  const view = engine.view()
  const size = engine.sizes.of(collection.id)
  const slices = new Slices()
  try {
    const problems = new Problems()
    const indexes = collection.indexes.filter(({ isReady }) => isReady)
    const expected = new Map(indexes.map(({ id }) => [id, 0]))
    let [nrecords, bytesTotal] = [0, 0]
    for (const { record, bytes } of view.reader.records(collection.id, false)) {
      nrecords += 1
      bytesTotal += bytes.length
      if (!checkBson(record, bytes, problems)) continue
      for (const index of indexes) {
        const found = checkDocument(view.reader, index, record, bytes, problems)
        expected.set(index.id, (expected.get(index.id) ?? 0) + found)
      }
      if (slices.isOver) await slices.pause()
    }
    const keysPerIndex: Record<string, number> = {}
    for (const index of indexes) {
      const count = await countEntries(view.reader, index, problems, slices)
      keysPerIndex[index.name] = count
      if (count !== expected.get(index.id))
        problems.add(`index ${index.name} has ${count} entries, its documents have ${expected.get(index.id)}`)
    }
    if (size.count !== nrecords) problems.add(`the counter says ${size.count} documents, there are ${nrecords}`)
    if (size.bytes !== bytesTotal) problems.add(`the counter says ${size.bytes} bytes, there are ${bytesTotal}`)
    return {
      ns: namespaceOf(collection),
      nrecords,
      nIndexes: indexes.length,
      keysPerIndex: new Map(Object.entries(keysPerIndex)),
      valid: problems.count === 0,
      errors: problems.messages,
      warnings: [],
    }
  } finally {
    view.release()
  }
}
