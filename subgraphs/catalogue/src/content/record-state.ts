import { type AuditChange, changesBetween } from '@sanguine/audit'
import {
  type AnyRecord,
  anyKind,
  apiFieldsOf,
  type ContentIndex,
  canonical,
  type Fields,
  type KindName,
  type RecordTranslations,
  type Translations,
  toApi,
  translationsOf,
} from '@sanguine/content'
import { constantCase } from '@sanguine/rules'
import { z } from 'zod'
import { plainRecord } from './plain-names'

type Values = Readonly<Record<string, unknown>>

/** A record in the audit log, from which it can be restored. */
export interface RecordState {
  readonly revision: number
  /** without its id */
  readonly values: Values
  readonly translations: RecordTranslations
}

/** The values of a record without its id. */
export const withoutId = ({ id: _id, ...values }: Values): Values => values

const stateSchema = z.object({
  revision: z.int(),
  values: z.record(z.string(), z.unknown()),
  translations: z.record(z.string(), z.record(z.string(), z.object({ text: z.string(), of: z.string() }))),
})

/** A state of a record from the audit log, or null if it holds none. */
export const readRecordState = (state: unknown): RecordState | null => stateSchema.safeParse(state).data ?? null

/** The same under the present names of the fields: entries are never changed, so older ones keep their former names. */
export function readStateOf(kind: KindName, given: unknown): RecordState | null {
  const state = readRecordState(given)
  return state && { ...state, values: plainRecord(kind, state.values) }
}

/** The content around a record, and its stamp. */
export interface RecordSurroundings {
  readonly kind: KindName
  readonly index: ContentIndex
  readonly translations: Translations
  readonly stamp: { readonly revision: number } | null | undefined
}

/** The present state of a record of the content. */
export const stateOf = (record: AnyRecord, { kind, index, translations, stamp }: RecordSurroundings): RecordState => ({
  revision: stamp?.revision ?? 0,
  values: withoutId(canonical(kind, record, index)),
  translations: translationsOf(translations, record.id),
})

/** The differences, with the names and values of the GraphQL API; null for a record that does not exist. */
export function changesOfRecord(kind: KindName, before: RecordState | null, after: RecordState | null): AuditChange[] {
  const fields = Object.fromEntries(
    Object.entries(anyKind(kind).fields).filter(
      ([name]) => JSON.stringify(before?.values[name]) !== JSON.stringify(after?.values[name]),
    ),
  )
  const changes = changesBetween(before && shownState(fields, before), after && shownState(fields, after))
  const changed = new Set(changes.map(({ field }) => field))
  // A new translation always belongs to the present original, so the original is only listed if it changed alone.
  return changes.filter(
    ({ field }) => !field.endsWith(originalSuffix) || !changed.has(field.slice(0, -originalSuffix.length)),
  )
}

const originalSuffix = '.original'

/** The values of some fields, and all translations. */
function shownState(fields: Fields, { values, translations }: RecordState): Values {
  const shown: Record<string, unknown> = { ...toApi(fields, values) }
  for (const { name, shape } of apiFieldsOf(fields)) {
    if (shape.type === 'choice' && shown[name] !== null) shown[name] = constantCase(String(shown[name]))
    if (shape.type === 'money') shown[name] = values[name]
    if (shape.type === 'moment') shown[name] = new Date(Number(shown[name])).toISOString()
  }
  return { ...shown, ...shownTranslations(translations) }
}

/** Each text under the path of its language and field, as `translations.de.name`. */
const shownTranslations = (translations: RecordTranslations): Values =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, texts]) =>
      Object.entries(texts).flatMap(([field, { text, of }]) => {
        const path = `translations.${language}.${field}`
        return [
          [path, text],
          [`${path}${originalSuffix}`, of],
        ]
      }),
    ),
  )
