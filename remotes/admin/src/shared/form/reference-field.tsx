import { Button, ControlIcon, FieldGroup, IconButton, Image, useMessages } from '@sanguine/ui'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { onGrid } from './form'
import { type NamedFieldProps, useFieldError } from './form-fields'
import { PickerDialog, type PickerEntry } from './picker-dialog'
import styles from './picker-dialog.module.css'

export interface ReferenceProps {
  readonly entries: readonly PickerEntry[] | undefined
  /** the picker's heading, such as "Choose a key item" */
  readonly pickerTitle: string
}

/** The chosen record with its image, or a text for none. */
export function ReferenceName({
  id,
  entries,
}: {
  readonly id: string
  readonly entries: readonly PickerEntry[] | undefined
}) {
  const t = useMessages(adminMessages)
  const entry = entries?.find((known) => known.id === id)
  if (!id) return <span className={styles.unset}>{t('picker.unset')}</span>
  return (
    <>
      <Image imageId={entry?.imageId ?? ''} variant="thumb" alt="" width={38} />
      <span className={styles.referenceName}>{entry?.name ?? (entries ? t('picker.missing', { id }) : '…')}</span>
    </>
  )
}

/** The id of another record, chosen in a picker. A new choice replaces the old one. */
export function ReferenceField({ name, entries, pickerTitle, disabled, ...field }: NamedFieldProps & ReferenceProps) {
  const { control } = useFormContext()
  const { field: value } = useController({ name, control })
  const error = useFieldError(name)
  const t = useMessages(adminMessages)
  const [isPicking, setIsPicking] = useState(false)
  const id = String(value.value ?? '')
  const label = typeof field.label === 'string' ? field.label : ''
  return (
    <FieldGroup {...onGrid(field)} error={error}>
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
        onPick={(entry) => {
          value.onChange(entry.id)
          setIsPicking(false)
        }}
      />
    </FieldGroup>
  )
}
