import { rate, silence } from './basics.mjs'
import { vault } from './reverb.mjs'

/**
 * Mixes sounds. On a loop, sound beyond the end continues at the beginning, echoes included; otherwise it ends with the
 * stage.
 */
export class Stage {
  #dry
  #wet

  constructor(seconds, { isLoop }) {
    this.isLoop = isLoop
    this.#dry = { left: silence(seconds), right: silence(seconds) }
    this.#wet = { left: silence(seconds), right: silence(seconds) }
  }

  /**
   * Mixes in both ears of a sound at a moment in seconds, wrapped round on a loop. `pan` is from -1 to 1, `echo` is the
   * share that the room receives.
   */
  put(sound, at, { gain = 1, pan = 0, echo = 0.4 } = {}) {
    const angle = ((pan + 1) * Math.PI) / 4
    this.#mix('left', sound.left, at, gain * Math.cos(angle) * Math.SQRT2, echo)
    this.#mix('right', sound.right, at, gain * Math.sin(angle) * Math.SQRT2, echo)
  }

  #mix(ear, samples, at, gain, echo) {
    const [dry, wet] = [this.#dry[ear], this.#wet[ear]]
    const start = Math.round(at * rate) + (at < 0 ? dry.length : 0)
    for (let k = 0; k < samples.length; k++) {
      const to = start + k
      if (!this.isLoop && to >= dry.length) return
      dry[to % dry.length] += samples[k] * gain * (1 - echo * 0.5)
      wet[to % wet.length] += samples[k] * gain * echo
    }
  }

  /** Everything together in a room. */
  in({ seconds, dark, level = 0.35 }) {
    const room = vault({ seconds, dark })
    const { left, right } = this.#wet
    if (this.isLoop)
      for (let k = Math.max(0, left.length - Math.round(seconds * 2 * rate)); k < left.length; k++)
        room(left[k], right[k])
    const heard = { left: Float32Array.from(this.#dry.left), right: Float32Array.from(this.#dry.right) }
    for (let k = 0; k < left.length; k++) {
      const back = room(left[k], right[k])
      heard.left[k] += back.left * level
      heard.right[k] += back.right * level
    }
    return heard
  }
}
