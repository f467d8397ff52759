import { Button, Notice } from '@sanguine/ui'
import type { ReactNode } from 'react'
import styles from '../profile.module.css'
import { type ChangeRequest, useChange } from '../use-change'

export interface ChangeFormProps extends ChangeRequest {
  /** its name for those who hear it */
  readonly label: string
  /** names the deed on the button */
  readonly action: string
  readonly children: ReactNode
}

/** A form of the account with its one button, and why it failed. */
export function ChangeForm({ label, action, children, ...request }: ChangeFormProps) {
  const { isRunning, failure, onSubmit } = useChange(request)
  return (
    <form aria-label={label} className={styles.form} onSubmit={onSubmit}>
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
