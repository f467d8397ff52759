import { rate, swell } from './basics.mjs'

const size = 2048

/** The share by which a hundredth of a semitone raises a frequency. */
const cent = 2 ** (1 / 1200) - 1

/** One turn of a wave made of partials: their strength by number, the first is the tone itself. */
export function waveOf(partials) {
  const wave = new Float32Array(size + 1)
  partials.forEach((strength, index) => {
    for (let k = 0; k < size; k++) wave[k] += strength * Math.sin((2 * Math.PI * (index + 1) * k) / size)
  })
  wave[size] = wave[0]
  return wave
}

/** As many partials as a tone may have without folding over, their strength by frequency and number. */
export const partialsOf = (frequency, strength, highest = 9_000) =>
  Array.from({ length: Math.max(1, Math.min(40, Math.floor(highest / frequency))) }, (_, index) =>
    strength((index + 1) * frequency, index + 1),
  )

/** Samples for which a voice's pitch and strength are taken as steady. */
const still = 32

/**
 * Adds one voice to `samples`: a wave at a frequency with a swell. Its vibrato, in cents, comes in after the attack; `drift`
 * is how unsteady its strength is. `cents` detunes it.
 */
export function addVoice(
  samples,
  wave,
  { frequency, gain, attack, release, rand, cents = 0, vibrato = 0, vibratoHz = 5, drift = 0.1 },
) {
  const length = samples.length / rate
  const pitch = (frequency * 2 ** (cents / 1200) * size) / rate
  const [start, shake, slow] = [rand(), rand(), 0.2 + rand() * 0.5]
  let phase = rand() * size
  let strength = 0
  for (let from = 0; from < samples.length; from += still) {
    const [at, to] = [from / rate, Math.min(samples.length, from + still)]
    const bend = vibrato * Math.min(1, at / (attack + 0.4)) * Math.sin(2 * Math.PI * (vibratoHz * at + shake))
    const step = pitch * (1 + bend * cent)
    const steady = 1 - drift + drift * Math.sin(2 * Math.PI * (slow * at + start))
    const rise = (gain * steady * swell(to / rate, length, attack, release) - strength) / (to - from)
    for (let k = from; k < to; k++) {
      phase = (phase + step) % size
      strength += rise
      const left = Math.floor(phase)
      samples[k] += strength * (wave[left] + (wave[left + 1] - wave[left]) * (phase - left))
    }
  }
}

const inaudible = 1e-5

/** Adds partials that fade independently, as those of a bell do: `[ratio, strength, seconds to fall by 60 dB]`. */
export function addStruck(samples, frequency, partials, { gain, rand, attack = 0.003 }) {
  for (const [ratio, strength, seconds] of partials) {
    const turn = (2 * Math.PI * frequency * ratio) / rate
    if (turn > Math.PI * 0.9) continue
    const fall = 0.001 ** (1 / (seconds * rate))
    let strengthNow = strength * gain
    let phase = rand() * 2 * Math.PI
    const [begins, ends] = [attack * rate, 0.02 * rate]
    for (let k = 0; k < samples.length && strengthNow > inaudible; k++) {
      const edge = Math.min(1, k / begins, (samples.length - k) / ends)
      samples[k] += strengthNow * edge * Math.sin(phase)
      phase += turn
      strengthNow *= fall
    }
  }
}
