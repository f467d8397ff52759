import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '../../cx'
import { TouchBackdrop } from '../popover/touch-backdrop'
import { useOpenBehindPaint } from '../popover/use-open-behind-paint'
import styles from './menu.module.css'

export interface MenuEntry {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** the link's target; without one, `onSelect` runs */
  readonly to?: string | undefined
  readonly onSelect?: (() => void) | undefined
  readonly current?: boolean | undefined
  readonly disabled?: boolean | undefined
}

export interface MenuProps {
  /** the button that opens it */
  readonly trigger: ReactElement
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly align?: 'start' | 'center' | 'end' | undefined
}

/**
 * A list of links or actions that drops from a button. Arrow keys, Home, End and first letters move in it. Without
 * entries it does not open.
 */
export function Menu({ trigger, label, entries, align = 'start' }: MenuProps) {
  const { open, onOpenChange } = useOpenBehindPaint()
  return (
    <Radix.Root modal={false} open={open && entries.length > 0} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <TouchBackdrop />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={6} aria-label={label} collisionPadding={12}>
          {entries.map(({ key, label: text, icon, to, onSelect, current, disabled }) => (
            <Radix.Item
              key={key}
              asChild={to !== undefined}
              className={cx(styles.entry, current && styles.current)}
              disabled={disabled ?? false}
              onSelect={() => onSelect?.()}
              aria-current={current ? 'page' : undefined}
            >
              {to === undefined ? (
                <>
                  {icon}
                  {text}
                </>
              ) : (
                <Link to={to}>
                  {icon}
                  {text}
                </Link>
              )}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Any content that drops from a button, such as a list of currencies. */
export function Dropdown({
  trigger,
  label,
  align = 'start',
  children,
}: Omit<MenuProps, 'entries'> & { readonly children: ReactNode }) {
  const open = useOpenBehindPaint()
  return (
    <Radix.Root modal={false} {...open}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <TouchBackdrop />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content className={styles.menu} align={align} sideOffset={6} aria-label={label} collisionPadding={12}>
          <div className={styles.content}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
