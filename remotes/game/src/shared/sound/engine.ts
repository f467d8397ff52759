import type { Cue, Piece } from './names'
import { cues, music, type Round } from './recordings'

/** Music is recorded at this rate; decoded at it, it takes the least room. */
const musicRate = 32_000
/** In how many seconds one piece gives way to another. */
const crossing = 2

export interface Engine {
  /** 0 to 1 */
  setVolume(volume: number): void
  /**
   * Begins a piece, or goes on where it was stopped; resolves when it is heard. `onTurn` is called shortly before each end of
   * it, in time for another piece.
   */
  playMusic(piece: Piece, onTurn: () => void): Promise<void>
  stopMusic(): void
  playCue(cue: Cue, delaySeconds: number): Promise<void>
}

/** What is being played. */
interface Deck {
  readonly piece: Piece
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
  /** the context's time at which the piece would have begun */
  readonly begun: number
  readonly timer: number
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`A sound could not be loaded: ${response.status}`)
  return response.arrayBuffer()
}

/** Everything that makes sound. To be made after somebody touched the page: before, browsers let nothing be heard. */
export function createEngine(): Engine {
  const context = new AudioContext()
  const master = context.createGain()
  master.connect(context.destination)
  const buffers = new Map<Cue, Promise<AudioBuffer>>()
  /** the one piece that is kept decoded, since it is large */
  let decoded: { readonly piece: Piece; readonly buffer: AudioBuffer } | null = null
  let deck: Deck | null = null
  /** where the piece that was stopped goes on */
  let paused: { readonly piece: Piece; readonly at: number } | null = null
  let latest = 0

  async function decode(piece: Piece): Promise<AudioBuffer> {
    if (decoded?.piece !== piece) {
      const bytes = await fetchBytes(music[piece].url)
      decoded = { piece, buffer: await new OfflineAudioContext(2, 1, musicRate).decodeAudioData(bytes) }
    }
    return decoded.buffer
  }

  function start(piece: Piece, buffer: AudioBuffer, { start: from, seconds }: Round, at: number, onTurn: () => void) {
    const gain = context.createGain()
    const source = context.createBufferSource()
    Object.assign(source, { buffer, loop: true, loopStart: from, loopEnd: from + seconds })
    source.connect(gain).connect(master)
    gain.gain.setValueAtTime(0, context.currentTime)
    gain.gain.linearRampToValueAtTime(1, context.currentTime + crossing)
    source.start(0, from + at)
    const begun = context.currentTime - at
    const turn = () => {
      if (deck) deck = { ...deck, timer: window.setTimeout(turn, seconds * 1000) }
      onTurn()
    }
    deck = { piece, source, gain, begun, timer: window.setTimeout(turn, Math.max(0, seconds - at - crossing) * 1000) }
  }

  /** Lets what is played die away; answers where it was. */
  function release(): { piece: Piece; at: number } | null {
    if (!deck) return null
    const { piece, source, gain, begun, timer } = deck
    window.clearTimeout(timer)
    gain.gain.setTargetAtTime(0, context.currentTime, crossing / 5)
    source.stop(context.currentTime + crossing)
    deck = null
    return { piece, at: (context.currentTime - begun) % music[piece].seconds }
  }

  return {
    setVolume: (volume) => master.gain.setTargetAtTime(volume, context.currentTime, 0.03),
    async playMusic(piece, onTurn) {
      latest += 1
      const mine = latest
      const [buffer] = await Promise.all([decode(piece), context.resume()])
      if (mine !== latest) return
      release()
      start(piece, buffer, music[piece], paused?.piece === piece ? paused.at : 0, onTurn)
      paused = null
    },
    stopMusic() {
      latest += 1
      paused = release() ?? paused
    },
    async playCue(cue, delaySeconds) {
      const known = buffers.get(cue) ?? fetchBytes(cues[cue]).then((bytes) => context.decodeAudioData(bytes))
      buffers.set(cue, known)
      // What did not come is asked for again the next time.
      known.catch(() => buffers.delete(cue))
      const source = context.createBufferSource()
      source.buffer = await known
      await context.resume()
      source.connect(master)
      source.start(context.currentTime + delaySeconds)
    },
  }
}
