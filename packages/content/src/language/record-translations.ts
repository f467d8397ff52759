import type { Sentence } from '@sanguine/rules'
import type { KindName } from '../kind-name'
import { anyKind } from '../kinds'
import type { AnyRecord } from '../records'
import { isOutdated, type RecordTranslations, type Translations, translatedFieldsOf } from './translation'

/** A text of a record in another language, as an editor entered it. Blank text removes it. */
export interface WrittenTranslation {
  /** such as `de` */
  readonly language: string
  /** such as `flavorText` */
  readonly field: string
  readonly text: string
}

/** A problem with an entered translation, and the affected part. */
export interface TranslationProblem {
  /** index of the entered translation */
  readonly index: number
  readonly part: keyof WrittenTranslation
  /** follows the name of the part, such as `is required` */
  readonly message: Sentence
}

/** The state of a text in another language: it is missing, or its original has changed since. */
export type TranslationState = 'missing' | 'outdated'

/**
 * Whether a visible text of the record has this state in one of the languages.
 * @param languages the languages of the content
 */
export function hasTranslationState(
  state: TranslationState,
  { kind, record }: { readonly kind: KindName; readonly record: AnyRecord },
  translations: Translations,
  languages: readonly string[],
): boolean {
  return translatedFieldsOf(kind).some((field) => {
    const original = String(record[field] ?? '')
    return languages.some((language) => {
      const translated = translations[language]?.[record.id]?.[field] ?? { text: '', of: original }
      return state === 'outdated' ? isOutdated(translated, original) : original !== '' && translated.text === ''
    })
  })
}

const otherLanguage: Sentence = {
  en: 'must be a language of the content other than English',
  de: 'muss eine Sprache der Inhalte außer Englisch sein',
}
const unreadField: Sentence = { en: 'must be a field that players read', de: 'muss ein Feld sein, das Spieler lesen' }
const writtenTwice: Sentence = {
  en: 'must not be given twice for a language',
  de: 'darf je Sprache nur einmal angegeben sein',
}

const isBlank = (text: string): boolean => text.trim() === ''

/**
 * Problems of entered translations of a record: unknown languages or fields, a repeated text, or a text that would be
 * invalid as an original.
 * @param languages the languages of the content
 */
export function findTranslationProblems(
  kind: KindName,
  written: readonly WrittenTranslation[],
  languages: readonly string[],
): readonly TranslationProblem[] {
  const fields = translatedFieldsOf(kind)
  const known = new Set<string>()
  return written.flatMap(({ language, field, text }, index): TranslationProblem[] => {
    if (!languages.includes(language)) return [{ index, part: 'language', message: otherLanguage }]
    if (!fields.includes(field)) return [{ index, part: 'field', message: unreadField }]
    const key = `${language} ${field}`
    if (known.has(key)) return [{ index, part: 'field', message: writtenTwice }]
    known.add(key)
    const target = anyKind(kind).fields[field]
    const issue = isBlank(text) ? undefined : target?.schema.safeParse(text).error?.issues[0]
    const max = target?.shape.type === 'text' ? target.shape.max : 0
    return issue
      ? [{ index, part: 'text', message: { en: issue.message, de: `darf höchstens ${max} Zeichen haben` } }]
      : []
  })
}

/**
 * The translations of a record after an edit. Entered texts are tied to the current originals. Other texts keep their
 * originals; a blank text removes one.
 */
export function writeTranslations(
  present: RecordTranslations,
  written: readonly WrittenTranslation[],
  originals: Readonly<Record<string, unknown>>,
): RecordTranslations {
  const after = { ...present }
  for (const { language, field, text } of written) {
    const { [field]: _replaced, ...texts } = after[language] ?? {}
    const changed = isBlank(text) ? texts : { ...texts, [field]: { text, of: String(originals[field] ?? '') } }
    if (Object.keys(changed).length > 0) after[language] = changed
    else delete after[language]
  }
  return after
}
