import {
  type AnyRecord,
  anyKind,
  type Content,
  type ContentProblem,
  type ContentRecords,
  type KindName,
  kindNames,
  startSchema,
  type Translations,
  titleOf,
} from '@sanguine/content'
import { connectionService } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import type { Connection } from 'mongoose'
import { Types } from 'mongoose'
import {
  type ContentModels,
  contentModelsService,
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

/** One record written, or with `after` null deleted. `before` is null for a new one. */
export interface RecordChange {
  readonly kind: KindName
  readonly id: string
  readonly before: Stamp | null
  readonly after: Readonly<Record<string, unknown>> | null
}

/** Reads and writes content as a whole: every change of a record is a new version of everything. */
export class ContentStore {
  constructor(
    private readonly models: ContentModels,
    private readonly connection: Connection,
  ) {}

  /** The present version, or null where no content was ever installed. */
  async readVersion(): Promise<number | null> {
    const found = await this.models.version.findById('content', { version: 1 }).lean()
    return found?.version ?? null
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
   * Writes the change and raises the version, both or neither. False where the content is no longer at `version` or the
   * record no longer at its revision.
   */
  async save(version: number, change: RecordChange, now: number): Promise<boolean> {
    const session = await this.connection.startSession()
    try {
      return await session.withTransaction(async () => {
        const raised = await this.models.version.updateOne(
          { _id: 'content', version },
          { $inc: { version: 1 }, $set: { changedAt: new Date(now) } },
          { session },
        )
        if (raised.modifiedCount === 1 && (await this.#write(change, now, session))) return true
        await session.abortTransaction()
        return false
      })
    } finally {
      await session.endSession()
    }
  }

  async #write({ kind, id, before, after }: RecordChange, now: number, session: ClientSession): Promise<boolean> {
    const model = this.models.kinds[kind]
    const _id = new Types.ObjectId(id)
    const document = { ...after, _id, revision: (before?.revision ?? 0) + 1, updatedAt: new Date(now) }
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
  create: (app) => new ContentStore(app.get(contentModelsService), app.get(connectionService)),
})
