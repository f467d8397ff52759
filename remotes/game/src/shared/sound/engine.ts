import { refetchFile } from '@sanguine/federation'
import { cues, type MusicLoop, music } from './recordings'
import type { Cue, Piece } from './sound-names'

/** Sample rate of the recordings; decoding at the same rate needs the least memory. */
const musicRate = 32_000
/** How long two pieces overlap, in seconds. */
const crossfadeSeconds = 2

export interface Engine {
  /** 0 to 1 */
  setVolume(volume: number): void
  /**
   * Starts a piece, or resumes it where it was stopped; resolves when it plays. `onLoopEnd` is called shortly before each
   * end of the loop, early enough to crossfade to another piece.
   */
  playMusic(piece: Piece, onLoopEnd: () => void): Promise<void>
  stopMusic(): void
  playCue(cue: Cue, delaySeconds: number): Promise<void>
}

/** The music that is playing. */
interface PlayingMusic {
  readonly piece: Piece
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
  /** the context's time at which the loop would have started */
  readonly startedAt: number
  readonly timer: number
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`A sound could not be loaded: ${response.status}`)
  return response.arrayBuffer()
}

/** Fetches and decodes a recording. One that does not come, or is damaged, is fetched once more, past the caches. */
async function fetchSound(url: string, context: BaseAudioContext): Promise<AudioBuffer> {
  try {
    return await context.decodeAudioData(await fetchBytes(url))
  } catch {
    await refetchFile(url)
    return context.decodeAudioData(await fetchBytes(url))
  }
}

/** Plays music and cues with Web Audio. Create it after a user interaction: before that, browsers block sound. */
export function createEngine(): Engine {
  const context = new AudioContext()
  const master = context.createGain()
  master.connect(context.destination)
  const buffers = new Map<Cue, Promise<AudioBuffer>>()
  /** the last decoded piece; only one is kept, since a piece is large */
  let decoded: { readonly piece: Piece; readonly buffer: AudioBuffer } | null = null
  let deck: PlayingMusic | null = null
  /** where the stopped piece resumes */
  let paused: { readonly piece: Piece; readonly at: number } | null = null
  let latestNumber = 0

  async function decode(piece: Piece): Promise<AudioBuffer> {
    if (decoded?.piece !== piece) {
      decoded = { piece, buffer: await fetchSound(music[piece].url, new OfflineAudioContext(2, 1, musicRate)) }
    }
    return decoded.buffer
  }

  function start(
    piece: Piece,
    buffer: AudioBuffer,
    { start: from, seconds }: MusicLoop,
    at: number,
    onLoopEnd: () => void,
  ) {
    const gain = context.createGain()
    const source = context.createBufferSource()
    Object.assign(source, { buffer, loop: true, loopStart: from, loopEnd: from + seconds })
    source.connect(gain).connect(master)
    gain.gain.setValueAtTime(0, context.currentTime)
    gain.gain.linearRampToValueAtTime(1, context.currentTime + crossfadeSeconds)
    source.start(0, from + at)
    const startedAt = context.currentTime - at
    const handleLoopEnd = () => {
      if (deck) deck = { ...deck, timer: window.setTimeout(handleLoopEnd, seconds * 1000) }
      onLoopEnd()
    }
    deck = {
      piece,
      source,
      gain,
      startedAt,
      timer: window.setTimeout(handleLoopEnd, Math.max(0, seconds - at - crossfadeSeconds) * 1000),
    }
  }

  /** Fades the music out and returns its position. */
  function fadeOut(): { piece: Piece; at: number } | null {
    if (!deck) return null
    const { piece, source, gain, startedAt, timer } = deck
    window.clearTimeout(timer)
    gain.gain.setTargetAtTime(0, context.currentTime, crossfadeSeconds / 5)
    source.stop(context.currentTime + crossfadeSeconds)
    deck = null
    return { piece, at: (context.currentTime - startedAt) % music[piece].seconds }
  }

  return {
    setVolume: (volume) => master.gain.setTargetAtTime(volume, context.currentTime, 0.03),
    async playMusic(piece, onLoopEnd) {
      latestNumber += 1
      const ownNumber = latestNumber
      const [buffer] = await Promise.all([decode(piece), context.resume()])
      if (ownNumber !== latestNumber) return
      fadeOut()
      start(piece, buffer, music[piece], paused?.piece === piece ? paused.at : 0, onLoopEnd)
      paused = null
    },
    stopMusic() {
      latestNumber += 1
      paused = fadeOut() ?? paused
    },
    async playCue(cue, delaySeconds) {
      const known = buffers.get(cue) ?? fetchSound(cues[cue], context)
      buffers.set(cue, known)
      // A failed download is tried again the next time.
      known.catch(() => buffers.delete(cue))
      const source = context.createBufferSource()
      source.buffer = await known
      await context.resume()
      source.connect(master)
      source.start(context.currentTime + delaySeconds)
    },
  }
}
