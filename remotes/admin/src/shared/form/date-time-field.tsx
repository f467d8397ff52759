import { Field, TextInput, useMessages } from '@sanguine/ui'
import { useController, useFormContext } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
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

/** The form value of a partly typed date, which the browser does not reveal; no validator accepts it. */
const incomplete = 'incomplete'

/** A date and time: shown in the time zone of the browser, which its hint names, held as ISO 8601, null while it is empty. */
export function DateTimeField({ name, disabled, ...field }: NamedFieldProps) {
  const { control } = useFormContext()
  const { field: value } = useController({ name, control })
  const error = useFieldError(name)
  const t = useMessages(adminMessages)
  const zone = t('form.timeZone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  const hint = field.hint ? (
    <>
      {field.hint} {zone}
    </>
  ) : (
    zone
  )

  /** The browser reports no change where a part is typed into an empty field or removed from it. */
  function noteCompleteness({ validity, value: text }: HTMLInputElement): void {
    if (validity.badInput === (value.value === incomplete)) return
    value.onChange(validity.badInput ? incomplete : fromLocalTime(text))
  }

  return (
    <Field {...onGrid(field)} hint={hint} error={error}>
      {(attributes) => (
        <TextInput
          {...attributes}
          ref={value.ref}
          type="datetime-local"
          // Without it browsers take years of six digits.
          max="9999-12-31T23:59"
          name={name}
          value={toLocalTime(value.value)}
          disabled={disabled}
          onKeyUp={(event) => noteCompleteness(event.currentTarget)}
          onBlur={(event) => {
            noteCompleteness(event.currentTarget)
            value.onBlur()
          }}
          onChange={({ target }) => value.onChange(target.validity.badInput ? incomplete : fromLocalTime(target.value))}
        />
      )}
    </Field>
  )
}
