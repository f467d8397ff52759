import { Select, type SelectProps, TextInput } from '@sanguine/ui'
import { type ChangeEvent, type CSSProperties, useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { FormNumberInput, type NumberFieldProps, toNullable, useFieldError } from './form-fields'
import styles from './list-field.module.css'
import type { PickerEntries } from './picker-source'
import { ReferenceName } from './reference-field'

/** A value in a row of a list. */
interface CellProps {
  /** of the value in the form, such as `loot.2.amountMin` */
  readonly path: string
  readonly label: string
}

export const widthOf = (pixels: number | undefined) =>
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
}: CellProps &
  Pick<NumberFieldProps, 'min' | 'max' | 'isWhole' | 'whenEmpty'> & {
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

/** A short text in a row. */
export function TextCell({ path, label }: CellProps) {
  const { register } = useFormContext()
  const { described, message } = useCellError(path)
  return (
    <>
      <TextInput {...register(path)} {...described} dense autoComplete="off" aria-label={label} />
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
}: CellProps & {
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
export function YesNoCell({ path, alsoPath, label }: CellProps & { readonly alsoPath: string }) {
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

/** True or false in a row. */
export function FlagCell({ path, label }: CellProps) {
  const { register } = useFormContext()
  return (
    <label className={styles.yesNo}>
      <input {...register(path)} type="checkbox" aria-label={label} />
    </label>
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
