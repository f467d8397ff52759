import type { KindName } from '../kind-name'
import { kindNames } from '../kind-name'
import { anyKind } from '../kinds'
import type { AnyRecord } from '../records'
import { isSame } from './three-way'
import type { UpgradeDraft } from './upgrade-draft'

/** Kinds that no record and no player names, so that theirs can go. A table stays with a ground that stays. */
const disposable: readonly KindName[] = ['huntingTable', 'rank', 'news']

/**
 * Sees to the records that the pack has no more. Players may own them, wear them or stand on them, and records of the
 * database may name them: what can be hidden is hidden, what nobody can name is removed, words such as currencies and
 * stats stay.
 */
export function dropRecords(draft: UpgradeDraft): void {
  const { base, ours, theirs } = draft.books
  for (const kind of kindNames)
    for (const before of base.all(kind)) {
      const here = ours.get(kind, before.id)
      if (!here || theirs.get(kind, before.id)) continue
      if (anyKind(kind).fields.visible) hide(draft, kind, before, here)
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

/** As if the pack still had it, invisible: whoever has shown or hidden it here decides. */
function hide(draft: UpgradeDraft, kind: KindName, base: AnyRecord, ours: AnyRecord): void {
  draft.remembered.set(kind, { ...base, visible: false })
  if (!ours.visible || !base.visible) return
  draft.after.set(kind, { ...ours, visible: false })
  draft.note('hidden', kind, ours)
}

/** A creature that a table still holds, and a region that a visible ground lies in, are not hidden from under them. */
function keepWhatIsNeeded(draft: UpgradeDraft): void {
  const { after } = draft
  for (const { id, name, enemies } of after.all('huntingTable')) {
    const slices = enemies as readonly { readonly enemyId: string }[]
    for (const { enemyId } of slices) keepVisible(draft, 'enemy', enemyId, { kind: 'huntingTable', id, name })
  }
  for (const { id, name, visible, regionId } of after.all('huntingGround'))
    if (visible) keepVisible(draft, 'region', String(regionId), { kind: 'huntingGround', id, name })
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
  draft.revertField(kind, id, 'visible')
  draft.note('stays', kind, record, { reason: `the ${by.kind} "${by.name}" needs it` })
}
