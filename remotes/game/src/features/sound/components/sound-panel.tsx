import { Checkbox, Icon, IconButton } from '@sanguine/ui'
import { setImageAnimation, useImageAnimation, useMessages, useStore } from '@sanguine/ui/platform'
import { type CSSProperties, useId } from 'react'
import { gameMessages } from '../../../shared/i18n/messages'
import { setShowsMoments, showsMoments } from '../../../shared/moments/moment-settings'
import { playCue } from '../../../shared/sound/play-cue'
import { changeSound, type SoundSettings, useSoundSettings } from '../../../shared/sound/sound-settings'
import { ignoreTouch, pauseMusic, playMusic, skipPiece, useMusicStatus } from '../music'
import styles from './sound-panel.module.css'

/** Play or pause music. */
export function PlayButton() {
  const t = useMessages(gameMessages)
  const status = useMusicStatus()
  const isOn = status === 'playing' || status === 'loading'
  return (
    <IconButton
      {...ignoreTouch}
      icon={<Icon name={isOn ? 'pause' : 'play'} />}
      label={t(isOn ? 'sound.pause' : 'sound.play')}
      aria-busy={status === 'loading'}
      onClick={isOn ? pauseMusic : playMusic}
    />
  )
}

function Volume({ settings }: { readonly settings: SoundSettings }) {
  const t = useMessages(gameMessages)
  const id = useId()
  return (
    <div className={styles.volume}>
      <IconButton
        icon={<Icon name={settings.isMuted ? 'mute' : 'sound'} />}
        label={t('sound.mute')}
        aria-pressed={settings.isMuted}
        onClick={() => changeSound({ isMuted: !settings.isMuted })}
      />
      <label htmlFor={id}>{t('sound.volume')}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={settings.volume}
        style={{ '--part': `${settings.volume * 100}%` } as CSSProperties}
        aria-valuetext={t('sound.volumeOf', { part: settings.volume })}
        onChange={({ target }) => changeSound({ volume: Number(target.value), isMuted: false })}
        onPointerUp={() => playCue('click')}
        onKeyUp={() => playCue('click')}
      />
      <span aria-hidden="true">{t('sound.volumeOf', { part: settings.volume })}</span>
    </div>
  )
}

/** The settings of music, cues and animated images. */
export function SoundPanel() {
  const t = useMessages(gameMessages)
  const settings = useSoundSettings()
  const status = useMusicStatus()
  const motion = useImageAnimation()
  const hasMoments = useStore(showsMoments)
  const choice = (key: 'loop' | 'autoplay' | 'hasCues') => (
    <Checkbox
      label={t(`sound.${key}`)}
      checked={settings[key]}
      onChange={({ target }) => changeSound({ [key]: target.checked })}
    />
  )
  return (
    <div className={styles.panel} {...ignoreTouch}>
      <div className={styles.music}>
        <PlayButton />
        <p className={styles.piece} role="status">
          <b>{t(`sound.piece.${settings.piece}`)}</b>
          <small className={status === 'failed' ? styles.failed : undefined}>{t(`sound.status.${status}`)}</small>
        </p>
        <IconButton icon={<Icon name="next" />} label={t('sound.next')} onClick={skipPiece} />
      </div>
      <Volume settings={settings} />
      <div className={styles.choices}>
        {choice('loop')}
        {choice('autoplay')}
        {choice('hasCues')}
        {motion !== 'unwanted' && (
          <Checkbox
            label={t('sound.movingPictures')}
            checked={motion === 'on'}
            onChange={({ target }) => setImageAnimation(target.checked)}
          />
        )}
        <Checkbox
          label={t('moment.setting')}
          checked={hasMoments}
          onChange={({ target }) => setShowsMoments(target.checked)}
        />
      </div>
    </div>
  )
}
