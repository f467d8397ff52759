import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { ControlIcon } from '../components/icon/control-icon'
import { cx } from '../cx'
import styles from './form.module.css'

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** 36 px high, for tables */
  readonly dense?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement>
}

export function TextInput({ className, dense, ...rest }: TextInputProps) {
  return <input {...rest} className={cx(styles.input, dense && styles.dense, className)} />
}

/** Searches the content of the page; `label` names it. */
export function SearchInput({ label, className, ...rest }: TextInputProps & { readonly label: string }) {
  return (
    <span className={cx(styles.search, className)}>
      <ControlIcon name="search" className={styles.searchIcon} />
      <input type="search" autoComplete="off" {...rest} aria-label={label} className={styles.input} />
    </span>
  )
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly { readonly value: string | number; readonly label: string }[]
  readonly dense?: boolean | undefined
  readonly ref?: Ref<HTMLSelectElement>
}

export function Select({ options, className, dense, ...rest }: SelectProps) {
  return (
    <select {...rest} className={cx(styles.input, styles.select, dense && styles.dense, className)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

export function Textarea({
  className,
  ...rest
}: TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> }) {
  return <textarea rows={3} {...rest} className={cx(styles.input, styles.textarea, className)} />
}

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string
  readonly ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.checkbox, className)}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  )
}
