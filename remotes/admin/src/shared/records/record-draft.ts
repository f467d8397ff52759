import { drafts } from '@sanguine/ui/platform'
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import type { StoredRecord } from './record-section'

const schema = z.object({
  base: z.looseObject({ id: z.string(), revision: z.number() }).nullable(),
  values: z.record(z.string(), z.unknown()),
})

/** The unsaved input of a record's form. */
export interface RecordDraft<Full extends StoredRecord, Values extends FieldValues> {
  /** the version that the form was filled from; null for a new record */
  readonly base: Full | null
  readonly values: Values
}

/**
 * The draft of a form, if one was left.
 * @param name of the form, such as `enemy.` with the id of a record
 */
export function readDraft<Full extends StoredRecord, Values extends FieldValues>(
  name: string,
): RecordDraft<Full, Values> | null {
  const { data } = schema.safeParse(drafts.read(name))
  // Written by this form; a validator checks the values again when they are saved.
  return data ? (data as unknown as RecordDraft<Full, Values>) : null
}

/** Keeps what is typed into a form as its draft, until it is as it was loaded or saved again. */
export function useKeptDraft<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  name: string,
  base: StoredRecord | null,
): void {
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          if (JSON.stringify(values) === JSON.stringify(defaultValues)) drafts.remove(name)
          else drafts.write(name, { base, values })
        },
      }),
    [subscribe, name, base],
  )
}
