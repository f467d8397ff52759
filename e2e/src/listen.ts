import type { BrowserContext, Page } from 'playwright-core'

/** The audible state of a page. */
export interface Heard {
  /** of the audio context; `none` while there is none */
  readonly state: string
  /** seconds the context has run */
  readonly time: number
  /** loudness of the last moment, 0 to 1 */
  readonly level: number
}

declare global {
  interface Window {
    listening?: { context: AudioContext; ear: AnalyserNode }
  }
}

/** Puts an ear to every page of the browser that is opened from now on. */
export async function listen(browser: BrowserContext): Promise<void> {
  await browser.addInitScript(() => {
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
      const { context } = this
      if (to === context.destination && context instanceof AudioContext) {
        window.listening = { context, ear: context.createAnalyser() }
        connect.call(this, window.listening.ear)
      }
      return connect.call(this, to)
    } as AudioNode['connect']
  })
}

export const heardOn = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { listening } = window
    if (!listening) return { state: 'none', time: 0, level: 0 }
    const samples = new Float32Array(listening.ear.fftSize)
    listening.ear.getFloatTimeDomainData(samples)
    const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
    return { state: listening.context.state, time: listening.context.currentTime, level }
  })

/** Waits until something is heard, or until nothing is. */
export const waitForSound = (page: Page, isWanted = true): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const { listening } = window
    const samples = new Float32Array(listening?.ear.fftSize ?? 0)
    listening?.ear.getFloatTimeDomainData(samples)
    const isHeard = samples.some((sample) => Math.abs(sample) > 1e-3)
    return isHeard === wanted
  }, isWanted)

/**
 * The difference in sound at a recording's seam, in dB below the music. It decodes the file as the site does. It
 * compares half a second after `start` with half a second after `start + seconds`.
 */
export const seamOf = (page: Page, url: string, start: number, seconds: number): Promise<number> =>
  page.evaluate(
    async ([address, from, turn]) => {
      const bytes = await (await fetch(address)).arrayBuffer()
      const samples = (await new OfflineAudioContext(2, 1, 32_000).decodeAudioData(bytes)).getChannelData(0)
      const [first, second] = [Math.round(from * 32_000), Math.round((from + turn) * 32_000)]
      let [difference, power] = [0, 0]
      for (let k = 0; k < 16_000; k++) {
        difference += ((samples[first + k] ?? 0) - (samples[second + k] ?? 0)) ** 2
        power += (samples[first + k] ?? 0) ** 2
      }
      return 10 * Math.log10(difference / power)
    },
    [url, start, seconds] as const,
  )
