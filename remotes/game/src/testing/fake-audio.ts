/** A source that was started in the fake context. */
export interface FakeSource {
  readonly isMusic: boolean
  readonly loopSeconds: number
  /** the start position in its file, in seconds */
  readonly offset: number
  stopped: boolean
}

export interface FakeAudio {
  readonly played: readonly FakeSource[]
  /** the music that is playing */
  music(): readonly FakeSource[]
  /** the master volume */
  volume(): number
  /** moves the clock of the context */
  advance(seconds: number): void
  /** clears the list of played sources */
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

/** The part of Web Audio that the engine uses, since jsdom has none. Sources only end when stopped. */
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
