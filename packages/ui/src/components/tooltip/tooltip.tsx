import { Tooltip } from 'radix-ui'
import { type FocusEvent, type MouseEvent, type PointerEvent, type ReactElement, useState } from 'react'
import styles from './tooltip.module.css'

export interface TooltipProps {
  /** explains the button; undefined while there is nothing to explain */
  readonly text: string | undefined
  /** whether a press does something else, and closes the tip */
  readonly isOfAction?: boolean
  /** a button, because fingers, keyboard and mouse all reach it */
  readonly children: ReactElement
}

/** A dialog that the press opened returns the focus, which opens the tip only for users of the keyboard. */
const closedByPress = {
  onFocus: (event: FocusEvent) => {
    if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
  },
}

/** By default a press closes the tip; here a tap only opens it. */
const openedByPress = (open: () => void) => ({
  onPointerDown: (event: PointerEvent) => event.preventDefault(),
  // while the event is captured, since a disabled `Button` does not pass on its clicks
  onClickCapture: (event: MouseEvent) => {
    event.preventDefault()
    open()
  },
})

/** A sentence beside a button on hover, focus or tap. Escape closes it. */
export function Tip({ text, isOfAction = false, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  const hasText = text !== undefined
  return (
    <Tooltip.Provider delayDuration={250}>
      <Tooltip.Root open={isOpen && hasText} onOpenChange={(next) => setIsOpen(next && hasText)}>
        <Tooltip.Trigger asChild {...(isOfAction ? closedByPress : hasText && openedByPress(() => setIsOpen(true)))}>
          {children}
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className={styles.tip} sideOffset={6} collisionPadding={12}>
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
