import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
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
 * entries it does not open. Clicks open and close it, never the touch before: the rest of a tap would press what has
 * come under the finger.
 */
export function Menu({ trigger, label, entries, align = 'start' }: MenuProps) {
  const { open, onOpenChange } = useOpenBehindPaint()
  const hasEntries = entries.length > 0
  const change = (isOpen: boolean) => onOpenChange(isOpen && hasEntries)
  useEffect(() => {
    // It would open by itself once it has entries again.
    if (!hasEntries) onOpenChange(false)
  }, [hasEntries, onOpenChange])
  const button = useRef<HTMLButtonElement>(null)
  const backdrop = useRef<HTMLSpanElement>(null)
  return (
    <Radix.Root modal={false} open={open && hasEntries} onOpenChange={change}>
      <Radix.Trigger
        ref={button}
        asChild
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => change(!open)}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <TouchBackdrop ref={backdrop} onClick={() => change(false)} />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          className={styles.menu}
          align={align}
          sideOffset={6}
          aria-label={label}
          collisionPadding={12}
          onInteractOutside={(event) => {
            const target = event.target as Node
            if (target === backdrop.current || button.current?.contains(target)) event.preventDefault()
          }}
        >
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
