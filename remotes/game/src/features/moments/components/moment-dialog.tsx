import { Button, Dialog } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { type ReactNode, useEffect } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import { playCue } from '../../../shared/sound/play-cue'
import type { Cue } from '../../../shared/sound/sound-names'
import styles from './moment.module.css'
import { MomentBand } from './moment-band'

/** How a moment ends. */
export interface MomentEnd {
  readonly onClose: () => void
  readonly focusAfter: () => HTMLElement | null
}

interface MomentDialogProps extends MomentEnd {
  readonly label: string
  readonly title: string
  readonly flavour?: string | undefined
  readonly scene: string
  readonly art: ReactNode
  /** played when it appears; none where something else sounds */
  readonly cue?: Cue
  readonly fillsScreen?: boolean
  readonly children?: ReactNode
}

/** A moment over the page, which ends with any press, Enter or Escape. */
export function MomentDialog({
  label,
  title,
  flavour,
  scene,
  art,
  cue,
  fillsScreen = false,
  onClose,
  focusAfter,
  children,
}: MomentDialogProps) {
  const t = useMessages(gameMessages)
  useEffect(() => {
    if (cue) playCue(cue)
  }, [cue])
  return (
    <Dialog
      open
      onClose={onClose}
      focusAfter={focusAfter}
      endsWithPress
      title={t('moment.title', { label, title })}
      titleHidden
      width={fillsScreen ? 'screen' : 'md'}
      className={styles.moment}
      band={
        <MomentBand scene={scene} label={label} title={title} flavour={flavour}>
          {art}
        </MomentBand>
      }
      actions={
        <Button variant="blood" size={fillsScreen ? 'lg' : 'md'} onClick={onClose}>
          {t('moment.continue')}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
