import { appendFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Engine } from '../engine/engine'
import { insertRecord } from '../engine/record-writes'
import type { WriteBatch } from '../engine/write-batch'
import { type Doc, decode, MongoError, validateBson } from '../query'
import { Catalog, type CollectionInfo, namespaceOf } from '../storage/catalog'
import { checkDataFile } from '../storage/data-file'
import { lockFolder } from '../storage/folder-lock'
import { type StoredRecord, StoreReader } from '../storage/reader'
import { dataFileName, Store, syncToDisk } from '../storage/store'

export interface RepairReport {
  collections: number
  documents: number
  /** Documents that could not be taken over, and were written to `setAsideFile`. */
  setAside: number
  setAsideFile: string
  /** Namespaces of which a part could not be read at all. */
  unreadable: string[]
  /** The data as it was. */
  formerFile: string
}

const documentsPerBatch = 500

/** Documents in natural order; where the file cannot be read on, those behind the gap follow, from the end backwards. */
function* readableRecords(reader: StoreReader, id: number, onGap: () => void): IterableIterator<StoredRecord> {
  let last = -1
  try {
    for (const stored of reader.records(id, false)) {
      last = stored.record
      yield stored
    }
    return
  } catch {
    onGap()
  }
  try {
    for (const stored of reader.records(id, true)) {
      if (stored.record <= last) return
      yield stored
    }
  } catch {
    // The same gap, met from behind: there is nothing more to be read.
  }
}

/** Writes what is readable of one store into a new one, whose indexes and counters are made from the documents. */
class Repair {
  readonly report: RepairReport
  readonly #reader: StoreReader
  readonly #engine: Engine

  constructor(source: Store, engine: Engine, report: RepairReport) {
    this.#reader = new StoreReader(source)
    this.#engine = engine
    this.report = report
  }

  async copyCollection(collection: CollectionInfo): Promise<void> {
    const namespace = namespaceOf(collection)
    await this.#write((batch) => batch.addCollection(this.#emptied(collection)))
    this.report.collections += 1
    const records = readableRecords(this.#reader, collection.id, () => this.report.unreadable.push(namespace))
    for (let chunk = take(records); chunk.length > 0; chunk = take(records))
      await this.#write((batch) => {
        for (const stored of chunk) this.#copy(batch, namespace, stored)
      })
  }

  /** Results of retryable writes: a client may still repeat one. */
  copySessions(source: Store): Promise<void> {
    return this.#write((batch) => {
      for (const { key, value } of source.sessions.getRange({})) batch.store.sessions.put(key, value)
    })
  }

  /** Indexes whose building was interrupted are left out, as at any start. */
  #emptied(collection: CollectionInfo): CollectionInfo {
    const { catalog } = this.#engine
    const indexes = collection.indexes
      .filter(({ isReady }) => isReady)
      .map((index) => ({ ...index, id: catalog.nextId(), multikeyPaths: [], hasTruncated: false }))
    return { ...collection, id: catalog.nextId(), indexes }
  }

  #copy(batch: WriteBatch, namespace: string, { record, bytes }: StoredRecord): void {
    try {
      validateBson(bytes)
      insertRecord(batch, batch.collection(namespace) as CollectionInfo, decode(bytes) as Doc)
      this.report.documents += 1
    } catch (error) {
      if (!(error instanceof MongoError)) throw error
      this.report.setAside += 1
      const line = { namespace, record, reason: error.message, bson: bytes.toString('base64') }
      appendFileSync(this.report.setAsideFile, `${JSON.stringify(line)}\n`, { mode: 0o600 })
    }
  }

  #write(run: (batch: WriteBatch) => void): Promise<void> {
    return this.#engine.queue.submit({ run })
  }
}

function take(records: Iterator<StoredRecord>): StoredRecord[] {
  const chunk: StoredRecord[] = []
  while (chunk.length < documentsPerBatch) {
    const { done, value } = records.next()
    if (done) break
    chunk.push({ record: value.record, bytes: Buffer.from(value.bytes) })
  }
  return chunk
}

async function copyAll(folder: string, draft: string, report: RepairReport): Promise<void> {
  const source = new Store(folder)
  try {
    const engine = new Engine({ path: draft })
    try {
      const repair = new Repair(source, engine, report)
      for (const collection of new Catalog(source).list()) await repair.copyCollection(collection)
      await repair.copySessions(source)
    } finally {
      await engine.close()
    }
  } finally {
    await source.close()
  }
}

/**
 * Writes the data of a folder anew: every document that can be read, with indexes and counters made from the documents. What
 * cannot be taken over (bytes that are no document, a second document with a unique value) is set aside in a file. The data
 * as it was is kept. Throws a `FolderError` while a server has the folder.
 */
export async function repairFolder(folder: string, now = new Date()): Promise<RepairReport> {
  const stamp = now.toISOString().replace(/[:.]/g, '-')
  const draft = join(folder, `repair-${stamp}`)
  const report: RepairReport = {
    collections: 0,
    documents: 0,
    setAside: 0,
    setAsideFile: join(folder, `set-aside-${stamp}.jsonl`),
    unreadable: [],
    formerFile: join(folder, `data-before-repair-${stamp}.mdb`),
  }
  const unlock = lockFolder(folder)
  try {
    if (!existsSync(join(folder, dataFileName))) throw new Error(`There is no data in ${folder}.`)
    checkDataFile(folder)
    await copyAll(folder, draft, report)
    syncToDisk(join(draft, dataFileName))
    renameSync(join(folder, dataFileName), report.formerFile)
    rmSync(join(folder, 'lock.mdb'), { force: true })
    renameSync(join(draft, dataFileName), join(folder, dataFileName))
    syncToDisk(folder)
    return report
  } finally {
    rmSync(draft, { recursive: true, force: true })
    unlock()
  }
}
