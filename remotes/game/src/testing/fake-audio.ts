/** A source that a fake context was asked to play. */
export interface FakeSource {
  readonly isMusic: boolean
  readonly loopSeconds: number
  /** where in its file it was begun, in seconds */
  readonly offset: number
  stopped: boolean
}

export interface FakeAudio {
  readonly played: readonly FakeSource[]
  /** what is heard now: music that goes on */
  music(): readonly FakeSource[]
  /** how loud everything is */
  volume(): number
  /** moves the clock of the context */
  advance(seconds: number): void
  /** forgets what was played */
  clear(): void
  remove(): void
}

class FakeParam {
  value = 1
  setValueAtTime(value: number) {
    this.value = value
  }
  linearRampToValueAtTime(value: number) {
    this.value = value
  }
  setTargetAtTime(value: number) {
    this.value = value
  }
}

/** Web Audio as far as the engine speaks with it: jsdom has none. Sounds are what is told to them, and never end. */
export function fakeAudio(): FakeAudio {
  const played: FakeSource[] = []
  const gains: FakeParam[] = []
  let now = 0
  const connect = (node: unknown) => node
  const decodeAudioData = async (bytes: ArrayBuffer) => ({ bytes })

  const createBufferSource = () => {
    const source = {
      loop: false,
      loopStart: 0,
      loopEnd: 0,
      connect,
      start(_when: number, offset = 0) {
        entry = {
          isMusic: source.loop,
          loopSeconds: source.loopEnd - source.loopStart,
          offset: offset - source.loopStart,
          stopped: false,
        }
        played.push(entry)
      },
      stop() {
        if (entry) entry.stopped = true
      },
    }
    let entry: FakeSource | undefined
    return source
  }
  const context = {
    get currentTime() {
      return now
    },
    destination: {},
    resume: async () => undefined,
    createGain() {
      const gain = new FakeParam()
      gains.push(gain)
      return { gain, connect }
    },
    createBufferSource,
    decodeAudioData,
  }
  Object.assign(globalThis, {
    AudioContext: class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: stands in for a class of the browser
        return context
      }
    },
    OfflineAudioContext: class {
      decodeAudioData = decodeAudioData
    },
  })
  return {
    played,
    music: () => played.filter(({ isMusic, stopped }) => isMusic && !stopped),
    volume: () => gains[0]?.value ?? Number.NaN,
    advance: (seconds) => {
      now += seconds
    },
    clear: () => void played.splice(0),
    remove() {
      for (const name of ['AudioContext', 'OfflineAudioContext']) Reflect.deleteProperty(globalThis, name)
    },
  }
}
