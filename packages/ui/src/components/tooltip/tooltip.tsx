import { Tooltip } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import styles from './tooltip.module.css'

export interface TooltipProps {
  /** what the button does not say by itself */
  readonly text: string
  /** a button, which a finger and the keyboard reach as well as a mouse */
  readonly children: ReactElement
}

/** A sentence beside a button while it is pointed at, has the focus or was tapped. Escape closes it. */
export function Tip({ text, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Tooltip.Provider delayDuration={250}>
      <Tooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <Tooltip.Trigger
          asChild
          // Pressing a button closes its tip by default; here the tip is all that a tap is for.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault()
            setIsOpen(true)
          }}
        >
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
