import { Button, type ButtonProps } from '@sanguine/ui'
import { passFocus } from '@sanguine/ui/platform'
import { useState } from 'react'

interface ActionButtonProps extends Omit<ButtonProps, 'busy' | 'onClick' | 'ref'> {
  /** ends when its effect is shown; does not reject */
  readonly onPress: () => Promise<unknown>
}

/** Acts once by two presses. If its row goes, the section takes the focus. */
export function ActionButton({ onPress, ...button }: ActionButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const press = async () => {
    setIsBusy(true)
    await onPress()
    setIsBusy(false)
  }
  return <Button {...button} ref={passFocus} busy={isBusy} onClick={() => void press()} />
}
