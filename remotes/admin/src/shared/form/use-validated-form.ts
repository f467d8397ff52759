import { useMessages } from '@sanguine/ui'
import { useMemo } from 'react'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { adminMessages } from '../../i18n/messages'
import { validationText } from '../../i18n/validation-text'
import { zodResolver } from './zod-resolver'

/** A form validated by a schema, with messages in the language of the page. */
export function useValidatedForm<Values extends FieldValues>(
  schema: z.ZodType<Values>,
  values: Values,
): UseFormReturn<Values, unknown, Values> {
  const t = useMessages(adminMessages)
  const resolver = useMemo(() => zodResolver(schema, (message) => validationText(t, message)), [schema, t])
  return useForm<Values, unknown, Values>({ resolver, defaultValues: values as DefaultValues<Values> })
}
