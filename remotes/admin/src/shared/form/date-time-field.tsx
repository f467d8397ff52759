import { Field, TextInput } from '@sanguine/ui'
import { useController, useFormContext } from 'react-hook-form'
import { onGrid } from './form'
import { type NamedFieldProps, useFieldError } from './form-fields'

const minute = 60_000

/** A time as the browser's control for local time takes it, to the minute; empty for none and for the start of 1970. */
export function toLocalTime(iso: unknown): string {
  const time = Date.parse(String(iso ?? ''))
  if (Number.isNaN(time) || time === 0) return ''
  const local = new Date(time - new Date(time).getTimezoneOffset() * minute)
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** The local time of a control as ISO 8601 in UTC; null for none. */
export function fromLocalTime(text: string): string | null {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** A date and time: shown in the time zone of the browser, held as ISO 8601, null while it is empty. */
export function DateTimeField({ name, disabled, ...field }: NamedFieldProps) {
  const { control } = useFormContext()
  const { field: value } = useController({ name, control })
  const error = useFieldError(name)
  return (
    <Field {...onGrid(field)} error={error}>
      {(attributes) => (
        <TextInput
          {...attributes}
          ref={value.ref}
          type="datetime-local"
          name={name}
          value={toLocalTime(value.value)}
          disabled={disabled}
          onBlur={value.onBlur}
          onChange={(event) => value.onChange(fromLocalTime(event.target.value))}
        />
      )}
    </Field>
  )
}
