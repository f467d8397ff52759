import { type AnyRecord, isOutdated, type KindName, translatedFieldsOf } from '@sanguine/content'
import { type Context, type Language, requirePermission } from '@sanguine/kernel'
import { releaseService, targetLanguages } from '../content/release-cache'

/** A text of a record in another language. */
export interface ListedTranslation {
  readonly language: Language
  readonly field: string
  readonly text: string
  /** the English text that it was made from */
  readonly original: string
  /** whether the English text has changed since; players then read that */
  readonly isOutdated: boolean
}

/**
 * The texts of a record in other languages, in the order of its fields; none for a record that is not there. For
 * editors and admins.
 */
export function listTranslations(context: Context, kind: KindName, id: string): readonly ListedTranslation[] {
  requirePermission(context, 'editContent')
  const { index, translations } = context.app.get(releaseService).snapshot()
  const record = index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
  if (!record) return []
  return targetLanguages.flatMap((language) =>
    translatedFieldsOf(kind).flatMap((field): ListedTranslation[] => {
      const translated = translations[language]?.[id]?.[field]
      if (!translated || translated.text === '') return []
      const { text, of } = translated
      return [{ language, field, text, original: of, isOutdated: isOutdated(translated, record[field]) }]
    }),
  )
}
