import { Button, Notice } from '@sanguine/ui'
import { useUnsavedFields } from '@sanguine/ui/platform'
import type { ReactNode } from 'react'
import styles from '../profile.module.css'
import { type ChangeRequest, useAccountForm } from '../use-account-form'

export interface ChangeFormProps extends ChangeRequest {
  /** accessible name of the form */
  readonly label: string
  /** text of the submit button */
  readonly action: string
  readonly children: ReactNode
}

/** A form that changes the account, with its submit button and the reason of a failure. */
export function ChangeForm({ label, action, children, ...request }: ChangeFormProps) {
  const { isRunning, failure, onSubmit } = useAccountForm(request)
  const unsaved = useUnsavedFields()
  return (
    <form aria-label={label} className={styles.form} onSubmit={onSubmit} {...unsaved}>
      {children}
      {failure !== null && (
        <Notice kind="error">
          <p>{failure}</p>
        </Notice>
      )}
      <Button type="submit" busy={isRunning}>
        {action}
      </Button>
    </form>
  )
}
