import { type AuditAction, type NewAuditEntry, systemOrigin } from '@sanguine/audit'
import {
  type AnyRecord,
  anyRecords,
  indexContent,
  type KindName,
  kindNames,
  type RecordTranslations,
  titleOf,
} from '@sanguine/content'
import type { Pack } from '@sanguine/content/pack'
import type { UpgradePlan } from '@sanguine/content/upgrade'
import type { StoredContent } from './read-documents'
import { changesOfRecord, type RecordState, stateOf, withoutId } from './record-state'

/** An upgrade, planned on the content that is stored. */
interface PlannedUpgrade {
  readonly pack: Pick<Pack, 'version'>
  readonly plan: UpgradePlan
  readonly stored: StoredContent
}

/** The changes by an upgrade as entries of the audit log: one for each record whose values or translations change. */
export function upgradeEntries({ pack, plan, stored }: PlannedUpgrade): NewAuditEntry[] {
  const { content, translations, stamps } = stored
  const index = indexContent(content.records)
  const changes = new Map(plan.records.map((change) => [change.id, change]))
  const isTranslated = new Set(plan.translations.map(({ recordId }) => recordId))
  const recordsOf = (kind: KindName): readonly AnyRecord[] => [
    ...anyRecords(content.records, kind).filter(({ id }) => changes.has(id) || isTranslated.has(id)),
    ...plan.records.flatMap((change) => (change.kind === kind && !change.before && change.after ? change.after : [])),
  ]
  return kindNames.flatMap((kind) =>
    recordsOf(kind).map((record) => {
      const { id } = record
      const change = changes.get(id)
      const stamp = stamps[kind].get(id)
      const before = stamp ? stateOf(record, { kind, index, translations, stamp }) : null
      const values = change ? change.after : record
      const after: RecordState | null = values && {
        revision: (stamp?.revision ?? 0) + (change ? 1 : 0),
        values: withoutId(values),
        translations: translationsAfter(before?.translations ?? {}, plan.translations, id),
      }
      return {
        origin: systemOrigin,
        action: actionOf(before, after),
        subject: { type: kind, id, title: titleOf(kind, values ?? record) },
        changes: changesOfRecord(kind, before, after),
        reason: `Content pack ${pack.version}`,
        states: { before, after },
      }
    }),
  )
}

function actionOf(before: RecordState | null, after: RecordState | null): AuditAction {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}

function translationsAfter(
  before: RecordTranslations,
  changes: PlannedUpgrade['plan']['translations'],
  id: string,
): RecordTranslations {
  const after = { ...before }
  for (const { language, recordId, texts } of changes) {
    if (recordId !== id) continue
    if (texts) after[language] = texts
    else delete after[language]
  }
  return after
}
