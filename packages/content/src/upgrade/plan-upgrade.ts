import { type Content, indexContent } from '../content'
import { type KindName, kindNames } from '../kind-name'
import type { Translations } from '../language/translation'
import { canonical } from '../map-record'
import type { AnyRecord } from '../records'
import type { StartRecord } from '../start'
import { dropRecords } from './drop-records'
import { mergeRecords } from './merge-records'
import { mergeTranslations, rememberedTranslations, type TranslationChange } from './merge-translations'
import { bareContent, plainContent } from './plain-content'
import type { RecordBook } from './record-book'
import { remapShortNames } from './remap-short-names'
import { revertBrokenRecords } from './revert-broken-records'
import { isSame, mapVersions, type Versions } from './three-way'
import { UpgradeDraft } from './upgrade-draft'
import type { UpgradeNote } from './upgrade-note'

/** Content with its translations. */
export interface LocalizedContent extends Content {
  readonly translations: Translations
}

/** A record before and after the upgrade; `after` is null for a removed one, `before` null for a new one. */
export interface RecordUpgrade {
  readonly kind: KindName
  readonly id: string
  readonly before: AnyRecord | null
  readonly after: AnyRecord | null
}

export interface UpgradePlan {
  readonly records: readonly RecordUpgrade[]
  readonly start: StartRecord
  readonly translations: readonly TranslationChange[]
  /** the content with which the next upgrade compares the database */
  readonly remembered: LocalizedContent
  readonly notes: readonly UpgradeNote[]
}

/**
 * Plans the upgrade to a new pack of a database that was edited since the last one. It is a three-way merge by record
 * and field that breaks nothing that was valid before. Edits stay, and players lose nothing: see `docs/decisions`.
 */
export function planUpgrade(versions: Versions<LocalizedContent>): UpgradePlan {
  const books = mapVersions(versions, plainContent)
  const draft = new UpgradeDraft(books, remapShortNames(books))
  mergeRecords(draft)
  dropRecords(draft)
  revertBrokenRecords(draft)
  const localized = mapVersions(versions, ({ translations }) => translations)
  const translations = mergeTranslations(draft, localized)
  const { content } = draft.after
  return {
    records: changesOf(draft.after, bareContent(versions.ours)),
    start: content.start,
    translations,
    remembered: { ...draft.remembered.content, translations: rememberedTranslations(draft, localized) },
    notes: draft.notes,
  }
}

/** Keys that were no exact short names are written as such, since names may change. */
function changesOf(after: RecordBook, ours: RecordBook): RecordUpgrade[] {
  const index = indexContent(after.content.records)
  return kindNames.flatMap((kind) => {
    const ids = new Set([...ours.all(kind), ...after.all(kind)].map(({ id }) => id))
    return [...ids].flatMap((id): RecordUpgrade[] => {
      const [before, now] = [ours.get(kind, id) ?? null, after.get(kind, id) ?? null]
      if (isSame(before, now)) return []
      return [{ kind, id, before, after: now && canonical(kind, now, index) }]
    })
  })
}
