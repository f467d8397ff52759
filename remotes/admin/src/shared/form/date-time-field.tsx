import { Field, TextInput, useMessages, zoneOfRepeatedTime } from '@sanguine/ui'
import { useController, useFormContext } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { onGrid } from './form'
import { type NamedFieldProps, useFieldError } from './form-fields'

const minuteMs = 60_000
const dayMs = 86_400_000

/** The time by which local time is ahead of UTC at a moment, in milliseconds. */
const offsetAt = (at: number): number => -new Date(at).getTimezoneOffset() * minuteMs

/** A time as the browser's control for local time takes it, to the minute; empty for none and for the start of 1970. */
export function toLocalTime(iso: unknown): string {
  const time = Date.parse(String(iso ?? ''))
  if (Number.isNaN(time) || time === 0) return ''
  return new Date(time + offsetAt(time)).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
}

/** The moments at which clocks show a local time: two in the hour that they repeat in autumn, none in the one they skip. */
function momentsOf(local: number): readonly number[] {
  const offsets = new Set([offsetAt(local - dayMs), offsetAt(local + dayMs)])
  return [...offsets].map((offset) => local - offset).filter((at) => at + offsetAt(at) === local)
}

/**
 * The local time of a control as ISO 8601 in UTC; null for none. A time that clocks repeat is the moment nearer to
 * `previous`, or else the earlier one. A time that clocks skip counts from before the change.
 */
export function fromLocalTime(text: string, previous?: unknown): string | null {
  const local = Date.parse(`${text}Z`)
  if (Number.isNaN(local)) return null
  const [first = local - offsetAt(local - dayMs), second = first] = momentsOf(local)
  const near = Date.parse(String(previous ?? ''))
  const isSecond = Math.abs(second - near) < Math.abs(first - near)
  return new Date(isSecond ? second : first).toISOString()
}

/** The form value of a partly typed date, which the browser does not reveal; no validator accepts it. */
const incomplete = 'incomplete'

/**
 * A date and time: shown in the time zone of the browser, which its hint names, held as ISO 8601, null while it is empty.
 * In the hour that clocks repeat in autumn, the hint also says which of the two times it is.
 */
export function DateTimeField({ name, disabled, ...field }: NamedFieldProps) {
  const { control } = useFormContext()
  const { field: value } = useController({ name, control })
  const error = useFieldError(name)
  const t = useMessages(adminMessages)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const repeated = toLocalTime(value.value) === '' ? null : zoneOfRepeatedTime(value.value, t.language)
  const zone = t('form.timeZone', { zone: repeated === null ? timeZone : `${timeZone} (${repeated})` })
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
    value.onChange(validity.badInput ? incomplete : fromLocalTime(text, value.value))
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
          onChange={({ target }) =>
            value.onChange(target.validity.badInput ? incomplete : fromLocalTime(target.value, value.value))
          }
        />
      )}
    </Field>
  )
}
