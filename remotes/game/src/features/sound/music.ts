import { createStore, useStore } from '@sanguine/ui/platform'
import { loadEngine, loadedEngine } from '../../shared/sound/load-engine'
import { isUserActive } from '../../shared/sound/play-cue'
import { nextPiece } from '../../shared/sound/sound-names'
import { changeSound, soundSettings } from '../../shared/sound/sound-settings'

/** `waiting`: music starts with the next user interaction. */
export type MusicStatus = 'stopped' | 'waiting' | 'loading' | 'playing' | 'failed'

const status = createStore<MusicStatus>('stopped')

export const useMusicStatus = (): MusicStatus => useStore(status)

/** Attribute of elements that control music themselves: interacting with them does not start it. */
export const ignoreTouch = { 'data-music': '' }

/** If two tabs are visible, only the one that started last plays. */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sanguine.music')

let latestNumber = 0

async function start(): Promise<void> {
  latestNumber += 1
  const ownNumber = latestNumber
  status.set('loading')
  tabs?.postMessage('playing')
  try {
    const engine = await loadEngine()
    if (ownNumber !== latestNumber) return
    await engine.playMusic(soundSettings.get().piece, handleLoopEnd)
    if (ownNumber === latestNumber) status.set('playing')
  } catch {
    if (ownNumber === latestNumber) status.set('failed')
  }
}

function stop(next: 'stopped' | 'waiting'): void {
  latestNumber += 1
  status.set(next)
  loadedEngine()?.then(
    (engine) => engine.stopMusic(),
    // An engine that failed to load plays nothing.
    () => undefined,
  )
}

/** Continues with the next piece, unless the current one is repeated. */
function handleLoopEnd(): void {
  if (!soundSettings.get().loop) skipPiece()
}

export function playMusic(): void {
  changeSound({ isPlaying: true })
  void start()
}

export function pauseMusic(): void {
  changeSound({ isPlaying: false })
  stop('stopped')
}

/** Selects the next piece, and plays it if music is playing. */
export function skipPiece(): void {
  changeSound({ piece: nextPiece(soundSettings.get().piece) })
  if (status.get() === 'playing' || status.get() === 'loading') void start()
}

function handleTouch({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-music]')) return
  if (status.get() === 'waiting') void start()
}

/** Pauses music while the tab is hidden. */
function handleVisibilityChange(): void {
  const now = status.get()
  if (document.hidden && (now === 'playing' || now === 'loading')) stop('waiting')
  else if (!document.hidden && now === 'waiting' && isUserActive()) void start()
}

function stopForOtherTab(): void {
  if (status.get() !== 'stopped') stop('stopped')
}

const touches = ['pointerdown', 'keydown'] as const

/** Resumes music if autoplay is on, and follows interactions, visibility and other tabs. Returns a function that stops it. */
export function startMusicSession(): () => void {
  const { autoplay, isPlaying } = soundSettings.get()
  if (autoplay && isPlaying) {
    if (isUserActive() && !document.hidden) void start()
    else status.set('waiting')
  }
  for (const touch of touches) window.addEventListener(touch, handleTouch, true)
  document.addEventListener('visibilitychange', handleVisibilityChange)
  tabs?.addEventListener('message', stopForOtherTab)
  return () => {
    for (const touch of touches) window.removeEventListener(touch, handleTouch, true)
    document.removeEventListener('visibilitychange', handleVisibilityChange)
    tabs?.removeEventListener('message', stopForOtherTab)
    stop('stopped')
  }
}
