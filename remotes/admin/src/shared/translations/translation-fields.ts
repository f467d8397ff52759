import {
  findTranslationProblems,
  type KindName,
  type TranslationProblem,
  translatedFieldsOf,
  type WrittenTranslation,
} from '@sanguine/content'
import type { AdminTranslationFragment, RecordTranslationInput, TranslationLanguage } from '../../generated/documents'

/** A text of a record in another language, as it is saved. */
export type StoredTranslation = AdminTranslationFragment

/** The languages into which content is translated. */
export const targetLanguages: readonly TranslationLanguage[] = ['DE']

/** A field of a kind in one of the languages into which it is translated. */
export interface TranslatedField {
  readonly language: TranslationLanguage
  readonly field: string
}

export const fieldsToTranslate = (kind: KindName): readonly TranslatedField[] =>
  targetLanguages.flatMap((language) => translatedFieldsOf(kind).map((field) => ({ language, field })))

/** Finds what concerns a field in a language. */
export const translationFor =
  ({ language, field }: TranslatedField) =>
  (translation: TranslatedField): boolean =>
    translation.language === language && translation.field === field

/** The name of a translation among the fields of a record, as the history has it, such as `translations.de.name`. */
export const translationName = ({ language, field }: TranslatedField): string =>
  `translations.${language.toLowerCase()}.${field}`

/** The names of the translations that records of a kind may have. */
export const translationNames = (kind: KindName): readonly string[] => fieldsToTranslate(kind).map(translationName)

const parsedName = /^translations\.(?<language>[a-z]+)\.(?<field>\w+)(?<original>\.original)?$/

/** The parts of a translation's field name, or null for the name of another field. */
export function parseTranslationName(
  name: string,
): { readonly language: string; readonly field: string; readonly isOriginal: boolean } | null {
  const { language, field, original } = parsedName.exec(name)?.groups ?? {}
  return language && field ? { language, field, isOriginal: original !== undefined } : null
}

/** The texts of a record in other languages by their names, as they are once what was written is saved. */
export const translationTexts = (
  kind: KindName,
  stored: readonly StoredTranslation[],
  written: readonly RecordTranslationInput[] = [],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldsToTranslate(kind).map((field) => {
      const { text } = written.find(translationFor(field)) ?? stored.find(translationFor(field)) ?? { text: '' }
      return [translationName(field), text]
    }),
  )

/** The translations in the form; empty for the form of a kind without translations. */
export const readWritten = (values: object): readonly RecordTranslationInput[] =>
  'translations' in values && Array.isArray(values.translations) ? values.translations : []

/** The problems of the written translations, for which the server would refuse them. */
export const writtenProblems = (
  kind: KindName,
  written: readonly RecordTranslationInput[],
): readonly TranslationProblem[] =>
  findTranslationProblems(
    kind,
    written.map((text): WrittenTranslation => ({ ...text, language: text.language.toLowerCase() })),
    targetLanguages.map((language) => language.toLowerCase()),
  )

interface TranslationMerge {
  readonly written: readonly RecordTranslationInput[]
  /** my texts and those that another editor saved, by their names */
  readonly mine: Readonly<Record<string, unknown>>
  readonly saved: Readonly<Record<string, unknown>>
  /** the names of fields and translations of which the saved value is taken */
  readonly theirs: readonly string[]
}

/**
 * The translations left to save after a conflict is resolved. A translation that was only confirmed is dropped if the
 * English text has changed since the comparison.
 */
export const mergeWritten = (
  kind: KindName,
  { written, mine, saved, theirs }: TranslationMerge,
): readonly RecordTranslationInput[] =>
  fieldsToTranslate(kind).flatMap((field): RecordTranslationInput[] => {
    const name = translationName(field)
    const isChanged = mine[name] !== saved[name]
    const isConfirmed = written.some(translationFor(field)) && !theirs.includes(field.field)
    if (theirs.includes(name) || !(isChanged || isConfirmed)) return []
    return [{ ...field, text: String(mine[name] ?? '') }]
  })

/** The translations of a new record with the texts of another one: those that still say the English text, or were written. */
export const keptTranslations = (
  stored: readonly StoredTranslation[],
  written: readonly RecordTranslationInput[],
): readonly RecordTranslationInput[] => [
  ...copiedTranslations('', stored).filter((text) => !written.some(translationFor(text))),
  ...written,
]

/** The translations of a copy of a record, whose title is another: those that still say the English text. */
export const copiedTranslations = (
  title: string,
  stored: readonly StoredTranslation[],
): readonly RecordTranslationInput[] =>
  stored
    .filter(({ field, isOutdated }) => field !== title && !isOutdated)
    .map(({ language, field, text }) => ({ language, field, text }))
