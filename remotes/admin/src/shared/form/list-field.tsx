import { Button, ControlIcon, EmptyState, IconButton, SectionHead, useMessages, VisuallyHidden } from '@sanguine/ui'
import { type ReactNode, useId, useState } from 'react'
import { type ArrayPath, type FieldValues, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { useHintWithFindings } from './field-findings'
import { useFieldError } from './form-fields'
import { widthOf } from './list-cells'
import styles from './list-field.module.css'
import { PickerDialog } from './picker-dialog'
import type { PickerEntries } from './picker-source'

type Row = Readonly<Record<string, unknown>>

/** A column of a list: its title and how a row's value is drawn or edited. */
export interface ListColumn {
  readonly key: string
  readonly title: string
  /** in pixels, for numbers */
  readonly width?: number | undefined
  /** draws the cell; `path` is the name of the row's value in the form, such as `loot.2.amountMin` */
  readonly cell: (cell: { readonly path: string; readonly row: Row; readonly label: string }) => ReactNode
}

export interface ListFieldProps {
  /** the array in the form */
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly columns: readonly ListColumn[]
  /** what a row is called, for the names of its controls */
  readonly rowName: (row: Row, index: number) => string
  /** buttons before Add */
  readonly actions?: ReactNode
  /** the row that Add appends */
  readonly newRow?: (() => Row) | undefined
  /** with it Add opens a picker, and appends a row for each choice */
  readonly picker?:
    | {
        readonly entries: PickerEntries
        readonly title: string
        /** the row for a choice */
        readonly rowFor: (id: string) => unknown
        /** the id that a row holds, to mark what is chosen already; default the value of the first column */
        readonly idOf?: ((row: Row) => string) | undefined
      }
    | undefined
}

/** Rows with Add and Remove. A removal takes effect only when the record is saved. */
export function ListField({ name, label, hint, columns, rowName, actions, newRow, picker }: ListFieldProps) {
  const { control } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name: name as ArrayPath<FieldValues> })
  const t = useMessages(adminMessages)
  const error = useFieldError(name)
  const hintAndFindings = useHintWithFindings(name, hint)
  const headId = useId()
  const [isPicking, setIsPicking] = useState(false)
  const rows = (useWatch({ control, name }) ?? []) as readonly Row[]
  return (
    <section aria-labelledby={headId}>
      <SectionHead
        id={headId}
        title={label}
        plain
        aside={
          <>
            {actions}{' '}
            <Button
              size="sm"
              icon={<ControlIcon name="plus" />}
              aria-label={`${t('action.add')}: ${label}`}
              onClick={() => (picker ? setIsPicking(true) : append((newRow?.() ?? {}) as never))}
            >
              {t('action.add')}
            </Button>
          </>
        }
      />
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hintAndFindings && <div className={styles.findings}>{hintAndFindings}</div>}
      {fields.length === 0 ? (
        <EmptyState isLine icon={<ControlIcon name="plus" />} title={t('list.empty')}>
          <p>{t('list.emptyField', { action: t('action.add') })}</p>
        </EmptyState>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map(({ key, title, width }) => (
                  <th key={key} scope="col" style={widthOf(width)}>
                    {title}
                  </th>
                ))}
                <th scope="col" className={styles.last}>
                  <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ id }, index) => {
                const row = rows[index] ?? {}
                const rowLabel = rowName(row, index)
                return (
                  <tr key={id}>
                    {columns.map(({ key, title, cell }) => (
                      <td key={key}>
                        {cell({ path: `${name}.${index}.${key}`, row, label: `${title}: ${rowLabel}` })}
                      </td>
                    ))}
                    <td className={styles.last}>
                      <IconButton
                        size="sm"
                        icon={<ControlIcon name="close" />}
                        label={t('action.remove', { name: rowLabel })}
                        onClick={() => remove(index)}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {picker && (
        <PickerDialog
          open={isPicking}
          onClose={() => setIsPicking(false)}
          title={picker.title}
          entries={picker.entries}
          chosenIds={rows.map(picker.idOf ?? ((row) => String(row[columns[0]?.key ?? ''] ?? '')))}
          onPickMany={(entries) => {
            append(entries.map(({ id }) => picker.rowFor(id)) as never)
            setIsPicking(false)
          }}
        />
      )}
    </section>
  )
}
