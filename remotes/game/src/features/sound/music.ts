import { createStore, useStore } from '@sanguine/ui/platform'
import { loadEngine, loadedEngine } from '../../shared/sound/load-engine'
import { nextPiece } from '../../shared/sound/names'
import { isUserActive } from '../../shared/sound/play-cue'
import { changeSound, soundSettings } from '../../shared/sound/settings'

/** `waiting`: music is wanted and begins with the next touch of the page. */
export type MusicStatus = 'stopped' | 'waiting' | 'loading' | 'playing' | 'failed'

const status = createStore<MusicStatus>('stopped')

export const useMusicStatus = (): MusicStatus => useStore(status)

/** Elements with this attribute decide about music themselves; touching them starts none. */
export const ignoreTouch = { 'data-music': '' }

/** Of two tabs that are seen at once, the one that began last plays. */
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
    // What could not be loaded plays nothing.
    () => undefined,
  )
}

/** A piece is over: the next one follows, unless this one is to be repeated. */
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

/** Goes to the next piece, and plays it if music is played. */
export function skipPiece(): void {
  changeSound({ piece: nextPiece(soundSettings.get().piece) })
  if (status.get() === 'playing' || status.get() === 'loading') void start()
}

function handleTouch({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-music]')) return
  if (status.get() === 'waiting') void start()
}

/** Music of a tab nobody sees is held back, and goes on when somebody does. */
function handleVisibilityChange(): void {
  const now = status.get()
  if (document.hidden && (now === 'playing' || now === 'loading')) stop('waiting')
  else if (!document.hidden && now === 'waiting' && isUserActive()) void start()
}

function stopForOtherTab(): void {
  if (status.get() !== 'stopped') stop('stopped')
}

const touches = ['pointerdown', 'keydown'] as const

/** Lets music go on as it was left, if that was wished for, while the game is there; answers how to end it. */
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
