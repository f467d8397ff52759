import { type ReactNode, useId } from 'react'
import { cx } from '../cx'
import styles from './form.module.css'

export interface FieldProps {
  readonly label: ReactNode
  /** a sentence under the control */
  readonly hint?: ReactNode
  /** the fault of the value */
  readonly error?: string | undefined
  readonly className?: string | undefined
}

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

/** A control with its label above, and hint and error below. */
export function Field({
  label,
  hint,
  error,
  className,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** Like `Field`, for several controls together: a legend names them. */
export function FieldGroup({ label, hint, error, className, children }: FieldProps & { readonly children: ReactNode }) {
  const id = useId()
  return (
    <fieldset
      className={cx(styles.field, className)}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
