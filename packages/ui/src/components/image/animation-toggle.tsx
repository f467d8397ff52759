import { setImageAnimation, uiMessages, useImageAnimation, useMessages } from '@sanguine/ui/platform'
import { cx } from '../../cx'
import { IconButton } from '../button/button'
import { ControlIcon } from '../icon/control-icon'
import styles from './image.module.css'

/** Stops and plays all animated images. Absent if the system already asks for less motion. */
export function AnimationToggle({ onImage = false, className }: { onImage?: boolean; className?: string }) {
  const t = useMessages(uiMessages)
  const motion = useImageAnimation()
  if (motion === 'unwanted') return null
  return (
    <IconButton
      size="sm"
      className={cx(onImage && styles.toggle, className)}
      icon={<ControlIcon name={motion === 'on' ? 'pause' : 'play'} />}
      label={t(motion === 'on' ? 'motion.stop' : 'motion.play')}
      onClick={() => setImageAnimation(motion === 'off')}
    />
  )
}
