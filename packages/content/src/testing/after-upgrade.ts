import { kindNames } from '../kind-name'
import type { AnyRecord, ContentRecords } from '../records'
import type { LocalizedContent, TranslationChange, UpgradePlan } from '../upgrade'

/** The content after the plan was carried out. */
export function afterUpgrade(
  ours: LocalizedContent,
  { records: changes, start, translations }: UpgradePlan,
): LocalizedContent {
  const records = Object.fromEntries(
    kindNames.map((kind) => {
      const ofKind = changes.filter((change) => change.kind === kind)
      const kept = (ours.records[kind] as readonly AnyRecord[]).filter(
        ({ id }) => !ofKind.some((change) => change.id === id),
      )
      return [kind, [...kept, ...ofKind.flatMap(({ after }) => after ?? [])]]
    }),
  ) as unknown as ContentRecords
  return { records, start, translations: translations.reduce(withTexts, ours.translations) }
}

function withTexts(
  translations: LocalizedContent['translations'],
  { language, recordId, texts }: TranslationChange,
): LocalizedContent['translations'] {
  const { [recordId]: _, ...others } = translations[language] ?? {}
  return { ...translations, [language]: texts ? { ...others, [recordId]: texts } : others }
}
