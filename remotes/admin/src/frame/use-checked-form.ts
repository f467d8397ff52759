import { useMessages, zodResolver } from '@sanguine/ui'
import { useMemo } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { adminMessages } from '../i18n/messages'
import { problemText } from '../i18n/problem-text'
import { RecordRefusal } from './record-refusal'

/** A form checked by a schema, in the language of the page. */
export function useCheckedForm<Values extends FieldValues>(
  schema: z.ZodType<Values>,
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
