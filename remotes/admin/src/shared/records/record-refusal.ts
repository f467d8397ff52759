import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { AdminRecordErrorFragment } from '../../generated/documents'
import type { Translate } from '../../i18n/messages'
import { validationText } from '../../i18n/validation-text'

/** Why the server changed nothing. */
export type RecordError = AdminRecordErrorFragment

/** The server refused a change; `sentence` is shown as it is. */
export class RecordRefusal extends Error {
  override name = 'RecordRefusal'
  readonly code: RecordError['code']
  /** path in the form, as `loot.2.itemId` */
  readonly field: string | null
  readonly sentence: string

  constructor({ code, message, field }: RecordError) {
    super(message)
    this.code = code
    this.field = field?.join('.') ?? null
    this.sentence = message
  }
}

/** The record was changed by another editor since it was loaded. */
export const isStale = (error: unknown): error is RecordRefusal =>
  error instanceof RecordRefusal && error.code === 'STALE'

/** The record was deleted since it was loaded. */
export const isGone = (error: unknown): boolean => error instanceof RecordRefusal && error.code === 'NOT_FOUND'

/** Shows a refusal that names a field beside that field; in the language of the page, where it is a known one. */
export function showAtField<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: unknown,
  t: Translate,
): void {
  if (!(error instanceof RecordRefusal) || !error.field) return
  const message = validationText(t, error.sentence)
  form.setError(error.field as FieldPath<Values>, { type: error.code, message }, { shouldFocus: true })
}
