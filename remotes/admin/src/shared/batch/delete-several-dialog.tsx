import { maxDeletions } from '@sanguine/content'
import { Button, Dialog, Skeleton, useMessages } from '@sanguine/ui'
import { useRef } from 'react'
import { adminMessages } from '../../i18n/messages'
import { LoadNotice } from '../records/load-notice'
import styles from './batch.module.css'
import { BatchOutcome } from './batch-outcome'
import { BatchRefusal } from './batch-refusal'
import type { BatchCalls, DeletedRecord } from './use-batch-calls'
import { useBatchRun } from './use-batch-run'
import { type BatchUndo, useBatchUndo } from './use-batch-undo'
import { useChangeableRecords } from './use-changeable-records'

/** The most records that the question names. */
const maxNamed = 8

interface DeleteSeveralDialogProps {
  readonly calls: BatchCalls
  /** of the selected records, by id */
  readonly names: ReadonlyMap<string, string>
  /** gets the ids of the deleted records */
  readonly onDeleted: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Asks before the selected records are deleted. If one of them is in use, the dialog names it and deletes none. */
export function DeleteSeveralDialog({ calls, names, onDeleted, onClose }: DeleteSeveralDialogProps) {
  const t = useMessages(adminMessages)
  const loaded = useChangeableRecords(calls, [...names.keys()])
  const report = useBatchUndo()
  const records = loaded.data ?? []
  /** by all parts, in all tries */
  const deleted = useRef<readonly DeletedRecord[]>([])

  function deletion(): BatchUndo<DeletedRecord> {
    const { current: entries } = deleted
    const count = entries.length
    return {
      done: t('batch.deleted', { count }),
      undone: t('batch.restored', { count }),
      names,
      entries,
      undo: calls.restore,
      reload: () => calls.reload(true),
    }
  }
  // The undo is offered for all parts together, and not while a retry still is.
  const batch = useBatchRun((end) => report(deletion, end))

  async function removePart(part: typeof records): Promise<void> {
    const entryIds = await calls.remove(part.map(({ id, revision }) => ({ id, revision })))
    const entries = part.map(({ id }, index) => ({ id, entryId: entryIds[index] ?? '' }))
    deleted.current = [...deleted.current, ...entries]
    onDeleted(part.map(({ id }) => id))
  }

  async function remove(deleting: typeof records): Promise<void> {
    if (await batch.run(deleting, maxDeletions, removePart)) onClose()
    else {
      const ids = new Set(deleted.current.map(({ id }) => id))
      loaded.set(deleting.filter(({ id }) => !ids.has(id)))
    }
  }

  function leaveOut(ids: readonly string[]): void {
    const kept = records.filter(({ id }) => !ids.includes(id))
    loaded.set(kept)
    void remove(kept)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('batch.deleteTitle', { count: loaded.data ? records.length : names.size })}
      description={t('batch.deleteText')}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="blood"
            busy={batch.progress !== null || loaded.data === undefined}
            aria-disabled={records.length === 0}
            onClick={() => void remove(records)}
          >
            {t('action.delete')}
          </Button>
        </>
      }
    >
      <LoadNotice loaded={loaded} />
      {loaded.data === undefined && !loaded.error && <Skeleton count={2} height={32} />}
      {!(batch.failure instanceof BatchRefusal) && (
        <ul className={styles.names}>
          {records.slice(0, maxNamed).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {records.length > maxNamed && <li>{t('batch.more', { count: records.length - maxNamed })}</li>}
        </ul>
      )}
      <BatchOutcome
        batch={batch}
        loaded={loaded}
        partSize={maxDeletions}
        count={records.length}
        names={names}
        onLeaveOut={leaveOut}
        onRetry={() => void remove(records)}
      />
    </Dialog>
  )
}
