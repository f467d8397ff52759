import { type ContentProblem, titleOf } from '../content'
import { type ReadText, type TiedTranslation, textsOf } from '../language/translation'
import { type ContentCheck, findInSteps } from './content-check'

/**
 * Checks that every text has an up-to-date translation in every language and that it fits its place. No translation may
 * belong to a missing text.
 */
export const checkTranslations: ContentCheck = function* ({ records }, { translations = {} }) {
  const texts = textsOf(records)
  for (const [language, translation] of Object.entries(translations)) {
    yield* findInSteps(texts, (text) => findGap(text, language, translation))
    yield* findStray(texts, language, translation)
  }
}

function findGap({ kind, record, field, text, fits }: ReadText, language: string, translation: TiedTranslation) {
  // The path of the translation in the history, so that the CMS shows the problem there.
  const at = { kind, id: record.id, title: titleOf(kind, record), field: `translations.${language}.${field}` }
  const { text: translated, of } = translation[record.id]?.[field] ?? { text: '', of: text }
  if (text !== '' && translated === '')
    return [{ ...at, message: { en: `is not translated to ${language}`, de: `ist nicht übersetzt (${language})` } }]
  if (of !== text) {
    const de = `ist seit der Übersetzung geändert worden (${language})`
    return [{ ...at, message: { en: `has changed since it was translated to ${language}`, de } }]
  }
  if (translated.length > fits)
    return [
      {
        ...at,
        message: {
          en: `is longer than ${fits} characters in ${language} and does not fit`,
          de: `ist in der Übersetzung (${language}) länger als ${fits} Zeichen und passt nicht`,
        },
      },
    ]
  return []
}

function findStray(texts: readonly ReadText[], language: string, translation: TiedTranslation): ContentProblem[] {
  const known = new Set(texts.map(({ record, field }) => `${record.id}.${field}`))
  return Object.entries(translation).flatMap(([id, fields]) =>
    Object.keys(fields)
      .filter((field) => !known.has(`${id}.${field}`))
      .map((field) => ({
        kind: 'start' as const,
        id,
        title: id,
        field,
        message: {
          en: `is translated to ${language}, but nobody reads it`,
          de: `ist übersetzt (${language}), wird aber nirgends angezeigt`,
        },
      })),
  )
}
