import { anyKind, type KindName } from '@sanguine/content'
import { changesOfRecord, type RecordState } from './record-state'

/** The result of undoing one change of a record; `overlaps` are its fields that were changed again since. */
export interface UndoneChange {
  readonly state: RecordState
  /** as the GraphQL API names them */
  readonly overlaps: readonly string[]
}

interface UndoneStates {
  readonly before: RecordState
  readonly after: RecordState
  /** of the record now */
  readonly present: RecordState
}

/** Restores the fields of a change, and keeps later changes of other fields. */
export function undoChange(kind: KindName, { before, after, present }: UndoneStates): UndoneChange {
  const changed = fieldsOf(kind, before, after)
  const since = new Set(fieldsOf(kind, after, present))
  const stillDifferent = new Set(fieldsOf(kind, before, present))
  const values = { ...present.values }
  for (const name of Object.keys(anyKind(kind).fields)) if (changed.includes(name)) values[name] = before.values[name]
  return {
    state: { ...present, values, translations: undoneTranslations(changed, before, present) },
    overlaps: changed.filter((field) => since.has(field) && stillDifferent.has(field)),
  }
}

const fieldsOf = (kind: KindName, a: RecordState, b: RecordState): string[] =>
  changesOfRecord(kind, a, b).map(({ field }) => field)

function undoneTranslations(
  changed: readonly string[],
  before: RecordState,
  present: RecordState,
): RecordState['translations'] {
  const translations = Object.fromEntries(
    Object.entries(present.translations).map(([language, texts]) => [language, { ...texts }]),
  )
  for (const path of changed) {
    const [prefix, language, field] = path.split('.')
    if (prefix !== 'translations' || !language || !field) continue
    const texts = { ...translations[language] }
    const text = before.translations[language]?.[field]
    if (text) texts[field] = text
    else delete texts[field]
    translations[language] = texts
  }
  return translations
}
