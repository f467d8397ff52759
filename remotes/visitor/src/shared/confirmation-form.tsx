import { Button, errorText, Field, Notice, TextInput, useFocusWhen, useIsShown, useMessages } from '@sanguine/ui'
import { passFocus, useUnsavedFields } from '@sanguine/ui/platform'
import { type FormEvent, type ReactNode, useState } from 'react'
import sheet from './account-page-layout.module.css'
import { securityMessages } from './security/security-messages'

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
  const [isWaiting, setIsWaiting] = useState(false)
  const [failure, setFailure] = useState('')
  const unsaved = useUnsavedFields()
  const isShown = useIsShown()
  const first = useFocusWhen<HTMLInputElement>(true)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsWaiting(true)
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(form.get(name) ?? '')]))
    try {
      setFailure(await send(values, isShown))
    } catch (error) {
      setFailure(errorText(error))
      onLost?.()
    }
    setIsWaiting(false)
  }

  return (
    <form
      ref={passFocus}
      className={sheet.form}
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      {...unsaved}
    >
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
