import { anyKind, batchFieldsOf } from '@sanguine/content'
import { Button, ControlIcon, IconButton, useMessages } from '@sanguine/ui'
import { errorText, passFocus, toast, useUnsavedInput } from '@sanguine/ui/platform'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { adminMessages } from '../../i18n/messages'
import type { RecordRow, RecordSection, SectionFilters, StoredRecord } from '../records/record-section'
import styles from './batch.module.css'
import { ChangeFieldDialog } from './change-field-dialog'
import { DeleteSeveralDialog } from './delete-several-dialog'
import type { RowSelection } from './row-selection'
import { useBatchCalls } from './use-batch-calls'
import { useDeletedRows } from './use-deleted-rows'
import { useEndSelectionKey } from './use-end-selection-key'

interface SelectionBarProps<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues> {
  readonly section: RecordSection<Row, Full, Values>
  readonly selection: RowSelection
  /** of the list */
  readonly filters: SectionFilters
  /** how many records match the filters */
  readonly count: number
  /** of the open record */
  readonly openId: string | undefined
}

/** A dialog about the records that were selected when it opened. */
interface OpenDialog {
  readonly action: 'change' | 'delete'
  readonly names: ReadonlyMap<string, string>
}

/** How many records are selected, and what can be done with them at once. */
export function SelectionBar<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues>({
  section,
  selection,
  filters,
  count,
  openId,
}: SelectionBarProps<Row, Full, Values>) {
  const t = useMessages(adminMessages)
  const navigate = useNavigate()
  const names = useSyncExternalStore(selection.subscribe, selection.names)
  const left = useSyncExternalStore(selection.subscribe, selection.left)
  const calls = useBatchCalls(section)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  // A dialog ends its running part after it was closed, when another one may be open.
  const close = () => setDialog((shown) => (shown === dialog ? null : shown))
  const [isReading, setReading] = useState(false)
  /** the record that is open now; none after the list was left */
  const open = useRef(openId)
  useEffect(() => {
    open.current = openId
    return () => {
      open.current = undefined
    }
  }, [openId])
  // A selection is work, so a session that ends is renewed over the page.
  useUnsavedInput(names.size > 0)
  useEndSelectionKey(selection)
  useDeletedRows(section, selection, calls)

  async function selectAll(): Promise<void> {
    setReading(true)
    try {
      selection.add(await calls.readRows(filters))
    } catch (error) {
      toast.error(errorText(error))
    }
    setReading(false)
  }

  return (
    <section ref={passFocus} aria-label={t('batch.bar')} className={styles.bar}>
      <span role="status" className={styles.count}>
        {t('batch.count', { count: names.size })}
        {left.size > 0 && (
          <span className={styles.left}>
            {t('batch.left', { count: left.size, name: [...left.values()][0] ?? '' })}
          </span>
        )}
      </span>
      {names.size < count && (
        <Button
          size="sm"
          busy={isReading}
          aria-label={t('batch.selectAll', { count })}
          onClick={() => void selectAll()}
        >
          {t('batch.all', { count })}
        </Button>
      )}
      <IconButton
        size="sm"
        icon={<ControlIcon name="close" />}
        label={t('batch.end')}
        className={styles.end}
        onClick={selection.clear}
      />
      {names.size === 0 ? (
        <p className={styles.hint}>{t('batch.hint')}</p>
      ) : (
        <div className={styles.actions}>
          {batchFieldsOf(anyKind(section.kind).fields).length > 0 && (
            <Button size="sm" onClick={() => setDialog({ action: 'change', names })}>
              {t('batch.change')}
            </Button>
          )}
          <Button size="sm" onClick={() => setDialog({ action: 'delete', names })}>
            {t('batch.delete')}
          </Button>
        </div>
      )}
      {dialog?.action === 'change' && (
        <ChangeFieldDialog kind={section.kind} calls={calls} names={dialog.names} onClose={close} />
      )}
      {dialog?.action === 'delete' && (
        <DeleteSeveralDialog
          calls={calls}
          names={dialog.names}
          onDeleted={(ids) => {
            if (open.current !== undefined && ids.includes(open.current)) void navigate(section.urls.list)
            selection.remove(ids)
          }}
          onClose={close}
        />
      )}
    </section>
  )
}
