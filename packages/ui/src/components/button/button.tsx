import type { ButtonHTMLAttributes, KeyboardEvent, KeyboardEventHandler, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from '../../cx'
import styles from './button.module.css'

export interface ButtonStyleProps {
  /** `blood` marks the main action of a view */
  readonly variant?: 'plain' | 'blood' | undefined
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly wide?: boolean | undefined
  readonly icon?: ReactNode
}

const buttonClass = ({ variant = 'plain', size = 'md', wide }: ButtonStyleProps, className?: string): string =>
  cx(styles.button, variant === 'blood' && styles.blood, styles[size], wide && styles.wide, className)

/**
 * Browsers press a button again and again while Enter is held down. The button would buy several times, and the key
 * would press a button that takes its place.
 */
const pressOnce =
  (onKeyDown?: KeyboardEventHandler<HTMLButtonElement>) =>
  (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
    onKeyDown?.(event)
  }

export interface ButtonProps extends ButtonStyleProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** while its action runs: shows that, and ignores clicks */
  readonly busy?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  onClick,
  onKeyDown,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      // Not `disabled`: the button keeps the focus while it works.
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onKeyDown={pressOnce(onKeyDown)}
      onClick={(event) => {
        if (busy || rest['aria-disabled']) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends ButtonStyleProps, LinkProps {
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  )
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: ReactNode
  /** its name, shown as a tip too */
  readonly label: string
  readonly size?: 'sm' | 'md' | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

export function IconButton({ icon, label, size = 'md', className, onClick, onKeyDown, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      type="button"
      {...rest}
      aria-label={label}
      onKeyDown={pressOnce(onKeyDown)}
      onClick={(event) => {
        if (rest['aria-disabled']) event.preventDefault()
        else onClick?.(event)
      }}
      className={cx(styles.iconButton, size === 'sm' && styles.iconSm, className)}
    >
      {icon}
    </button>
  )
}
