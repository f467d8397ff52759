import { localiseRelease, type Translation, validTranslation } from '@sanguine/content'
import { type Language, languages, originalLanguage } from '@sanguine/kernel'
import type { Release } from '@sanguine/rules'
import type { StoredContent } from './content-store'

export type ByLanguage<Value> = Readonly<Record<Language, Value>>

/** The languages into which content is translated. */
export const targetLanguages: readonly Language[] = languages.filter((language) => language !== originalLanguage)

const inLanguages = <Value>(make: (language: Language) => Value): ByLanguage<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as ByLanguage<Value>

/**
 * The translations that are valid for the present content. Those of deleted texts and of texts that have changed since
 * are left out.
 */
export const localizedTexts = ({ content, translations }: StoredContent): ByLanguage<Translation> =>
  inLanguages((language) => validTranslation(content.records, translations[language] ?? {}))

export const localizedReleases = (release: Release, localized: ByLanguage<Translation>): ByLanguage<Release> =>
  inLanguages((language) =>
    language === originalLanguage ? release : localiseRelease(release, language, localized[language]),
  )
