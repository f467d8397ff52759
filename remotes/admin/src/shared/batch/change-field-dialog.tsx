import { anyKind, batchFieldsOf, type KindName, maxBatch } from '@sanguine/content'
import { Button, Dialog, Field, Select, Skeleton, useMessages } from '@sanguine/ui'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { fieldLabel } from '../../i18n/field-label'
import { adminMessages } from '../../i18n/messages'
import { validationText } from '../../i18n/validation-text'
import { FieldControl } from '../record-fields/field-control'
import { ChoiceLists } from '../record-fields/record-lists'
import { LoadNotice } from '../records/load-notice'
import { isUnconfirmed } from '../records/lost-response'
import type { ChangeableRecord } from '../records/record-section'
import styles from './batch.module.css'
import { readField, valueKey } from './batch-fields'
import { BatchOutcome } from './batch-outcome'
import type { BatchCalls, BatchChange } from './use-batch-calls'
import { useBatchRun } from './use-batch-run'
import { type BatchUndo, useBatchUndo } from './use-batch-undo'
import { useChangeableRecords } from './use-changeable-records'

type Values = Readonly<Record<string, unknown>>

const fieldOf = (record: ChangeableRecord, name: string): unknown => (record as unknown as Values)[name]

/** Changes that give a field its former values. */
interface Inverse {
  /** of the field */
  readonly name: string
  /** by the ids of the records */
  readonly changes: ReadonlyMap<string, BatchChange>
}

interface ChangeFieldDialogProps {
  readonly kind: KindName
  readonly calls: BatchCalls
  /** of the selected records, by id */
  readonly names: ReadonlyMap<string, string>
  readonly onClose: () => void
}

/** Focuses the first control of a form that was loaded, unless its reader has moved to another control of the dialog. */
function focusFirstControl(form: HTMLFormElement | null): void {
  const dialog = form?.closest('[role="dialog"]')
  if (document.activeElement === dialog) form?.querySelector<HTMLElement>('select, input, textarea')?.focus()
}

/** The values of the first record: a default of the kind could be saved by mistake. */
const initialValues = (kind: KindName, [first]: readonly ChangeableRecord[]): Values =>
  Object.fromEntries(batchFieldsOf(anyKind(kind).fields).map(({ name }) => [name, first && fieldOf(first, name)]))

/**
 * Gives a field of the selected records one value. The dialog is there while the records load, so that the focus stays
 * in it.
 */
export function ChangeFieldDialog({ kind, calls, names, onClose }: ChangeFieldDialogProps) {
  const t = useMessages(adminMessages)
  const formId = useId()
  const loaded = useChangeableRecords(calls, [...names.keys()])
  const fields = useMemo(() => batchFieldsOf(anyKind(kind).fields), [kind])
  const [name, setName] = useState(fields[0]?.name ?? '')
  const form = useForm<Record<string, unknown>>()
  const { reset } = form
  /** whether the form has the values of the records that were loaded first */
  const [isFilled, setFilled] = useState(false)
  useLayoutEffect(() => {
    if (isFilled || !loaded.data) return
    reset(initialValues(kind, loaded.data))
    setFilled(true)
  }, [isFilled, kind, loaded.data, reset])
  const body = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (isFilled) focusFirstControl(body.current)
  }, [isFilled])
  const records = loaded.data ?? []
  const given = useWatch({ control: form.control, name })
  const report = useBatchUndo()
  /** what gives a field its former values, by the ids of all records that were changed, in all tries */
  const inverse = useRef<Inverse>({ name, changes: new Map() })

  function changeOfField(): BatchUndo<BatchChange> {
    const { name: changed, changes } = inverse.current
    const entries = [...changes.values()]
    const count = entries.length
    const label = fieldLabel(t, changed)
    return {
      done: t('batch.changed', { count, field: label }),
      undone: t('batch.undone', { count, field: label }),
      names,
      entries,
      undo: calls.update,
      reload: calls.reload,
    }
  }
  // The undo is offered for all changes of the field together, and not while a retry still is.
  const batch = useBatchRun((end) => report(changeOfField, end))
  const field = fields.find((each) => each.name === name)
  const read = readField(kind, name, given)
  const differing =
    isFilled && read.ok ? records.filter((record) => valueKey(fieldOf(record, name)) !== valueKey(read.value)) : []
  const gone = loaded.data ? names.size - records.length : 0
  /** Until it is known whether a value was saved, another one would be saved on an old revision. */
  const isUnknown = batch.failure !== null && isUnconfirmed(batch.failure)
  /** Gives the field a value in some records, and keeps how to undo that. */
  async function changePart(part: readonly ChangeableRecord[], value: unknown): Promise<readonly ChangeableRecord[]> {
    const revisions = await calls.update(part.map(({ id, revision }) => ({ id, revision, [name]: value })))
    const changed = part.map((record, index) => ({
      ...record,
      revision: revisions[index] ?? record.revision + 1,
      [name]: value,
    }))
    const { changes } = inverse.current
    const undoing = part.map((record, index): [string, BatchChange] => {
      const { id, revision } = changed[index] ?? record
      const last = changes.get(id)
      // Only changes of this dialog are undone, not those of others between them.
      const former = last?.revision === record.revision ? last[name] : fieldOf(record, name)
      return [id, { id, revision, [name]: former }]
    })
    inverse.current = { name, changes: new Map([...changes, ...undoing]) }
    return changed
  }

  /** Gives the value to some of the records that the dialog has. */
  async function change(changing: readonly ChangeableRecord[], all = records): Promise<void> {
    if (!isFilled) return
    if (!read.ok) {
      form.setError(name, { type: 'invalid', message: validationText(t, read.message) }, { shouldFocus: true })
      return
    }
    if (changing.length === 0) return
    const { value } = read
    const changed = new Map<string, ChangeableRecord>()
    const isDone = await batch.run(changing, maxBatch, async (part) => {
      for (const record of await changePart(part, value)) changed.set(record.id, record)
    })
    if (changed.size > 0) void calls.reload()
    if (isDone) onClose()
    // The others keep their revisions: if the response was lost, they are sent again as they were, and can be undone too.
    else loaded.set(all.map((record) => changed.get(record.id) ?? record))
  }

  function leaveOut(ids: readonly string[]): void {
    const kept = records.filter(({ id }) => !ids.includes(id))
    batch.reset()
    loaded.set(kept)
    void change(
      differing.filter(({ id }) => !ids.includes(id)),
      kept,
    )
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('batch.changeTitle', { count: loaded.data ? records.length : names.size })}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="blood"
            busy={batch.progress !== null}
            aria-disabled={!isFilled || (read.ok && differing.length === 0)}
          >
            {t('batch.changeCount', { count: differing.length })}
          </Button>
        </>
      }
    >
      <LoadNotice loaded={loaded} />
      {!isFilled && !loaded.error && <Skeleton count={2} height={64} />}
      {isFilled && (
        <FormProvider {...form}>
          <form
            ref={body}
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (batch.progress === null) void change(differing)
            }}
          >
            <fieldset className={styles.fields} disabled={isUnknown || batch.progress !== null}>
              <Field label={t('batch.field')}>
                {(control) => (
                  <Select
                    {...control}
                    value={name}
                    options={fields.map((each) => ({ value: each.name, label: fieldLabel(t, each.name) }))}
                    onChange={(event) => {
                      const { value } = event.target
                      batch.reset()
                      if (inverse.current.changes.size > 0) report(changeOfField)
                      inverse.current = { name: value, changes: new Map() }
                      setName(value)
                    }}
                  />
                )}
              </Field>
              <ChoiceLists kind={kind}>{field && <FieldControl key={name} kind={kind} field={field} />}</ChoiceLists>
            </fieldset>
          </form>
        </FormProvider>
      )}
      <p role="status" className={styles.preview}>
        {isFilled && read.ok && t('batch.differ', { count: differing.length, total: records.length })}
        {gone > 0 && ` ${t('batch.gone', { count: gone })}`}
      </p>
      <BatchOutcome
        batch={batch}
        loaded={loaded}
        partSize={maxBatch}
        count={differing.length}
        names={names}
        onLeaveOut={leaveOut}
        onRetry={() => void change(differing)}
      />
    </Dialog>
  )
}
