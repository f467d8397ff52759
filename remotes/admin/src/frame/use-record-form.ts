import { useMessages, zodResolver } from '@sanguine/ui'
import { useMemo } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { adminMessages } from '../i18n/messages'
import { problemText } from '../i18n/problem-text'
import { RecordRefusal } from './record-refusal'
import type { RecordSection, StampedRecord } from './section'

/** A record's form, checked by the kind's validator in the language of the page. */
export function useRecordForm<Full extends StampedRecord, Values extends FieldValues, Input>(
  { schema }: RecordSection<Full, Values, Input>,
  values: Values,
): UseFormReturn<Values, unknown, Values> {
  const t = useMessages(adminMessages)
  const resolver = useMemo(() => zodResolver(schema, (message) => problemText(t, message)), [schema, t])
  return useForm<Values, unknown, Values>({ resolver, defaultValues: values as DefaultValues<Values> })
}

/** Puts a refusal that names a field beside it too. */
export function showAtField<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  error: unknown,
): void {
  if (!(error instanceof RecordRefusal) || !error.field) return
  form.setError(error.field as FieldPath<Values>, { type: error.code, message: error.sentence }, { shouldFocus: true })
}
