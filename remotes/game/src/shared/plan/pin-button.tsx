import { Button, Icon, IconButton } from '@sanguine/ui'
import { passFocus, useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../i18n/messages'
import styles from './pin-button.module.css'
import { type Pinnable, usePin } from './use-pins'

interface PinButtonProps {
  readonly pinned: Pinnable
  /** shows what it does beside the icon */
  readonly hasText?: boolean | undefined
}

/**
 * Pins an item or a rank to the plan, or takes the pin away. If the button goes with what it pinned, the section takes
 * the focus.
 */
export function PinButton({ pinned, hasText = false }: PinButtonProps) {
  const t = useMessages(gameMessages)
  const { place, isChanging, pin, unpin } = usePin(pinned)
  const isPinned = place >= 0
  const label = t('pin.label', { name: pinned.name })
  const title = t(isPinned ? 'pin.isPinned' : 'pin.isNotPinned')
  const toggle = () => void (isChanging || (isPinned ? unpin() : pin()))
  if (hasText)
    return (
      <Button
        size="sm"
        ref={passFocus}
        icon={<Icon name={isPinned ? 'check' : 'pin'} />}
        aria-label={label}
        aria-pressed={isPinned}
        title={title}
        busy={isChanging}
        className={isPinned ? styles.pinned : undefined}
        onClick={toggle}
      >
        {t('pin.pin')}
      </Button>
    )
  return (
    <IconButton
      size="sm"
      icon={<Icon name="pin" />}
      label={label}
      title={title}
      aria-pressed={isPinned}
      aria-busy={isChanging || undefined}
      className={isPinned ? styles.pinned : undefined}
      onClick={toggle}
    />
  )
}
