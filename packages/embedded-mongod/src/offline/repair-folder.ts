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
import { dataFileName, isUnreadable, Store, syncToDisk } from '../storage/store'

export interface RepairReport {
  collections: number
  documents: number
  /** The documents that could not be copied and were written to `setAsideFile`. */
  setAside: number
  setAsideFile: string
  /** Namespaces with unreadable parts. */
  unreadable: string[]
  /** The path of the original data. */
  formerFile: string
}

const documentsPerBatch = 500

/** Copies the readable documents of a store into a new one, and rebuilds indexes and counters from them. */
class Repair {
  readonly report: RepairReport
  readonly #folder: string
  readonly #engine: Engine
  #source: Store

  constructor(folder: string, engine: Engine, report: RepairReport) {
    this.#folder = folder
    this.#engine = engine
    this.report = report
    this.#source = new Store(folder)
  }

  async copyAll(): Promise<void> {
    try {
      for (const collection of new Catalog(this.#source).list()) await this.#copyCollection(collection)
      await this.#copySessions()
    } finally {
      await this.#source.close()
    }
  }

  /** Yields the documents in natural order. After an unreadable part, it continues from the last document backwards. */
  async #copyCollection(collection: CollectionInfo): Promise<void> {
    const namespace = namespaceOf(collection)
    await this.#write((batch) => batch.addCollection(this.#emptied(collection)))
    this.report.collections += 1
    const last = await this.#copyRecords(collection, false, -1)
    if (last === null) return
    this.report.unreadable.push(namespace)
    await this.#copyRecords(collection, true, last)
  }

  /** Copies the documents after a record. If it meets an unreadable part, it returns the last copied record. */
  async #copyRecords(collection: CollectionInfo, isReverse: boolean, behind: number): Promise<number | null> {
    const namespace = namespaceOf(collection)
    const records = new StoreReader(this.#source).records(collection.id, isReverse)
    let last = -1
    for (;;) {
      const { chunk, end } = take(records, behind)
      await this.#write((batch) => {
        for (const stored of chunk) this.#copy(batch, namespace, stored)
      })
      last = chunk.at(-1)?.record ?? last
      if (end === 'done') return null
      if (end === 'gap') {
        await this.#reopen()
        return last
      }
    }
  }

  /** After an unreadable part, LMDB refuses all further reads. */
  async #reopen(): Promise<void> {
    await this.#source.close()
    this.#source = new Store(this.#folder)
  }

  /** Results of retryable writes, because a client may still retry one. */
  #copySessions(): Promise<void> {
    return this.#write((batch) => {
      for (const { key, value } of this.#source.sessions.getRange({})) batch.store.sessions.put(key, value)
    })
  }

  /** Leaves out indexes whose build was interrupted, as every start does. */
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

interface Chunk {
  readonly chunk: readonly StoredRecord[]
  /** the reason for the end: a full batch, the last document, or an unreadable part */
  readonly end: 'full' | 'done' | 'gap'
}

/** The next batch of documents after a record. */
function take(records: Iterator<StoredRecord>, behind: number): Chunk {
  const chunk: StoredRecord[] = []
  try {
    while (chunk.length < documentsPerBatch) {
      const { done, value } = records.next()
      if (done || value.record <= behind) return { chunk, end: 'done' }
      chunk.push({ record: value.record, bytes: Buffer.from(value.bytes) })
    }
    return { chunk, end: 'full' }
  } catch (error) {
    if (!isUnreadable(error)) throw error
    return { chunk, end: 'gap' }
  }
}

async function copyAll(folder: string, draft: string, report: RepairReport): Promise<void> {
  const engine = new Engine({ path: draft })
  try {
    await new Repair(folder, engine, report).copyAll()
  } finally {
    await engine.close()
  }
}

/**
 * Rebuilds the data of a folder: every readable document, with indexes and counters derived from the documents. A
 * separate file receives everything else: bytes that are not a document, and documents that repeat a unique value.
 * The old data is kept. Throws a `FolderError` while a server uses the folder.
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
