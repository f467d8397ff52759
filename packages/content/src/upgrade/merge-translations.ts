import { type KindName, kindNames } from '../kind-name'
import type { TranslatedText, Translations } from '../language/translation'
import type { AnyRecord } from '../records'
import { isSame, mapVersions, mergeValue, type Versions } from './three-way'
import type { UpgradeDraft } from './upgrade-draft'

type Texts = Readonly<Record<string, TranslatedText>>

/** The new texts of one record in one language; null if it has none any more. */
export interface TranslationChange {
  readonly language: string
  readonly recordId: string
  readonly texts: Texts | null
}

const nothing: Texts = {}

/** Merges translations, text by text with its original. */
export function mergeTranslations(draft: UpgradeDraft, versions: Versions<Translations>): readonly TranslationChange[] {
  const languages = new Set([...Object.keys(versions.ours), ...Object.keys(versions.theirs)])
  return [...languages].flatMap((language) =>
    kindNames.flatMap((kind) =>
      draft.after.all(kind).flatMap((record): TranslationChange[] => {
        // the database keeps the texts of records that the pack no longer has
        if (!draft.books.theirs.get(kind, record.id)) return []
        const texts = mapVersions(versions, (translations) => translations[language]?.[record.id] ?? nothing)
        const merged = mergeTexts(draft, { kind, record, language }, texts)
        if (isSame(merged, texts.ours)) return []
        return [{ language, recordId: record.id, texts: Object.keys(merged).length > 0 ? merged : null }]
      }),
    ),
  )
}

interface Place {
  readonly kind: KindName
  readonly record: AnyRecord
  readonly language: string
}

function mergeTexts(draft: UpgradeDraft, { kind, record, language }: Place, versions: Versions<Texts>): Texts {
  const fields = [...new Set([...Object.keys(versions.ours), ...Object.keys(versions.theirs)])]
  const merged = fields.map((field) => ({ field, ...mergeValue(mapVersions(versions, (texts) => texts[field])) }))
  const named = (is: (one: (typeof merged)[number]) => boolean) =>
    merged.filter(is).map(({ field }) => `${field} (${language})`)
  const isNew = draft.notes.some((note) => note.event === 'added' && note.id === record.id)
  const [taken, conflicts] = [named(({ isTaken }) => isTaken), named(({ isConflict }) => isConflict)]
  if (taken.length > 0 && !isNew) draft.note('changed', kind, record, { fields: taken })
  if (conflicts.length > 0) draft.note('conflict', kind, record, { fields: conflicts })
  return Object.fromEntries(merged.flatMap(({ field, value }) => (value === undefined ? [] : [[field, value]])))
}

/** The translations to remember as installed: those of installed records. */
export function rememberedTranslations(
  draft: UpgradeDraft,
  { base, theirs }: Pick<Versions<Translations>, 'base' | 'theirs'>,
): Translations {
  const ids = kindNames.flatMap((kind) => draft.remembered.all(kind).map(({ id }) => id))
  const languages = new Set([...Object.keys(base), ...Object.keys(theirs)])
  const textsOf = (language: string, id: string) => theirs[language]?.[id] ?? base[language]?.[id]
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      Object.fromEntries(
        ids.flatMap((id) => {
          const texts = textsOf(language, id)
          return texts ? [[id, texts]] : []
        }),
      ),
    ]),
  )
}
