import type { KindName } from '../kind-name'
import { kindNames } from '../kind-name'
import { anyKind } from '../kinds'
import type { AnyRecord } from '../records'
import { isSame } from './three-way'
import type { UpgradeDraft } from './upgrade-draft'

/**
 * Kinds whose records can be deleted, because no record or player references them. A table stays with a ground that
 * stays.
 */
const disposable: readonly KindName[] = ['huntingTable', 'rank', 'news']

/**
 * Handles records that the pack no longer has. Players may own them, equip them or stand on them, and other records may
 * reference them. So records are hidden if possible and removed if nothing can reference them. Vocabulary such as
 * currencies and stats stays.
 */
export function dropRecords(draft: UpgradeDraft): void {
  const { base, ours, theirs } = draft.books
  for (const kind of kindNames)
    for (const before of base.all(kind)) {
      const here = ours.get(kind, before.id)
      if (!here || theirs.get(kind, before.id)) continue
      if (anyKind(kind).fields.isVisible) hide(draft, kind, before, here)
      else if (!disposable.includes(kind))
        draft.note('stays', kind, here, { reason: 'players and records may name it' })
      else if (!isSame(before, here)) draft.note('stays', kind, here, { reason: 'it was edited here' })
      else if (kind === 'huntingTable' && !theirs.get('huntingGround', String(before.huntingGroundId)))
        draft.remembered.set(kind, before)
      else {
        draft.after.delete(kind, before.id)
        draft.note('removed', kind, here)
      }
    }
  keepWhatIsNeeded(draft)
}

/**
 * Hides a record as if the pack still had it, invisible. If an editor has changed its visibility here, that edit
 * decides.
 */
function hide(draft: UpgradeDraft, kind: KindName, base: AnyRecord, ours: AnyRecord): void {
  draft.remembered.set(kind, { ...base, isVisible: false })
  if (!ours.isVisible || !base.isVisible) return
  draft.after.set(kind, { ...ours, isVisible: false })
  draft.note('hidden', kind, ours)
}

/** Keeps a creature visible while a table has it, and a region while it has a visible ground. */
function keepWhatIsNeeded(draft: UpgradeDraft): void {
  const { after } = draft
  for (const { id, name, enemies } of after.all('huntingTable')) {
    const slices = enemies as readonly { readonly enemyId: string }[]
    for (const { enemyId } of slices) keepVisible(draft, 'enemy', enemyId, { kind: 'huntingTable', id, name })
  }
  for (const { id, name, isVisible, regionId } of after.all('huntingGround'))
    if (isVisible) keepVisible(draft, 'region', String(regionId), { kind: 'huntingGround', id, name })
}

interface Needing {
  readonly kind: KindName
  readonly id: string
  readonly name: unknown
}

function keepVisible(draft: UpgradeDraft, kind: KindName, id: string, by: Needing): void {
  const wasHidden = draft.notes.some((note) => note.event === 'hidden' && note.kind === kind && note.id === id)
  const record = draft.books.ours.get(kind, id)
  if (!wasHidden || !record) return
  draft.revertField(kind, id, 'isVisible')
  draft.note('stays', kind, record, { reason: `the ${by.kind} "${by.name}" needs it` })
}
