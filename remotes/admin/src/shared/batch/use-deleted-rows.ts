import type { KindName } from '@sanguine/content'
import { useStaffChanges } from '../changes/staff-changes'
import { recordKindOf } from '../records/kind-names'
import { useOwnChanges } from '../records/own-changes'
import type { RowSelection } from './row-selection'
import type { BatchCalls } from './use-batch-calls'

/** Takes records out of a selection when they are deleted, here or by others. */
export function useDeletedRows(
  { kind }: { readonly kind: KindName },
  selection: RowSelection,
  calls: BatchCalls,
): void {
  useOwnChanges((change) => {
    if (change.kind !== kind) return
    if (change.action === 'delete') selection.remove(change.ids)
    if (change.action === 'gone') selection.leave(change.ids)
  })
  useStaffChanges((change) => {
    // The server checks each record again when it is changed, so a failure to read takes nothing away.
    if (change === null) leaveMissing().catch(() => undefined)
    else if (change.action === 'DELETE' && change.subject.type === recordKindOf(kind))
      selection.leave([change.subject.id])
  })

  /** The page may have missed deletions. */
  async function leaveMissing(): Promise<void> {
    const ids = [...selection.names().keys()]
    if (ids.length === 0) return
    const found = new Set((await calls.read(ids)).map(({ id }) => id))
    selection.leave(ids.filter((id) => !found.has(id)))
  }
}
