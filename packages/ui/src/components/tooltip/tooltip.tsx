import { Tooltip } from 'radix-ui'
import { type ReactElement, useState } from 'react'
import styles from './tooltip.module.css'

export interface TooltipProps {
  /** explains the button */
  readonly text: string
  /** a button, because fingers, keyboard and mouse all reach it */
  readonly children: ReactElement
}

/** A sentence beside a button on hover, focus or tap. Escape closes it. */
export function Tip({ text, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Tooltip.Provider delayDuration={250}>
      <Tooltip.Root open={isOpen} onOpenChange={setIsOpen}>
        <Tooltip.Trigger
          asChild
          // By default a press closes the tip; here a tap only opens it.
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
