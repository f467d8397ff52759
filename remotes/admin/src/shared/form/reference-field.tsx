import { Button, ControlIcon, FieldGroup, IconButton, Image, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import type { RecordRow } from '../records/record-section'
import { useRecordLookup } from '../records/use-record-lookup'
import { useHintWithFindings } from './field-findings'
import { onGrid } from './form'
import { type NamedFieldProps, useFieldError } from './form-fields'
import { PickerDialog } from './picker-dialog'
import styles from './picker-dialog.module.css'
import { isSource, type PickerEntries, type PickerEntry, type PickerSource } from './picker-source'

export interface ReferenceProps {
  readonly entries: PickerEntries
  /** the picker's heading, such as "Choose a key item" */
  readonly pickerTitle: string
}

interface ReferenceNameProps<Entries = PickerEntries> {
  readonly id: string
  readonly entries: Entries
}

/** The chosen record with its image, or a text for none. */
export function ReferenceName({ id, entries }: ReferenceNameProps) {
  const t = useMessages(adminMessages)
  if (!id) return <span className={styles.unset}>{t('picker.unset')}</span>
  if (isSource(entries)) return <RecordName id={id} entries={entries} />
  return <EntryName id={id} entry={entries && (entries.find((known) => known.id === id) ?? null)} />
}

function RecordName({ id, entries }: ReferenceNameProps<PickerSource>) {
  const row: RecordRow | null | undefined = useRecordLookup(entries.kind)(id)
  return <EntryName id={id} entry={row && { ...row, imageId: row.image?.id }} />
}

/** @param entry undefined while it is loaded, null where there is none */
function EntryName({ id, entry }: { readonly id: string; readonly entry: PickerEntry | null | undefined }) {
  const t = useMessages(adminMessages)
  return (
    <>
      <Image imageId={entry?.imageId ?? ''} variant="thumb" alt="" width={38} />
      <span className={styles.referenceName}>
        {entry === undefined ? '…' : (entry?.name ?? t('picker.missing', { id }))}
      </span>
    </>
  )
}

/** The id of another record, chosen in a picker. A new choice replaces the old one. */
export function ReferenceField({ name, entries, pickerTitle, disabled, ...field }: NamedFieldProps & ReferenceProps) {
  const { control } = useFormContext()
  const { field: value } = useController({ name, control })
  const error = useFieldError(name)
  const hint = useHintWithFindings(name, field.hint)
  const t = useMessages(adminMessages)
  const [isPicking, setIsPicking] = useState(false)
  const id = String(value.value ?? '')
  const label = typeof field.label === 'string' ? field.label : ''
  return (
    <FieldGroup {...onGrid(field)} hint={hint} error={error}>
      <div className={styles.reference}>
        <ReferenceName id={id} entries={entries} />
        <Button size="sm" disabled={disabled} onClick={() => setIsPicking(true)}>
          {id ? t('action.change') : t('action.choose')}
        </Button>
        {id && !disabled && (
          <IconButton
            size="sm"
            icon={<ControlIcon name="close" />}
            label={t('action.clear', { label })}
            onClick={() => value.onChange(null)}
          />
        )}
      </div>
      <PickerDialog
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={pickerTitle}
        entries={entries}
        chosenIds={id ? [id] : []}
        onPick={(entry) => {
          value.onChange(entry.id)
          setIsPicking(false)
        }}
      />
    </FieldGroup>
  )
}
