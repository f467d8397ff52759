import { Button, Icon, IconButton } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../i18n/messages'
import styles from './pin-button.module.css'
import { type Pinnable, usePin } from './use-pins'

interface PinButtonProps {
  readonly pinned: Pinnable
  /** shows what it does beside the icon */
  readonly hasText?: boolean | undefined
  /** after a pin was set */
  readonly onPinned?: (() => void) | undefined
}

/** Pins an item or a rank to the plan, or takes the pin away. */
export function PinButton({ pinned, hasText = false, onPinned }: PinButtonProps) {
  const t = useMessages(gameMessages)
  const { place, isChanging, pin, unpin } = usePin(pinned)
  const isPinned = place >= 0
  const label = t('pin.label', { name: pinned.name })
  const title = t(isPinned ? 'pin.isPinned' : 'pin.isNotPinned')
  const toggle = async () => {
    if (isChanging) return
    if (isPinned) await unpin()
    else if (await pin()) onPinned?.()
  }
  if (hasText)
    return (
      <Button
        size="sm"
        icon={<Icon name={isPinned ? 'check' : 'pin'} />}
        aria-label={label}
        aria-pressed={isPinned}
        title={title}
        busy={isChanging}
        className={isPinned ? styles.pinned : undefined}
        onClick={() => void toggle()}
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
      onClick={() => void toggle()}
    />
  )
}
