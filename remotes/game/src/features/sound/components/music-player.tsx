import { Icon, IconButton, Popover } from '@sanguine/ui'
import { useMessages } from '@sanguine/ui/platform'
import { gameMessages } from '../../../shared/i18n/messages'
import { effectiveVolume, useSoundSettings } from '../../../shared/sound/sound-settings'
import styles from './music-player.module.css'
import { PlayButton, SoundPanel } from './sound-panel'

/** Music and sounds in the header of a wide window. */
export function MusicPlayer() {
  const t = useMessages(gameMessages)
  const isSilent = effectiveVolume(useSoundSettings()) === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div role="group" className={styles.player} aria-label={t('sound.title')}>
      <span className={styles.play}>
        <PlayButton />
      </span>
      <Popover
        label={t('sound.title')}
        align="end"
        trigger={<IconButton icon={<Icon name={isSilent ? 'mute' : 'sound'} />} label={t('sound.title')} />}
      >
        <SoundPanel />
      </Popover>
    </div>
  )
}
