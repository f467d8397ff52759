import { useEffect, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

/** Makes these the stored values of a form, whose fields keep what was typed. */
function setStored<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>, stored: Values): void {
  const typed = form.getValues()
  form.reset(stored as DefaultValues<Values>)
  form.reset(typed as DefaultValues<Values>, { keepDefaultValues: true })
}

/** Shows what is stored after a form was saved. Input since then is kept. */
export function showSaved<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  sent: Values,
  stored: Values,
): void {
  if (JSON.stringify(form.getValues()) === JSON.stringify(sent)) form.reset(stored as DefaultValues<Values>)
  else setStored(form, stored)
}

/**
 * Shows the stored values in a form, also after a change elsewhere. A form with unsaved input keeps it until it is saved or
 * discarded.
 */
export function useStoredValues<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  stored: Values,
): void {
  const { isDirty } = form.formState
  const text = JSON.stringify(stored)
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    const values = JSON.parse(text) as Values
    if (isDirty) setStored(form, values)
    else form.reset(values as DefaultValues<Values>)
  }, [form, text, isDirty])
}
