import { uiMessages, useMessages } from '@sanguine/ui/platform'
import type { HTMLInputAutoCompleteAttribute } from 'react'
import { type FieldError, get, useFormContext } from 'react-hook-form'
import { Checkbox, Select, type SelectProps, Textarea, TextInput } from './controls'
import { Field, type FieldProps } from './field'
import styles from './form.module.css'

/** A field of the form around it, by its name: a path such as `loot.0.amountMin`. */
export interface NamedFieldProps extends Omit<FieldProps, 'error'> {
  readonly name: string
  readonly disabled?: boolean | undefined
}

/** What is wrong with a field of the form around, as a sentence. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext()
  const t = useMessages(uiMessages)
  const error = get(formState.errors, name) as Partial<FieldError> | undefined
  // Of a list or group there is an object of its fields' errors, which are said there.
  if (typeof error?.type !== 'string') return undefined
  return error.message || t(error.type === 'required' ? 'form.required' : 'form.invalid')
}

export interface TextFieldProps extends NamedFieldProps {
  readonly type?: 'text' | 'email' | 'password' | 'url' | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly placeholder?: string | undefined
  readonly autoFocus?: boolean | undefined
  readonly maxLength?: number | undefined
}

export function TextField({
  name,
  type = 'text',
  autoComplete,
  placeholder,
  autoFocus,
  maxLength,
  disabled,
  ...field
}: TextFieldProps) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  return (
    <Field {...field} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...register(name)}
          type={type}
          autoComplete={autoComplete ?? 'off'}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          placeholder={placeholder}
          autoFocus={autoFocus}
          maxLength={maxLength}
          disabled={disabled}
        />
      )}
    </Field>
  )
}

export function TextareaField({
  name,
  rows,
  disabled,
  ...field
}: NamedFieldProps & { readonly rows?: number | undefined }) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  return (
    <Field {...field} error={error}>
      {(control) => <Textarea {...control} {...register(name)} rows={rows ?? 3} disabled={disabled} />}
    </Field>
  )
}

/** What an emptied number field holds: nothing, which a schema may refuse or take for a default. */
export const toNumber = (text: unknown): number | null =>
  text === '' || text === null || text === undefined ? null : Number(text)

export interface NumberFieldProps extends NamedFieldProps {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** default 1; `any` takes fractions */
  readonly step?: number | 'any' | undefined
}

/** A number; null while the field is empty. */
export function NumberField({ name, min, max, step, disabled, ...field }: NumberFieldProps) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  return (
    <Field {...field} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...register(name, { setValueAs: toNumber })}
          type="number"
          inputMode={step === undefined || step === 1 ? 'numeric' : 'decimal'}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
        />
      )}
    </Field>
  )
}

export interface SelectFieldProps extends NamedFieldProps {
  /** values that are numbers stay numbers */
  readonly options: SelectProps['options']
}

export function SelectField({ name, options, disabled, ...field }: SelectFieldProps) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  const setValueAs = (text: unknown) => options.find(({ value }) => String(value) === String(text))?.value ?? text
  return (
    <Field {...field} error={error}>
      {(control) => <Select {...control} {...register(name, { setValueAs })} options={options} disabled={disabled} />}
    </Field>
  )
}

export interface CheckboxFieldProps {
  readonly name: string
  readonly label: string
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
}

export function CheckboxField({ name, ...rest }: CheckboxFieldProps) {
  const { register } = useFormContext()
  return <Checkbox {...register(name)} {...rest} />
}

/** A colour as `#rrggbb`: by picker or by hand, with its swatch of 100 by 10 pixels. */
export function ColorField({ name, disabled, ...field }: NamedFieldProps) {
  const { register, watch, setValue } = useFormContext()
  const error = useFieldError(name)
  const value = String(watch(name) ?? '')
  const isColor = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <Field {...field} error={error}>
      {(control) => (
        <>
          <span className={styles.pair}>
            <input
              type="color"
              className={styles.colorInput}
              aria-label={typeof field.label === 'string' ? field.label : undefined}
              value={isColor ? value : '#000000'}
              disabled={disabled}
              onChange={(event) => setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })}
            />
            <TextInput {...control} {...register(name)} spellCheck={false} disabled={disabled} />
          </span>
          <span className={styles.swatch} style={{ background: isColor ? value : undefined }} />
        </>
      )}
    </Field>
  )
}
