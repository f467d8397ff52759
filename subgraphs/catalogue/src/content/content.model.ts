import {
  anyKind,
  type FieldShape,
  type Fields,
  type KindName,
  kindNames,
  type StartRecord,
  type TiedTranslation,
} from '@sanguine/content'
import type { LocalizedContent, UpgradeNote } from '@sanguine/content/upgrade'
import { connectionService, createCollections } from '@sanguine/db'
import { defineService } from '@sanguine/kernel'
import { type Model, Schema, type SchemaDefinition, type Types } from 'mongoose'
import type { RecordUsage } from '../usage/usage-count'

/** A record of any kind as it is stored; its other fields are those of the kind. */
export interface StoredDocument {
  readonly _id: Types.ObjectId
  /** rises with every change, 1 for the first */
  readonly revision: number
  readonly updatedAt: Date
  readonly [field: string]: unknown
}

/** The id of the version. Servers that do not know the plain names of fields look for `content`, see `renameFields`. */
export const versionId = 'records'

/** The one document that says which state of the content is the present one. */
export interface VersionDocument {
  readonly _id: typeof versionId
  /** rises with every change of any record */
  readonly version: number
  readonly changedAt: Date
  readonly start: StartRecord
  /** the record whose change made a version; of an older version if the present one was made in another way */
  readonly lastChange?: { readonly version: number; readonly kind: KindName; readonly id: string }
}

/**
 * The titles and texts of records in another language. They are one document, because they are always read together.
 */
export interface TranslationDocument {
  /** the language, as `de` */
  readonly _id: string
  readonly texts: TiedTranslation
}

/** The version and hash that identify a pack. */
export interface PackName {
  readonly version: number
  /** 64 hex digits */
  readonly hash: string
}

/**
 * The one document with the pack that is in the database and its installed content: the next pack is merged against
 * that.
 */
export interface PackDocument extends PackName {
  readonly _id: 'installed'
  readonly installedAt: Date
  readonly content: LocalizedContent
}

/** The changes by an upgrade of the pack. */
export interface UpgradeDocument {
  readonly _id: Types.ObjectId
  readonly at: Date
  /** null if the database did not know its pack */
  readonly from: PackName | null
  readonly to: PackName
  /** the content's version that it made */
  readonly contentVersion: number
  readonly notes: readonly UpgradeNote[]
}

/**
 * A record as a call under a client's `Idempotency-Key` left it, and what the call returned about it. Each record of a
 * call is a document of its own, because together they may be larger than a document can be.
 */
export interface KeyedChangeDocument {
  /** `account:key`; of a further record of the call, `account:key #001` with its position */
  readonly _id: string
  /** of the call */
  readonly fingerprint: string
  readonly kind: KindName
  readonly recordId: string
  /** the one that the record got */
  readonly revision: number
  /** without the id; empty after a deletion */
  readonly values: Readonly<Record<string, unknown>>
  /** of the audit log; null if no field changed */
  readonly entryId: string | null
  /** of a deleted record */
  readonly usage: readonly RecordUsage[]
  readonly at: Date
}

export interface ContentModels {
  readonly version: Model<VersionDocument>
  readonly translations: Model<TranslationDocument>
  readonly packs: Model<PackDocument>
  readonly upgrades: Model<UpgradeDocument>
  readonly keyedChanges: Model<KeyedChangeDocument>
  readonly kinds: { readonly [Name in KindName]: Model<StoredDocument> }
}

const nested = { _id: false, strict: true, minimize: false } as const

/** The Mongoose type of a field. References stay text: they may be empty, and compare as text everywhere. */
function typeOf(shape: FieldShape): SchemaDefinition[string] {
  switch (shape.type) {
    case 'whole':
    case 'decimal':
    case 'money':
    case 'choice':
    case 'moment':
      return { type: Number }
    case 'flag':
      return { type: Boolean }
    case 'yesNoOrDecimal':
      return { type: Schema.Types.Mixed }
    case 'list':
      return {
        type: [shape.of.shape.type === 'object' ? new Schema(definitionOf(shape.of.shape.fields), nested) : String],
      }
    case 'object':
      return { type: new Schema(definitionOf(shape.fields), nested) }
    default:
      return { type: String }
  }
}

const definitionOf = (fields: Fields): SchemaDefinition =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typeOf(field.shape)]))

function schemaOf(kind: KindName): Schema {
  const { fields, collection } = anyKind(kind)
  const definition = { ...definitionOf(fields), revision: { type: Number }, updatedAt: { type: Date } }
  const schema = new Schema(definition, { collection, strict: true, minimize: false, versionKey: false })
  if (fields.shortName)
    schema.index({ shortName: 1 }, { unique: true, partialFilterExpression: { shortName: { $type: 'string' } } })
  return schema
}

const versionSchema = new Schema(
  { _id: String, version: Number, changedAt: Date, start: Schema.Types.Mixed, lastChange: Schema.Types.Mixed },
  { collection: 'contentVersion', minimize: false, versionKey: false },
)

const translationSchema = new Schema(
  { _id: String, texts: Schema.Types.Mixed },
  { collection: 'contentTranslations', minimize: false, versionKey: false },
)

const packSchema = new Schema(
  { _id: String, version: Number, hash: String, installedAt: Date, content: Schema.Types.Mixed },
  { collection: 'contentPack', minimize: false, versionKey: false },
)

const { Mixed } = Schema.Types
const upgradeSchema = new Schema(
  { at: Date, from: Mixed, to: Mixed, contentVersion: Number, notes: Mixed },
  { collection: 'contentUpgrades', minimize: false, versionKey: false },
)

const keyedChangeSchema = new Schema(
  {
    _id: String,
    fingerprint: String,
    kind: String,
    recordId: String,
    revision: Number,
    values: Mixed,
    entryId: String,
    usage: Mixed,
    at: Date,
  },
  { collection: 'contentKeyedChanges', minimize: false, versionKey: false },
)
keyedChangeSchema.index({ at: 1 })

export const contentModelsService = defineService<ContentModels>({
  name: 'content models',
  create(app) {
    const connection = app.get(connectionService)
    const modelOf = (kind: KindName) => connection.model<StoredDocument>(`content.${kind}`, schemaOf(kind))
    return {
      version: connection.model<VersionDocument>('content.version', versionSchema),
      translations: connection.model<TranslationDocument>('content.translation', translationSchema),
      packs: connection.model<PackDocument>('content.pack', packSchema),
      upgrades: connection.model<UpgradeDocument>('content.upgrade', upgradeSchema),
      keyedChanges: connection.model<KeyedChangeDocument>('content.keyedChange', keyedChangeSchema),
      kinds: Object.fromEntries(kindNames.map((kind) => [kind, modelOf(kind)])) as ContentModels['kinds'],
    }
  },
})

/** Creates the collections and their indexes, so that transactions need not create them. */
export async function prepareCollections({ kinds, ...models }: ContentModels): Promise<void> {
  await createCollections([...Object.values(models), ...Object.values(kinds)] as readonly Model<unknown>[])
}
