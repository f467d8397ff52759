import { passFocus } from '@sanguine/ui/platform'
import { useState } from 'react'
import { Button, type ButtonProps } from './button'

interface ActionButtonProps extends Omit<ButtonProps, 'busy' | 'onClick' | 'ref'> {
  /** ends when its effect is shown; does not reject */
  readonly onPress: () => Promise<unknown>
}

/** A button that acts once by two presses. If it goes with its row, the section takes the focus. */
export function ActionButton({ onPress, ...button }: ActionButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    await onPress()
    setIsBusy(false)
  }
  return <Button {...button} ref={passFocus} busy={isBusy} onClick={() => void press()} />
}
