import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { readWritten, type StoredTranslation, type TranslatedField, translationFor } from './translation-fields'

/** How a translation stands to the English text of the form. */
export type TranslationState =
  | 'current'
  /** there is an English text, but none in this language */
  | 'missing'
  /** the English text is not the one that it was made from */
  | 'outdated'
  /** it was outdated, and somebody said that it still fits; that is not saved yet */
  | 'confirmed'

export function translationState(
  field: TranslatedField,
  stored: readonly StoredTranslation[],
  values: FieldValues,
): TranslationState {
  const english = String(values[field.field] ?? '')
  const saved = stored.find(translationFor(field))
  const written = readWritten(values).find(translationFor(field))
  const text = (written ?? saved)?.text ?? ''
  if (text.trim() === '') return english.trim() === '' ? 'current' : 'missing'
  if (!saved || saved.original === english) return 'current'
  if (!written) return 'outdated'
  return written.text === saved.text ? 'confirmed' : 'current'
}

export interface FormTranslation {
  readonly text: string
  readonly state: TranslationState
  /** as it is saved; undefined where there is none */
  readonly saved: StoredTranslation | undefined
  /** the path of the text in the form */
  readonly path: string
  readonly write: (text: string) => void
  /** says that an outdated text still fits */
  readonly confirm: () => void
  /** returns to the text that is saved */
  readonly reset: () => void
}

/** A translation in the form around. The form holds what differs from the saved texts, which is what an update sends. */
export function useTranslation(field: TranslatedField, stored: readonly StoredTranslation[]): FormTranslation {
  const { setValue, getValues, clearErrors, formState } = useFormContext()
  const { isSubmitted } = formState
  const [english, translations] = useWatch({ name: [field.field, 'translations'] })
  const values = { [field.field]: english, translations }
  const written = readWritten(values)
  const index = written.findIndex(translationFor(field))
  const saved = stored.find(translationFor(field))

  function put(text: string | null): void {
    const before = readWritten(getValues())
    const isThis = translationFor(field)
    const entry = text === null ? [] : [{ ...field, text }]
    const next = before.some(isThis) ? before.flatMap((own) => (isThis(own) ? entry : [own])) : [...before, ...entry]
    clearErrors('translations')
    setValue('translations', next, { shouldDirty: true, shouldValidate: isSubmitted })
  }

  return {
    text: written[index]?.text ?? saved?.text ?? '',
    state: translationState(field, stored, values),
    saved,
    path: `translations.${index}.text`,
    write: (text) => put(text === (saved?.text ?? '') ? null : text),
    confirm: () => put(saved?.text ?? null),
    reset: () => put(null),
  }
}
