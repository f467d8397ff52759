import { type AuditChange, changesBetween } from '@sanguine/audit'
import {
  type AnyRecord,
  anyKind,
  apiFieldsOf,
  type ContentIndex,
  canonical,
  type KindName,
  type TranslatedText,
  type Translations,
  toApi,
} from '@sanguine/content'
import { z } from 'zod'

type Values = Readonly<Record<string, unknown>>

/** The texts of one record in other languages: language → field → text. */
export type RecordTranslations = Readonly<Record<string, Readonly<Record<string, TranslatedText>>>>

/** A record as the audit log keeps it, so that it can be brought back. */
export interface RecordState {
  readonly revision: number
  /** without its id */
  readonly values: Values
  readonly translations: RecordTranslations
}

/** The texts of one record in every language that has some. */
export const translationsOf = (translations: Translations, id: string): RecordTranslations =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts]) => {
      const ofRecord = texts[id]
      return ofRecord ? [[language, ofRecord]] : []
    }),
  )

/** The values of a record without its id. */
export const withoutId = ({ id: _id, ...values }: Values): Values => values

const stateSchema = z.object({
  revision: z.int(),
  values: z.record(z.string(), z.unknown()),
  translations: z.record(z.string(), z.record(z.string(), z.object({ text: z.string(), of: z.string() }))),
})

/** A state of a record from the audit log, or null where it holds none. */
export const readRecordState = (state: unknown): RecordState | null => stateSchema.safeParse(state).data ?? null

/** The content around a record, and its stamp. */
export interface RecordSurroundings {
  readonly kind: KindName
  readonly index: ContentIndex
  readonly translations: Translations
  readonly stamp: { readonly revision: number } | null | undefined
}

/** The state of a record of the content as it is. */
export const stateOf = (record: AnyRecord, { kind, index, translations, stamp }: RecordSurroundings): RecordState => ({
  revision: stamp?.revision ?? 0,
  values: withoutId(canonical(kind, record, index)),
  translations: translationsOf(translations, record.id),
})

/** What differs, under the names and with the values of the GraphQL API; null for a record that is not there. */
export const changesOfRecord = (kind: KindName, before: RecordState | null, after: RecordState | null): AuditChange[] =>
  changesBetween(before && shownState(kind, before), after && shownState(kind, after))

function shownState(kind: KindName, { values, translations }: RecordState): Values {
  const { fields } = anyKind(kind)
  const shown: Record<string, unknown> = { ...toApi(fields, values) }
  for (const { name, shape } of apiFieldsOf(fields)) {
    if (shape.type === 'choice') shown[name] = constantCase(String(shown[name]))
    if (shape.type === 'moment') shown[name] = new Date(Number(shown[name])).toISOString()
  }
  return Object.keys(translations).length > 0 ? { ...shown, translations } : shown
}

const constantCase = (name: string): string => name.replace(/[A-Z]|(?<=\D)\d/g, (letter) => `_${letter}`).toUpperCase()
