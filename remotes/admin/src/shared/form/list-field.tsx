import {
  Button,
  ControlIcon,
  IconButton,
  SectionHead,
  Select,
  type SelectProps,
  useMessages,
  VisuallyHidden,
} from '@sanguine/ui'
import { type ChangeEvent, type CSSProperties, type ReactNode, useId, useState } from 'react'
import {
  type ArrayPath,
  type FieldValues,
  useController,
  useFieldArray,
  useFormContext,
  useWatch,
} from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { useHintWithFindings } from './field-findings'
import { FormNumberInput, type NumberFieldProps, toNullable, useFieldError } from './form-fields'
import styles from './list-field.module.css'
import { PickerDialog } from './picker-dialog'
import type { PickerEntries } from './picker-source'
import { ReferenceName } from './reference-field'

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
export function ListField({ name, label, columns, rowName, actions, newRow, picker }: ListFieldProps) {
  const { control } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name: name as ArrayPath<FieldValues> })
  const t = useMessages(adminMessages)
  const error = useFieldError(name)
  const findings = useHintWithFindings(name)
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
      {findings && <div className={styles.findings}>{findings}</div>}
      {fields.length === 0 ? (
        <p className={styles.none}>{t('list.empty')}</p>
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

const widthOf = (pixels: number | undefined) =>
  ({ '--width': pixels === undefined ? 'auto' : `${pixels}px` }) as CSSProperties

/** The error of a row's value, and the attributes that link its control to that error. */
function useCellError(path: string) {
  const error = useFieldError(path)
  const id = useId()
  return {
    described: { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? id : undefined },
    message: error && (
      <p id={id} className={styles.error} role="alert">
        {error}
      </p>
    ),
  }
}

/** A number in a row. */
export function NumberCell({
  path,
  label,
  whenEmpty = 0,
  width = 92,
  ...input
}: Pick<NumberFieldProps, 'min' | 'max' | 'isWhole' | 'whenEmpty'> & {
  readonly path: string
  readonly label: string
  /** in pixels */
  readonly width?: number | undefined
}) {
  const { described, message } = useCellError(path)
  return (
    <>
      <FormNumberInput
        {...input}
        {...described}
        name={path}
        whenEmpty={whenEmpty}
        dense
        aria-label={label}
        className={styles.number}
        style={widthOf(width)}
      />
      {message}
    </>
  )
}

/** One of few in a row; an empty value stands for nothing: the row then holds null. */
export function SelectCell({
  path,
  label,
  options,
  onSelect,
}: {
  readonly path: string
  readonly label: string
  readonly options: SelectProps['options']
  /** called with each choice of the user */
  readonly onSelect?: ((value: string) => void) | undefined
}) {
  const { register } = useFormContext()
  const { described, message } = useCellError(path)
  const control = register(path, {
    setValueAs: toNullable,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => onSelect?.(event.target.value),
  })
  return (
    <>
      <Select {...control} {...described} dense options={options} aria-label={label} />
      {message}
    </>
  )
}

/** Yes or no in a row, which the form holds as 1 or 0; `alsoPath` names a value that is always the same. */
export function YesNoCell({
  path,
  alsoPath,
  label,
}: {
  readonly path: string
  readonly alsoPath: string
  readonly label: string
}) {
  const { setValue } = useFormContext()
  const value = useWatch({ name: path })
  const { described, message } = useCellError(path)
  return (
    <>
      <label className={styles.yesNo}>
        <input
          {...described}
          type="checkbox"
          aria-label={label}
          checked={Number(value) !== 0}
          onChange={({ target }) => {
            for (const name of [path, alsoPath]) setValue(name, target.checked ? 1 : 0, { shouldDirty: true })
          }}
        />
      </label>
      {message}
    </>
  )
}

/** Another record in a row, with its image. It is chosen when the row is added. */
export function ReferenceCell({ path, entries }: { readonly path: string; readonly entries: PickerEntries }) {
  const { control } = useFormContext()
  const { field } = useController({ name: path, control })
  const { message } = useCellError(path)
  return (
    <>
      <span className={styles.reference}>
        <ReferenceName id={String(field.value ?? '')} entries={entries} />
      </span>
      {message}
    </>
  )
}
