import { translatedFieldsOf } from '@sanguine/content'
import { Button, cx, Field, Textarea, TextInput, useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import { type FieldError, get, useFormContext } from 'react-hook-form'
import { adminMessages } from '../../i18n/messages'
import { useHintWithFindings } from '../form/field-findings'
import styles from './translated-field.module.css'
import { type StoredTranslation, type TranslatedField, targetLanguages, translationName } from './translation-fields'
import { useTranslations, useTranslationsShown } from './translations-provider'
import { useTranslation } from './use-translation'

interface TranslatedTextProps {
  /** of the English field */
  readonly name: string
  readonly label: ReactNode
  /** of a text of several lines */
  readonly rows?: number | undefined
  readonly className?: string | undefined
  /** the English field, with the class of its place */
  readonly children: (className: string | undefined) => ReactNode
}

/** A text field of a record with its translations below it, where players read it and the editor shows them. */
export function TranslatedText({ name, label, rows, className, children }: TranslatedTextProps) {
  const context = useTranslations()
  const { formState } = useFormContext()
  const isShown = useTranslationsShown()
  if (!context || !translatedFieldsOf(context.kind).includes(name)) return children(className)
  // A field with an error from the server or the validator is always shown.
  const isOpen = isShown || formState.errors.translations !== undefined
  return (
    <div className={cx(styles.texts, className)}>
      {children(undefined)}
      {targetLanguages.map((language) => (
        <TranslationField
          key={language}
          isOpen={isOpen}
          field={{ language, field: name }}
          label={label}
          rows={rows}
          stored={context.stored}
        />
      ))}
    </div>
  )
}

interface TranslationFieldProps extends Pick<TranslatedTextProps, 'label' | 'rows'> {
  readonly field: TranslatedField
  readonly stored: readonly StoredTranslation[]
  /** where not, the switch of the form says what is to be done */
  readonly isOpen: boolean
}

function TranslationField({ field, label, rows, stored, isOpen }: TranslationFieldProps) {
  const t = useMessages(adminMessages)
  const { formState } = useFormContext()
  const { text, state, saved, path, write, confirm, reset } = useTranslation(field, stored)
  const error = get(formState.errors, path) as Partial<FieldError> | undefined
  const findings = useHintWithFindings(translationName(field))
  const language = t(`language.${field.language}`)
  if (!isOpen) return null
  return (
    <div className={cx(styles.translation, state === 'outdated' && styles.outdated)}>
      <Field
        label={
          <>
            {label} <span className={styles.language}>({language})</span>
          </>
        }
        // In other states, the state's text says the same as the content check.
        hint={state === 'current' ? findings : <span className={styles[state]}>{t(`translation.${state}`)}</span>}
        error={error && (error.message || t('validation.invalid'))}
      >
        {(control) => {
          const shared = {
            ...control,
            lang: field.language.toLowerCase(),
            value: text,
            onChange: ({ target }: { readonly target: { readonly value: string } }) => write(target.value),
          }
          return rows === undefined ? (
            <TextInput {...shared} autoComplete="off" />
          ) : (
            <Textarea {...shared} rows={rows} />
          )
        }}
      </Field>
      {saved && state === 'outdated' && (
        <div className={styles.original}>
          <p className={styles.before}>
            <span className={styles.beforeLabel}>{t('translation.original')}</span> <q lang="en">{saved.original}</q>
          </p>
          <Button size="sm" onClick={confirm}>
            {t('translation.confirm')}
          </Button>
        </div>
      )}
      {state === 'confirmed' && (
        <div className={styles.original}>
          <Button size="sm" onClick={reset}>
            {t('translation.undoConfirm')}
          </Button>
        </div>
      )}
    </div>
  )
}
