import { type NewAuditEntry, writeAuditEntries } from '@sanguine/audit'
import {
  type AnyRecord,
  type KindName,
  kindNames,
  type RecordTranslations,
  replaceRecords,
  startSchema,
  type Translations,
} from '@sanguine/content'
import { connectionService, maxTransactionBytes } from '@sanguine/db'
import { type App, defineService, purgeStartService, purgeTime } from '@sanguine/kernel'
import type { Connection } from 'mongoose'
import { mongo, Types, trusted } from 'mongoose'
import type { RecordUsage } from '../usage/usage-count'
import {
  type ContentModels,
  contentModelsService,
  type KeyedChangeDocument,
  type StoredDocument,
  type TranslationDocument,
  type VersionDocument,
  versionId,
} from './content.model'
import { packService } from './pack'
import { readDocument, readDocuments, type Stamp, type StoredContent } from './read-documents'

/** A write of one record, or with `after` null its deletion. `before` is null if the record does not exist yet. */
export interface RecordChange {
  readonly kind: KindName
  readonly id: string
  readonly before: Stamp | null
  readonly after: Readonly<Record<string, unknown>> | null
  /** its texts in other languages after the change; unchanged if left out */
  readonly translations?: RecordTranslations | undefined
  /** of a record that is brought back */
  readonly restored?: {
    /** the last one it had; its next one is higher */
    readonly revision: number
    /** its values in its last state; null if the log has none */
    readonly last: Readonly<Record<string, unknown>> | null
  }
}

/** Changes of records of one kind, at least one, each with its entry of the audit log. */
export interface ChangeSet {
  readonly changes: readonly RecordChange[]
  readonly entries: readonly NewAuditEntry[]
  /** the counted uses of the record of each change */
  readonly usage: readonly (readonly RecordUsage[])[]
  /** of a call that a client may repeat */
  readonly key: ChangeKey | null
}

/** The call that changes are recognized by when it is repeated. */
export interface ChangeKey extends Pick<KeyedChangeDocument, '_id' | 'fingerprint'> {
  /** whether a repeat returns the values of the records */
  readonly keepsValues: boolean
}

/** The share of a transaction that changes may fill, because the database counts more than their documents. */
const fillableShare = 0.8

/** How many of these changes about fit into one transaction, for changes that were too large for one. */
export function countFittingChanges({ changes, entries, key }: Omit<ChangeSet, 'usage'>): number {
  const written = changes.flatMap(({ after, translations }) => [{ ...after }, { ...translations }])
  const documents = [...written, ...(key?.keepsValues ? written : []), ...entries]
  const bytes = documents.reduce((sum, document) => sum + mongo.BSON.calculateObjectSize(document), 0)
  const count = Math.floor((changes.length * maxTransactionBytes * fillableShare) / bytes)
  return Math.max(1, Math.min(changes.length - 1, count))
}

/** The time for which a repeated call returns its first result. */
const keyedChangeKeptMs = 24 * 60 * 60 * 1000

/** The revision that a record gets by a change. */
export const nextRevision = ({ before, restored }: RecordChange): number =>
  Math.max(before?.revision ?? 0, restored?.revision ?? 0) + 1

/** The result of saving changes: `stale` means that the content for which they were planned has changed. */
export type Saved =
  | { readonly isStale: true }
  /** the entry of the audit log for each change; null if an update changed no field */
  | { readonly isStale: false; readonly entryIds: readonly (string | null)[] }

/** Reads and writes content as a whole: every change is a new version of everything. */
export class ContentStore {
  constructor(
    private readonly models: ContentModels,
    private readonly connection: Connection,
    private readonly app: App,
  ) {}

  /** The present version, or null if no content was ever installed. */
  async readVersion(): Promise<number | null> {
    const found = await this.models.version.findById(versionId, { version: 1 }).lean()
    return found?.version ?? null
  }

  /**
   * The records of the call under this key of the last day, in its order; none if there was no call. Complete for the
   * version that was read before.
   */
  findKeyedChanges(id: string): Promise<KeyedChangeDocument[]> {
    // A key has no space, and a digest behind it no character before "0".
    const range = trusted({ $gte: id, $lt: `${id} $` })
    return this.models.keyedChanges.find({ _id: range }).sort({ _id: 1 }).lean<KeyedChangeDocument[]>()
  }

  /**
   * All content at one version. It is read again if somebody writes meanwhile. If the present version differs from
   * `known` by one record, only that record is read. The lists of all other kinds are the same objects.
   */
  async load(known: StoredContent | null = null): Promise<StoredContent> {
    for (;;) {
      const before = await this.models.version.findById(versionId).lean()
      if (!before) throw new Error('There is no content in the database.')
      const loaded = (known && (await this.#loadChange(known, before))) ?? (await this.#loadAll(before))
      if ((await this.readVersion()) === before.version) return loaded
    }
  }

  async #loadAll({ version, start }: VersionDocument): Promise<StoredContent> {
    const [translations, ...documents] = await Promise.all([
      this.models.translations.find({}).lean<TranslationDocument[]>(),
      ...kindNames.map((kind) => this.models.kinds[kind].find({}).sort({ _id: 1 }).lean<StoredDocument[]>()),
    ])
    const pack = this.app.get(packService)
    return { ...readDocuments(version, start, documents, pack), translations: textsOf(translations) }
  }

  /** Null if the present version is not the one after `known`, or was not made by the change of one record. */
  async #loadChange(
    known: StoredContent,
    { version, start, lastChange }: VersionDocument,
  ): Promise<StoredContent | null> {
    if (version !== known.version + 1 || lastChange?.version !== version) return null
    const { kind, id } = lastChange
    const [translations, document] = await Promise.all([
      this.models.translations.find({}, { [`texts.${id}`]: 1 }).lean<TranslationDocument[]>(),
      this.models.kinds[kind].findById(id).lean<StoredDocument>(),
    ])
    const read = document && readDocument(kind, document, this.app.get(packService))
    const after = withRecords(known, kind, [{ id, record: read?.record ?? null, stamp: read?.stamp ?? null }])
    return {
      ...after,
      version,
      content: { ...after.content, start: startSchema.parse(start ?? {}) },
      unreadable: read?.problem ? [...after.unreadable, read.problem] : after.unreadable,
      translations: withTexts(known.translations, [id], textsOf(translations)),
    }
  }

  /**
   * Writes the changes and their audit entries at a moment, in milliseconds since the epoch, and raises the version: all
   * or nothing. Stale if the content is no longer at `version` or a record no longer at its revision. Other servers read
   * all content after several changes.
   */
  async save(version: number, set: ChangeSet, now: number): Promise<Saved> {
    const { changes, entries } = set
    const session = await this.connection.startSession()
    const contentVersion = version + 1
    const [only, ...more] = changes
    const lastChange = only && more.length === 0 && { version: contentVersion, kind: only.kind, id: only.id }
    try {
      return await session.withTransaction(async (): Promise<Saved> => {
        const raised = await this.models.version.updateOne(
          { _id: versionId, version },
          { $inc: { version: 1 }, $set: { changedAt: new Date(now), ...(lastChange && { lastChange }) } },
          { session },
        )
        if (raised.modifiedCount === 1 && (await this.#write(changes, now, session))) {
          const entryIds = await this.#log(entries, contentVersion, session)
          await this.#keepKey(set, entryIds, now, session)
          return { isStale: false, entryIds }
        }
        await session.abortTransaction()
        return { isStale: true }
      })
    } finally {
      await session.endSession()
    }
  }

  /** An update that changes only the revision leaves no entry. */
  async #log(
    entries: readonly NewAuditEntry[],
    contentVersion: number,
    session: ClientSession,
  ): Promise<(string | null)[]> {
    const isKept = ({ action, changes }: NewAuditEntry) => action !== 'update' || changes.length > 0
    const kept = entries.filter(isKept).map((entry) => ({ ...entry, contentVersion }))
    const ids = await writeAuditEntries(this.app, kept, session)
    return entries.map((entry) => (isKept(entry) ? (ids.shift() ?? null) : null))
  }

  /** Returns false if a record is not at its revision. */
  async #write(changes: readonly RecordChange[], now: number, session: ClientSession): Promise<boolean> {
    const [first] = changes
    if (!first) return true
    const model = this.models.kinds[first.kind]
    await this.#writeTranslations(changes, session)
    await this.#freeShortNames(model, changes, session)
    // The validators of the kinds have checked the values.
    const fields = Object.keys(model.schema.obj)
    const writes = changes.map((change) => writeOf(change, fields, now))
    const { insertedCount, matchedCount, deletedCount } = await model.bulkWrite(writes, {
      session,
      skipValidation: true,
    })
    return insertedCount + matchedCount + deletedCount === changes.length
  }

  /**
   * Takes their short names from updated records first. Another record of the batch may get one of them before its owner
   * is written, and the index allows no name twice.
   */
  async #freeShortNames(
    model: ContentModels['kinds'][KindName],
    changes: readonly RecordChange[],
    session: ClientSession,
  ): Promise<void> {
    if (changes.length < 2) return
    const renamable = changes.filter(({ before, after }) => before && after?.shortName !== undefined)
    if (renamable.length === 0) return
    const ids = renamable.map(({ id }) => new Types.ObjectId(id))
    await model.updateMany({ _id: trusted({ $in: ids }) }, { $unset: { shortName: 1 } }, { session })
  }

  async #keepKey(
    { key, changes, usage }: ChangeSet,
    entryIds: readonly (string | null)[],
    now: number,
    session: ClientSession,
  ): Promise<void> {
    if (!key) return
    const { keepsValues, ...call } = key
    const oldest = new Date(purgeTime(this.app) - keyedChangeKeptMs)
    await this.models.keyedChanges.deleteMany({ at: trusted({ $lt: oldest }) }, { session })
    const kept = changes.map((change, position) => ({
      ...call,
      _id: position === 0 ? call._id : `${call._id} #${String(position).padStart(3, '0')}`,
      kind: change.kind,
      recordId: change.id,
      revision: nextRevision(change),
      values: (keepsValues && change.after) || {},
      entryId: entryIds[position] ?? null,
      usage: usage[position] ?? [],
      at: new Date(now),
    }))
    await this.models.keyedChanges.insertMany(kept, { session })
  }

  async #writeTranslations(changes: readonly RecordChange[], session: ClientSession): Promise<void> {
    const written = changes.filter(changesTexts)
    if (written.length === 0) return
    const removed = Object.fromEntries(written.map(({ id }) => [`texts.${id}`, 1]))
    await this.models.translations.updateMany({}, { $unset: removed }, { session })
    for (const [language, texts] of Object.entries(textsByLanguage(written))) {
      const added = Object.fromEntries(Object.entries(texts).map(([id, each]) => [`texts.${id}`, each]))
      await this.models.translations.updateOne({ _id: language }, { $set: added }, { session, upsert: true })
    }
  }
}

/** @param fields the names that a document of the kind may have */
function writeOf(change: RecordChange, fields: readonly string[], now: number) {
  const { id, before, after } = change
  const _id = new Types.ObjectId(id)
  const written: Readonly<Record<string, unknown>> = {
    ...after,
    revision: nextRevision(change),
    updatedAt: new Date(now),
  }
  if (!before) return { insertOne: { document: { ...written, _id } } }
  const filter = { _id, revision: before.revision }
  if (!after) return { deleteOne: { filter } }
  // Fields of a newer version, which this one does not know, stay as they are. Those within a field that
  // it knows, as in the entries of a list, are lost.
  const $unset = Object.fromEntries(fields.filter((name) => written[name] === undefined).map((name) => [name, 1]))
  return { updateOne: { filter, update: { $set: written, $unset } } }
}

/** Whether the texts of a record in other languages change. A deletion removes them. */
const changesTexts = ({ after, translations }: RecordChange): boolean => translations !== undefined || after === null

/** The texts of changed records in other languages; deleted records have none. */
function textsByLanguage(changes: readonly RecordChange[]): Translations {
  const found: Record<string, Record<string, RecordTranslations[string]>> = {}
  for (const { id, after, translations = {} } of changes)
    for (const [language, texts] of Object.entries(after ? translations : {}))
      found[language] = { ...found[language], [id]: texts }
  return found
}

/** A record as it is after a change; null if it is gone or, in `record`, unreadable. */
interface ChangedRecord {
  readonly id: string
  readonly record: AnyRecord | null
  readonly stamp: Stamp | null
}

/** The content after records of a kind are replaced by their ids. */
function withRecords(known: StoredContent, kind: KindName, changed: readonly ChangedRecord[]): StoredContent {
  const stamps = new Map(known.stamps[kind])
  for (const { id, stamp } of changed) {
    if (stamp) stamps.set(id, stamp)
    else stamps.delete(id)
  }
  const records = new Map(changed.map(({ id, record }) => [id, record]))
  return {
    ...known,
    content: replaceRecords(known.content, kind, records),
    stamps: { ...known.stamps, [kind]: stamps },
    unreadable: known.unreadable.filter((problem) => problem.kind !== kind || !records.has(problem.id)),
  }
}

/** The content after changes of records of one kind that are written at a moment: what `load` would read. */
export function afterChanges(known: StoredContent, changes: readonly RecordChange[], updatedAt: number): StoredContent {
  const version = known.version + 1
  const [first] = changes
  if (!first) return { ...known, version }
  const changed = changes.map((change): ChangedRecord => {
    const { id, after } = change
    const stamp = after && { revision: nextRevision(change), updatedAt }
    return { id, record: after && { id, ...after }, stamp }
  })
  const content = { ...withRecords(known, first.kind, changed), version }
  const written = changes.filter(changesTexts)
  if (written.length === 0) return content
  const ids = written.map(({ id }) => id)
  return { ...content, translations: withTexts(known.translations, ids, textsByLanguage(written)) }
}

type ClientSession = Awaited<ReturnType<Connection['startSession']>>

const textsOf = (documents: readonly TranslationDocument[]): Translations =>
  Object.fromEntries(documents.map(({ _id: language, texts }) => [language, texts]))

/** The texts of some records as they are now; nothing else differs. */
function withTexts(known: Translations, ids: readonly string[], changed: Translations): Translations {
  const languages = new Set([...Object.keys(known), ...Object.keys(changed)])
  return Object.fromEntries(
    [...languages].map((language) => {
      const texts = { ...known[language] }
      for (const id of ids) delete texts[id]
      return [language, { ...texts, ...changed[language] }]
    }),
  )
}

export const contentStoreService = defineService<ContentStore>({
  name: 'content store',
  create: (app) => {
    app.get(purgeStartService)
    return new ContentStore(app.get(contentModelsService), app.get(connectionService), app)
  },
})
