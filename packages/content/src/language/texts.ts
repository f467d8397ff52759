import { anyRecords } from '../content'
import { type KindName, kindNames } from '../kind-name'
import { anyKind } from '../kinds'
import type { AnyRecord, ContentRecords } from '../records'

export interface ReadText {
  readonly kind: KindName
  readonly record: AnyRecord
  readonly field: string
  readonly text: string
  readonly fits: number
}

/** How many characters have room, by the fields of a kind that players read. */
const roomOf = (kind: KindName): readonly (readonly [field: string, fits: number])[] =>
  Object.entries(anyKind(kind).fields).flatMap(([name, { fits }]) =>
    fits === undefined ? [] : [[name, fits] as const],
  )

/** The fields of a kind that players read, and that are therefore translated. Both APIs use the same names. */
export const translatedFieldsOf = (kind: KindName): readonly string[] => roomOf(kind).map(([field]) => field)

/** Every text of the content that a player reads. */
export const textsOf = (records: ContentRecords): ReadText[] =>
  kindNames.flatMap((kind) => {
    const fields = roomOf(kind)
    return anyRecords(records, kind).flatMap((record) =>
      fields.map(([field, fits]) => ({ kind, record, field, text: String(record[field] ?? ''), fits })),
    )
  })
