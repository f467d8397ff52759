import { createStore, storage, useStore } from '@sanguine/ui/platform'
import { type Piece, pieces } from './sound-names'

/** Local storage key of the settings below. */
export const soundSettingsKey = 'sanguine.sound'

export interface SoundSettings {
  /** of music and cues, 0 to 1 */
  readonly volume: number
  readonly isMuted: boolean
  /** whether cues are played */
  readonly hasCues: boolean
  readonly piece: Piece
  /** whether a piece is repeated; else the next one follows */
  readonly loop: boolean
  /** whether music was playing when the setting was saved */
  readonly isPlaying: boolean
  /** whether music resumes by itself on the next visit */
  readonly autoplay: boolean
}

/** Music is off until the user starts it for the first time. */
export const defaultSettings: SoundSettings = {
  volume: 0.2,
  isMuted: false,
  hasCues: true,
  piece: pieces[0],
  loop: false,
  isPlaying: false,
  autoplay: true,
}

/** The stored settings; invalid values are replaced by the defaults. */
export function readSettings(kept: string | null): SoundSettings {
  let given: Readonly<Record<string, unknown>>
  try {
    given = Object(JSON.parse(kept ?? '{}'))
  } catch {
    return defaultSettings
  }
  const isChosen = (key: 'isMuted' | 'hasCues' | 'loop' | 'isPlaying' | 'autoplay') =>
    typeof given[key] === 'boolean' ? given[key] : defaultSettings[key]
  const volume = typeof given.volume === 'number' ? given.volume : defaultSettings.volume
  return {
    volume: Math.min(1, Math.max(0, volume)),
    isMuted: isChosen('isMuted'),
    hasCues: isChosen('hasCues'),
    piece: pieces.find((piece) => piece === given.piece) ?? defaultSettings.piece,
    loop: isChosen('loop'),
    isPlaying: isChosen('isPlaying'),
    autoplay: isChosen('autoplay'),
  }
}

export const soundSettings = createStore<SoundSettings>(readSettings(storage.read(soundSettingsKey)))

// All tabs share the settings.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === soundSettingsKey) soundSettings.set(readSettings(newValue))
})

export function changeSound(change: Partial<SoundSettings>): void {
  const next = { ...soundSettings.get(), ...change }
  storage.write(soundSettingsKey, JSON.stringify(next))
  soundSettings.set(next)
}

export const useSoundSettings = (): SoundSettings => useStore(soundSettings)

/** The volume to play at, 0 to 1; 0 while muted. */
export const effectiveVolume = ({ isMuted, volume }: SoundSettings): number => (isMuted ? 0 : volume)
