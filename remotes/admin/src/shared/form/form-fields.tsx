import {
  Checkbox,
  Field,
  NumberInput,
  type NumberInputProps,
  Select,
  type SelectProps,
  Textarea,
  TextInput,
  useMessages,
} from '@sanguine/ui'
import { type FieldError, get, useController, useFormContext } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { TranslatedText } from '../translations/translated-field'
import { useHintWithFindings } from './field-findings'
import { type GridFieldProps, onGrid } from './form'
import styles from './form.module.css'
import { isMoney, moneyOf } from './money-value'
import { Swatch } from './swatch'

/** A field of the form around it, by its name: a path such as `loot.0.amountMin`. */
export interface NamedFieldProps extends Omit<GridFieldProps, 'error'> {
  readonly name: string
  readonly disabled?: boolean | undefined
}

/** The error of a field of the form around it, as a sentence. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext()
  const t = useMessages(adminMessages)
  const error = get(formState.errors, name) as Partial<FieldError> | undefined
  // A list or group has an object with its fields' errors, which are shown at those fields.
  if (typeof error?.type !== 'string') return undefined
  return error.message || t('validation.invalid')
}

export interface TextFieldProps extends NamedFieldProps {
  readonly autoFocus?: boolean | undefined
}

export function TextField({ name, autoFocus, disabled, ...field }: TextFieldProps) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  const hint = useHintWithFindings(name, field.hint)
  const { className, ...frame } = onGrid(field)
  return (
    <TranslatedText name={name} label={field.label} className={className}>
      {(place) => (
        <Field {...frame} className={place} hint={hint} error={error}>
          {(control) => (
            <TextInput {...control} {...register(name)} autoComplete="off" autoFocus={autoFocus} disabled={disabled} />
          )}
        </Field>
      )}
    </TranslatedText>
  )
}

export function TextareaField({
  name,
  rows = 3,
  disabled,
  ...field
}: NamedFieldProps & { readonly rows?: number | undefined }) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  const hint = useHintWithFindings(name, field.hint)
  const { className, ...frame } = onGrid(field)
  return (
    <TranslatedText name={name} label={field.label} rows={rows} className={className}>
      {(place) => (
        <Field {...frame} className={place} hint={hint} error={error}>
          {(control) => <Textarea {...control} {...register(name)} rows={rows} disabled={disabled} />}
        </Field>
      )}
    </TranslatedText>
  )
}

export interface NumberFieldProps extends NamedFieldProps {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** default true; otherwise it takes fractions */
  readonly isWhole?: boolean | undefined
  /** the number that is saved for an empty field; default 0, null where a number is required */
  readonly whenEmpty?: number | null | undefined
}

/** A number; null while the field is empty, and the typed text where that is not a number. */
export function NumberField({ name, whenEmpty = 0, disabled, min, max, isWhole, ...field }: NumberFieldProps) {
  const error = useFieldError(name)
  const hint = useHintWithFindings(name, field.hint)
  return (
    <Field {...onGrid(field)} hint={hint} error={error}>
      {(control) => <FormNumberInput {...control} {...{ name, whenEmpty, disabled, min, max, isWhole }} />}
    </Field>
  )
}

/**
 * An amount of US dollars, which the form holds in cents, as the API does. Input without whole cents stays as it is, for
 * the validator to refuse.
 */
export function MoneyField({ name, disabled, max, ...field }: NamedFieldProps & { readonly max: number }) {
  const error = useFieldError(name)
  const hint = useHintWithFindings(name, field.hint)
  const { control } = useFormContext()
  const { field: input } = useController({ name, control })
  return (
    <Field {...onGrid(field)} hint={hint} error={error}>
      {(labelled) => (
        <NumberInput
          {...labelled}
          {...{ name, disabled, max }}
          ref={input.ref}
          min={0}
          isWhole={false}
          placeholder="0"
          value={isMoney(input.value) ? input.value.cents / 100 : input.value}
          onValueChange={(typed) => input.onChange(moneyOf(typed))}
          onBlur={input.onBlur}
        />
      )}
    </Field>
  )
}

/** The number input of a value of the form around it. */
export function FormNumberInput({
  name,
  whenEmpty,
  ...input
}: { readonly name: string; readonly whenEmpty: number | null | undefined } & Omit<
  NumberInputProps,
  'name' | 'value' | 'onValueChange'
>) {
  const { control } = useFormContext()
  const { field } = useController({ name, control })
  return (
    <NumberInput
      {...input}
      ref={field.ref}
      name={name}
      placeholder={whenEmpty?.toString()}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

/** Null for the empty option of a select. */
export const toNullable = (text: unknown) => (text === '' ? null : text)

export interface SelectFieldProps extends NamedFieldProps {
  /** an empty value stands for nothing: the field then holds null */
  readonly options: SelectProps['options']
}

export function SelectField({ name, options, disabled, ...field }: SelectFieldProps) {
  const { register } = useFormContext()
  const error = useFieldError(name)
  const hint = useHintWithFindings(name, field.hint)
  return (
    <Field {...onGrid(field)} hint={hint} error={error}>
      {(control) => (
        <Select {...control} {...register(name, { setValueAs: toNullable })} options={options} disabled={disabled} />
      )}
    </Field>
  )
}

/** A choice of an enum. A stored value that only a newer server has is shown by its name. */
export function ChoiceField({ options, ...field }: SelectFieldProps) {
  const { formState } = useFormContext()
  const stored: unknown = get(formState.defaultValues, field.name)
  const isKnown = !stored || options.some(({ value }) => value === stored)
  const shown = isKnown ? options : [...options, { value: String(stored), label: String(stored) }]
  return <SelectField {...field} options={shown} />
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
  const hint = useHintWithFindings(name, field.hint)
  const value = String(watch(name) ?? '')
  const isColor = /^#[0-9a-f]{6}$/i.test(value)
  return (
    <Field {...onGrid(field)} hint={hint} error={error}>
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
          <Swatch color={isColor ? value : undefined} />
        </>
      )}
    </Field>
  )
}
