import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './popover.module.css'
import { useOpenBehindPaint } from './use-open-behind-paint'

export interface PopoverProps {
  /** the button that opens it */
  readonly trigger: ReactElement
  readonly label: string
  /** of the button where it opens, if there is room */
  readonly side?: 'top' | 'bottom' | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
  readonly children: ReactNode
}

/** A sheet of controls that drops from a button: Tab moves in it, Escape and a click beside it close it. */
export function Popover({ trigger, label, side = 'bottom', align = 'start', children }: PopoverProps) {
  const open = useOpenBehindPaint()
  return (
    <Radix.Root {...open}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.sheet}
          side={side}
          align={align}
          sideOffset={6}
          aria-label={label}
          collisionPadding={12}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
