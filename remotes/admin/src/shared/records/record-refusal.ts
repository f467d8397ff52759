import { type Refusal, refusalText } from '@sanguine/ui/platform'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** The server refused a change; `sentence` is shown as it is. */
export class RecordRefusal extends Error {
  override name = 'RecordRefusal'
  readonly code: string
  /** path in the record, as `loot.2.itemId` */
  readonly field: string | null
  readonly sentence: string

  constructor(refusal: Refusal) {
    super(refusal.message)
    this.code = refusal.code
    this.field = refusal.field ?? null
    this.sentence = refusalText(refusal)
  }
}

/** The record was changed by another editor since it was loaded. */
export const isStale = (error: unknown): error is RecordRefusal =>
  error instanceof RecordRefusal && error.code === 'stale'

/** Shows a refusal that names a field beside that field. */
export function showAtField<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: unknown,
): void {
  if (!(error instanceof RecordRefusal) || !error.field) return
  form.setError(error.field as FieldPath<Values>, { type: error.code, message: error.sentence }, { shouldFocus: true })
}
