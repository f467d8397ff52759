import { Button, Field, Notice, TextInput, useMessages } from '@sanguine/ui'
import type { ReactNode } from 'react'
import sheet from './account-page-layout.module.css'
import { securityMessages } from './security/security-messages'
import { useSentForm } from './use-sent-form'

interface ConfirmationFormProps {
  /** what the form asks for, at least one field */
  readonly fields: readonly {
    readonly name: string
    readonly label: string
    readonly type?: 'password' | undefined
    readonly autoComplete?: string
    readonly isOptional?: boolean
  }[]
  readonly label: string
  readonly action: string
  readonly children?: ReactNode
  /** Returns the reason why it was refused, or an empty text. `isShown`: whether the step was not cancelled meanwhile. */
  readonly send: (values: Readonly<Record<string, string>>, isShown: () => boolean) => Promise<string>
  /** after a call without an answer, which may have made the change */
  readonly onLost?: (() => void) | undefined
  readonly onCancel: () => void
}

/** A step of a change that is confirmed by something typed. */
export function ConfirmationForm({ fields, label, action, children, send, onLost, onCancel }: ConfirmationFormProps) {
  const t = useMessages(securityMessages)

  const { isWaiting, failure, first, properties } = useSentForm({
    send: (form, isShown) =>
      send(Object.fromEntries(fields.map(({ name }) => [name, String(form.get(name) ?? '')])), isShown),
    onLost,
  })

  return (
    <form className={sheet.form} aria-label={label} {...properties}>
      {children}
      {fields.map(({ name, label: fieldLabel, type, autoComplete = 'off', isOptional = false }, index) => (
        <Field key={name} label={fieldLabel}>
          {(control) => (
            <TextInput
              {...control}
              ref={index === 0 ? first : null}
              name={name}
              type={type ?? 'text'}
              autoComplete={autoComplete}
              spellCheck={false}
              required={!isOptional}
            />
          )}
        </Field>
      ))}
      {failure && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={sheet.actions}>
        <Button type="submit" variant="blood" busy={isWaiting}>
          {action}
        </Button>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
      </div>
    </form>
  )
}
