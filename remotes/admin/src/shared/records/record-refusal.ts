import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { AdminRecordErrorFragment } from '../../generated/documents'
import type { Translate } from '../../i18n/messages'
import { validationText } from '../../i18n/validation-text'
import { Refusal } from './lost-response'
import { recordRefusalText } from './record-refusal-text'

/** Why the server changed nothing. */
export type RecordError = AdminRecordErrorFragment

/** The server refused a change; `sentence` is shown as it is. */
export class RecordRefusal extends Refusal {
  override name = 'RecordRefusal'
  readonly code: RecordError['code']
  /** path in the form, as `loot.2.itemId` */
  readonly field: string | null
  readonly sentence: string

  constructor(error: RecordError) {
    super(error.message)
    this.code = error.code
    this.field = error.field?.join('.') ?? null
    this.sentence = recordRefusalText(error)
  }
}

/** The record was changed by another editor since it was loaded. */
export const isStale = (error: unknown): error is RecordRefusal =>
  error instanceof RecordRefusal && error.code === 'STALE'

/** The record was deleted since it was loaded. */
export const isGone = (error: unknown): boolean => error instanceof RecordRefusal && error.code === 'NOT_FOUND'

/** The name of a field and the reason that follows it, in a sentence of the server. */
const fieldSentence = /^[\w.]+: (?<reason>.+)\.$/

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Shows a refusal that names a field beside that field; in the words of the form, where it is a known one. */
export function showAtField<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: unknown,
  t: Translate,
): void {
  if (!(error instanceof RecordRefusal) || !error.field) return
  const reason = fieldSentence.exec(error.sentence)?.groups?.reason
  const message = reason === undefined ? error.sentence : upperFirst(validationText(t, reason))
  form.setError(error.field as FieldPath<Values>, { type: error.code, message }, { shouldFocus: true })
}
