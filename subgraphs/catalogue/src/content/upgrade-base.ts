import {
  type AnyRecord,
  anyKind,
  anyRecords,
  type ContentRecords,
  type KindName,
  kindNames,
  startSchema,
} from '@sanguine/content'
import type { LocalizedContent } from '@sanguine/content/upgrade'
import type { PackDocument } from './content.model'
import type { StoredContent } from './read-documents'

const recordsOf = (of: (kind: KindName) => readonly AnyRecord[]): ContentRecords =>
  Object.fromEntries(kindNames.map((kind) => [kind, of(kind)])) as unknown as ContentRecords

/** The remembered content of a pack, in the present shape of records: new fields have their defaults. */
export function rememberedPack({ content }: PackDocument): LocalizedContent {
  const stored = content.records as { readonly [Name in KindName]?: readonly AnyRecord[] }
  const records = recordsOf((kind) =>
    (stored[kind] ?? []).flatMap((record) => {
      const parsed = anyKind(kind).record.safeParse(record)
      return parsed.success ? [parsed.data] : []
    }),
  )
  return { records, start: startSchema.parse(content.start), translations: content.translations }
}

/**
 * The substitute for the pack in a database from before packs were remembered: every record that is still as it was
 * installed. For the other records, every difference from the new pack counts as edited.
 */
export function untouchedContent({ content, stamps, translations }: StoredContent): LocalizedContent {
  const moments = kindNames.flatMap((kind) => [...stamps[kind].values()].map(({ updatedAt }) => updatedAt))
  const installedAt = moments.reduce((earliest, moment) => Math.min(earliest, moment), Number.POSITIVE_INFINITY)
  const isUntouched = (kind: KindName, { id }: AnyRecord) => {
    const stamp = stamps[kind].get(id)
    return stamp?.revision === 1 && stamp.updatedAt === installedAt
  }
  const records = recordsOf((kind) => anyRecords(content.records, kind).filter((record) => isUntouched(kind, record)))
  return { records, start: content.start, translations }
}
