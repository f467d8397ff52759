import { type NewAuditEntry, writeAuditEntry } from '@sanguine/audit'
import {
  type AnyRecord,
  type KindName,
  kindNames,
  type RecordTranslations,
  replaceRecord,
  startSchema,
  type Translations,
} from '@sanguine/content'
import { connectionService } from '@sanguine/db'
import { type App, defineService, purgeStartService, purgeTime } from '@sanguine/kernel'
import type { Connection } from 'mongoose'
import { Types, trusted } from 'mongoose'
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
  /** of a creation or an update that a client may repeat */
  readonly key?: ChangeKey | null | undefined
  /** of a record that is brought back */
  readonly restored?: {
    /** the last one it had; its next one is higher */
    readonly revision: number
    /** its values in its last state; null if the log has none */
    readonly last: Readonly<Record<string, unknown>> | null
  }
}

/** The call that a creation or an update is recognized by when it is repeated. */
export interface ChangeKey extends Pick<KeyedChangeDocument, '_id' | 'fingerprint'> {}

/** The time for which a repeated call returns its first result. */
const keyedChangeKeptMs = 24 * 60 * 60 * 1000

/** The revision that a record gets by a change. */
export const nextRevision = ({ before, restored }: RecordChange): number =>
  Math.max(before?.revision ?? 0, restored?.revision ?? 0) + 1

/** The result of saving a change: `stale` means that the content for which it was planned has changed. */
export type Saved =
  | { readonly isStale: true }
  /** `entryId` of the audit log; null if an update changed no field */
  | { readonly isStale: false; readonly entryId: string | null }

/** Reads and writes content as a whole: every change of a record is a new version of everything. */
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

  /** The change under this key of the last day, if there was one; complete for the version that was read before. */
  findKeyedChange(id: string): Promise<KeyedChangeDocument | null> {
    return this.models.keyedChanges.findById(id).lean<KeyedChangeDocument>()
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
    const after = withRecord(known, { kind, id, record: read?.record ?? null, stamp: read?.stamp ?? null })
    return {
      ...after,
      version,
      content: { ...after.content, start: startSchema.parse(start ?? {}) },
      unreadable: read?.problem ? [...after.unreadable, read.problem] : after.unreadable,
      translations: withTexts(known.translations, id, textsOf(translations)),
    }
  }

  /**
   * Writes the change and its audit entry at a moment, in milliseconds since the epoch, and raises the version: all or
   * nothing. Stale if the content is no longer at `version` or the record no longer at its revision.
   */
  async save(version: number, change: RecordChange, entry: NewAuditEntry, now: number): Promise<Saved> {
    const session = await this.connection.startSession()
    const lastChange = { version: version + 1, kind: change.kind, id: change.id }
    try {
      return await session.withTransaction(async (): Promise<Saved> => {
        const raised = await this.models.version.updateOne(
          { _id: versionId, version },
          { $inc: { version: 1 }, $set: { changedAt: new Date(now), lastChange } },
          { session },
        )
        if (raised.modifiedCount === 1 && (await this.#write(change, now, session)))
          return { isStale: false, entryId: await this.#log({ ...entry, contentVersion: version + 1 }, session) }
        await session.abortTransaction()
        return { isStale: true }
      })
    } finally {
      await session.endSession()
    }
  }

  /** An update that changes only the revision leaves no entry. */
  async #log(entry: NewAuditEntry, session: ClientSession): Promise<string | null> {
    return entry.action === 'update' && entry.changes.length === 0 ? null : writeAuditEntry(this.app, entry, session)
  }

  async #write(change: RecordChange, now: number, session: ClientSession): Promise<boolean> {
    const { kind, id, before, after, translations } = change
    const model = this.models.kinds[kind]
    const _id = new Types.ObjectId(id)
    const document = { ...after, _id, revision: nextRevision(change), updatedAt: new Date(now) }
    if (translations) await this.#writeTranslations(id, translations, session)
    await this.#keepKey(change, now, session)
    if (!before) {
      await model.create([document], { session })
      return true
    }
    const present = { _id, revision: before.revision }
    if (!after) {
      await this.models.translations.updateMany({}, { $unset: { [`texts.${id}`]: 1 } }, { session })
      return (await model.deleteOne(present, { session })).deletedCount === 1
    }
    return (await model.replaceOne(present, document, { session })).matchedCount === 1
  }

  async #keepKey(change: RecordChange, now: number, session: ClientSession): Promise<void> {
    const { kind, id: recordId, after: values, key } = change
    if (!key || !values) return
    const oldest = new Date(purgeTime(this.app) - keyedChangeKeptMs)
    await this.models.keyedChanges.deleteMany({ at: trusted({ $lt: oldest }) }, { session })
    const kept = { ...key, kind, recordId, revision: nextRevision(change), values, at: new Date(now) }
    await this.models.keyedChanges.create([kept], { session })
  }

  async #writeTranslations(id: string, translations: RecordTranslations, session: ClientSession): Promise<void> {
    const field = `texts.${id}`
    await this.models.translations.updateMany({}, { $unset: { [field]: 1 } }, { session })
    for (const [language, texts] of Object.entries(translations))
      await this.models.translations.updateOne(
        { _id: language },
        { $set: { [field]: texts } },
        { session, upsert: true },
      )
  }
}

/** A record as it is after a change; null if it is gone or, in `record`, unreadable. */
interface ChangedRecord {
  readonly kind: KindName
  readonly id: string
  readonly record: AnyRecord | null
  readonly stamp: Stamp | null
}

/** The content with another record in place of the one with its id. */
function withRecord(known: StoredContent, { kind, id, record, stamp }: ChangedRecord): StoredContent {
  const stamps = new Map(known.stamps[kind])
  if (stamp) stamps.set(id, stamp)
  else stamps.delete(id)
  return {
    ...known,
    content: replaceRecord(known.content, kind, id, record),
    stamps: { ...known.stamps, [kind]: stamps },
    unreadable: known.unreadable.filter((problem) => problem.kind !== kind || problem.id !== id),
  }
}

/** The content after a change that is written at a moment: what `load` would read. */
export function afterChange(known: StoredContent, change: RecordChange, updatedAt: number): StoredContent {
  const { kind, id, after, translations } = change
  const stamp = after && { revision: nextRevision(change), updatedAt }
  const changed = withRecord(known, { kind, id, record: after && { id, ...after }, stamp })
  const version = known.version + 1
  if (after && !translations) return { ...changed, version }
  const texts = Object.entries((after && translations) || {}).map(([language, each]) => [language, { [id]: each }])
  return { ...changed, version, translations: withTexts(known.translations, id, Object.fromEntries(texts)) }
}

type ClientSession = Awaited<ReturnType<Connection['startSession']>>

const textsOf = (documents: readonly TranslationDocument[]): Translations =>
  Object.fromEntries(documents.map(({ _id: language, texts }) => [language, texts]))

/** The texts of one record as they are now; nothing else differs. */
function withTexts(known: Translations, id: string, changed: Translations): Translations {
  const languages = new Set([...Object.keys(known), ...Object.keys(changed)])
  return Object.fromEntries(
    [...languages].map((language) => {
      const { [id]: _before, ...others } = known[language] ?? {}
      return [language, { ...others, ...changed[language] }]
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
