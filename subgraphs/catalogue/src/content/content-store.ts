import { type NewAuditEntry, writeAuditEntry } from '@sanguine/audit'
import {
  type AnyRecord,
  anyKind,
  type Content,
  type ContentProblem,
  type ContentRecords,
  type KindName,
  kindNames,
  type RecordTranslations,
  startSchema,
  type Translations,
  titleOf,
} from '@sanguine/content'
import { connectionService } from '@sanguine/db'
import { type App, defineService } from '@sanguine/kernel'
import type { Connection } from 'mongoose'
import { Types, trusted } from 'mongoose'
import {
  type ContentModels,
  contentModelsService,
  type KeyedChangeDocument,
  type StoredDocument,
  type TranslationDocument,
} from './content.model'

/** What is known of a record beside its content. */
export interface Stamp {
  readonly revision: number
  /** milliseconds since the epoch */
  readonly updatedAt: number
}

/** The content of the database at one version. */
export interface StoredContent {
  readonly version: number
  readonly content: Content
  /** texts in other languages, also of sentences that have changed since */
  readonly translations: Translations
  readonly stamps: { readonly [Name in KindName]: ReadonlyMap<string, Stamp> }
  /** records that somebody made unreadable behind the CMS's back; they are not in `content` */
  readonly unreadable: readonly ContentProblem[]
}

/** One record written, or with `after` null deleted. `before` is null for one that is not there. */
export interface RecordChange {
  readonly kind: KindName
  readonly id: string
  readonly before: Stamp | null
  readonly after: Readonly<Record<string, unknown>> | null
  /** its texts in other languages after the change; left out, they stay as they are */
  readonly translations?: RecordTranslations | undefined
  /** of a creation or an update that a client may repeat */
  readonly key?: ChangeKey | null | undefined
  /** of a record that is brought back */
  readonly restored?: {
    /** the last one it had; its next one is higher */
    readonly revision: number
  }
}

/** The call that a creation or an update is recognized by when it is repeated. */
export interface ChangeKey extends Pick<KeyedChangeDocument, '_id' | 'fingerprint'> {}

/** How long a repeated call returns its first result. */
const keyedChangeKeptMs = 24 * 60 * 60 * 1000

/** The revision that a record gets by a change. */
export const nextRevision = ({ before, restored }: RecordChange): number =>
  Math.max(before?.revision ?? 0, restored?.revision ?? 0) + 1

/** How a change was saved: `stale` is for one that was planned on content that is no longer there. */
export type Saved =
  | { readonly isStale: true }
  /** `entryId` of the audit log; null where an update changed no field */
  | { readonly isStale: false; readonly entryId: string | null }

/** Reads and writes content as a whole: every change of a record is a new version of everything. */
export class ContentStore {
  constructor(
    private readonly models: ContentModels,
    private readonly connection: Connection,
    private readonly app: App,
  ) {}

  /** The present version, or null where no content was ever installed. */
  async readVersion(): Promise<number | null> {
    const found = await this.models.version.findById('content', { version: 1 }).lean()
    return found?.version ?? null
  }

  /** The change under this key of the last day, if there was one; complete for the version that was read before. */
  findKeyedChange(id: string): Promise<KeyedChangeDocument | null> {
    return this.models.keyedChanges.findById(id).lean<KeyedChangeDocument>()
  }

  /** All content at one version: read again while somebody writes. */
  async load(): Promise<StoredContent> {
    for (;;) {
      const before = await this.models.version.findById('content').lean()
      if (!before) throw new Error('There is no content in the database.')
      const [translations, ...documents] = await Promise.all([
        this.models.translations.find({}).lean<TranslationDocument[]>(),
        ...kindNames.map((kind) => this.models.kinds[kind].find({}).sort({ _id: 1 }).lean<StoredDocument[]>()),
      ])
      if ((await this.readVersion()) !== before.version) continue
      return { ...readDocuments(before.version, before.start, documents), translations: textsOf(translations) }
    }
  }

  /**
   * Writes the change and its entry of the audit log and raises the version: all or nothing. Stale where the content is no
   * longer at `version` or the record no longer at its revision.
   */
  async save(version: number, change: RecordChange, entry: NewAuditEntry): Promise<Saved> {
    const session = await this.connection.startSession()
    const now = this.app.clock.now()
    try {
      return await session.withTransaction(async (): Promise<Saved> => {
        const raised = await this.models.version.updateOne(
          { _id: 'content', version },
          { $inc: { version: 1 }, $set: { changedAt: new Date(now) } },
          { session },
        )
        if (raised.modifiedCount === 1 && (await this.#write(change, now, session)))
          return { isStale: false, entryId: await this.#log(entry, session) }
        await session.abortTransaction()
        return { isStale: true }
      })
    } finally {
      await session.endSession()
    }
  }

  /** An update of nothing but the revision leaves no entry. */
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
    const oldest = new Date(now - keyedChangeKeptMs)
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

type ClientSession = Awaited<ReturnType<Connection['startSession']>>

const textsOf = (documents: readonly TranslationDocument[]): Translations =>
  Object.fromEntries(documents.map(({ _id: language, texts }) => [language, texts]))

function readDocuments(
  version: number,
  start: unknown,
  documents: readonly StoredDocument[][],
): Omit<StoredContent, 'translations'> {
  const unreadable: ContentProblem[] = []
  const records: Record<string, AnyRecord[]> = {}
  const stamps: Record<string, Map<string, Stamp>> = {}
  kindNames.forEach((kind, place) => {
    records[kind] = []
    stamps[kind] = new Map()
    for (const document of documents[place] ?? []) {
      const id = document._id.toHexString()
      stamps[kind].set(id, { revision: document.revision ?? 0, updatedAt: document.updatedAt?.getTime() ?? 0 })
      const parsed = anyKind(kind).record.safeParse({ ...document, id })
      if (parsed.success) records[kind].push(parsed.data)
      else unreadable.push(unreadableProblem(kind, id, document, parsed.error.issues[0]))
    }
  })
  return {
    version,
    content: { records: records as unknown as ContentRecords, start: startSchema.parse(start ?? {}) },
    stamps: stamps as unknown as StoredContent['stamps'],
    unreadable,
  }
}

const unreadableProblem = (
  kind: KindName,
  id: string,
  document: StoredDocument,
  issue: { path: PropertyKey[]; message: string } | undefined,
): ContentProblem => ({
  kind,
  id,
  title: titleOf(kind, document),
  field: issue?.path.join('.') ?? '',
  message: issue?.message ?? 'is not valid',
})

export const contentStoreService = defineService<ContentStore>({
  name: 'content store',
  create: (app) => new ContentStore(app.get(contentModelsService), app.get(connectionService), app),
})
