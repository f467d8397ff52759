import { canonical } from '../canonical'
import { type Content, indexContent } from '../content'
import { type KindName, kindNames } from '../kind-name'
import type { Translations } from '../language/translation'
import type { AnyRecord } from '../records'
import type { StartRecord } from '../start'
import { dropRecords } from './drop-records'
import { mergeRecords } from './merge-records'
import { mergeTranslations, rememberedTranslations, type TranslationChange } from './merge-translations'
import { bareContent, plainContent } from './plain-content'
import type { RecordBook } from './record-book'
import { settleContent } from './settle-content'
import { speakOurNames } from './speak-our-names'
import { isSame, mapVersions, type Versions } from './three-way'
import { UpgradeDraft } from './upgrade-draft'
import type { UpgradeNote } from './upgrade-note'

/** Content with what it says in other languages. */
export interface SpokenContent extends Content {
  readonly translations: Translations
}

/** A record as it is to be; `after` null for one that goes, `before` null for one that comes. */
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
  /** what the next upgrade compares the database with */
  readonly remembered: SpokenContent
  readonly notes: readonly UpgradeNote[]
}

/**
 * Brings a new pack into a database that has been edited since the last one: a three-way merge by record and field, after
 * which nothing is broken that was whole before. Edits stay, and players lose nothing: see `docs/decisions`.
 */
export function planUpgrade(versions: Versions<SpokenContent>): UpgradePlan {
  const books = mapVersions(versions, plainContent)
  const draft = new UpgradeDraft(books, speakOurNames(books))
  mergeRecords(draft)
  dropRecords(draft)
  settleContent(draft)
  const spoken = mapVersions(versions, ({ translations }) => translations)
  const translations = mergeTranslations(draft, spoken)
  const { content } = draft.after
  return {
    records: changesOf(draft.after, bareContent(versions.ours)),
    start: content.start,
    translations,
    remembered: { ...draft.remembered.content, translations: rememberedTranslations(draft, spoken) },
    notes: draft.notes,
  }
}

/** A key that was not an exact short name is written as one, since names may change. */
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
