import { Popover as Radix } from 'radix-ui'
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, type Ref, useId, useRef } from 'react'
import styles from './popover.module.css'
import { TouchBackdrop } from './touch-backdrop'
import { useOpenBehindPaint } from './use-open-behind-paint'

interface TriggerProps extends HTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>
}

export interface PopoverProps {
  /** the button that opens it; its `ref` and `onClick` are the popover's */
  readonly trigger: ReactElement<TriggerProps>
  readonly label: string
  /** the side of the button where it opens, if there is room */
  readonly side?: 'top' | 'bottom' | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
  readonly children: ReactNode
}

/**
 * A sheet of controls that drops from a button. Tab moves in it; Escape and a click outside close it. While closed it
 * renders only the button, because a page has hundreds of words with explanations.
 */
export function Popover({ trigger, label, side = 'bottom', align = 'start', children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const backdrop = useRef<HTMLSpanElement>(null)
  /** whether the focus stays where a click outside moved it */
  const focusStays = useRef(false)
  const { open, onOpenChange } = useOpenBehindPaint()
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => {
          focusStays.current = false
          onOpenChange(!open)
        },
      })}
      {open && (
        <Radix.Root open onOpenChange={onOpenChange}>
          <Radix.Anchor virtualRef={button} />
          <Radix.Portal>
            <TouchBackdrop ref={backdrop} isOverDialogs />
          </Radix.Portal>
          <Radix.Portal>
            <Radix.Content
              id={id}
              className={styles.sheet}
              side={side}
              align={align}
              sideOffset={6}
              aria-label={label}
              collisionPadding={12}
              onInteractOutside={(event) => {
                // The button's own click closes the sheet.
                if (button.current?.contains(event.target as Node)) event.preventDefault()
                else focusStays.current = event.target !== backdrop.current
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault()
                if (!focusStays.current) button.current?.focus()
              }}
            >
              {children}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </>
  )
}
