import { rate, silence } from './basics.mjs'
import { lowpass } from './filters.mjs'
import { addStruck, addVoice, partialsOf, waveOf } from './tone.mjs'

/**
 * Each instrument plays one note and returns both ears: `{ left, right }`. Frequencies are in hertz, lengths in
 * seconds.
 */
const bothEars = (seconds) => ({ left: silence(seconds), right: silence(seconds) })

/** Voices that differ a little, half of them nearer to the left ear and half to the right. */
function ensemble(frequency, seconds, { wave, voices, spread, ...voice }) {
  const ears = bothEars(seconds)
  for (let k = 0; k < voices; k++) {
    const cents = ((k + 0.5) / voices - 0.5) * 2 * spread + (voice.rand() - 0.5) * 3
    const vibratoHz = 4.6 + voice.rand() * 1.2
    const alone = silence(seconds)
    addVoice(alone, wave, { ...voice, frequency, cents, vibratoHz, gain: 1 / Math.sqrt(voices) })
    const [near, far] = k % 2 === 0 ? [ears.left, ears.right] : [ears.right, ears.left]
    for (let i = 0; i < alone.length; i++) {
      near[i] += alone[i]
      far[i] += alone[i] * 0.35
    }
  }
  return ears
}

/** Dark bowed strings; `bright` is the frequency above which they get soft. */
export function strings(frequency, seconds, { rand, attack = 1.1, release = 2, bright = 900, voices = 6 }) {
  const wave = waveOf(partialsOf(frequency, (at, number) => 1 / number / (1 + (at / bright) ** 2)))
  return ensemble(frequency, seconds, { wave, voices, spread: 7, vibrato: 5, attack, release, rand })
}

/** Voices on a dark vowel. */
export function choir(frequency, seconds, { rand, attack = 1.8, release = 2.4 }) {
  const vowel = (at) =>
    [
      [480, 130, 1],
      [900, 180, 0.5],
      [2500, 400, 0.08],
    ].reduce((sum, [middle, width, strength]) => sum + strength * Math.exp(-(((at - middle) / width) ** 2)), 0.06)
  const wave = waveOf(partialsOf(frequency, (at, number) => (vowel(at) * 1.4) / number ** 0.6, 4_000))
  return ensemble(frequency, seconds, { wave, voices: 6, spread: 11, vibrato: 8, drift: 0.2, attack, release, rand })
}

const pipes = waveOf([1, 0.55, 0.22, 0.3, 0, 0.1, 0, 0.07])

/** A small organ behind a wall. */
export const organ = (frequency, seconds, { rand, attack = 0.5, release = 1.2 }) =>
  ensemble(frequency, seconds, { wave: pipes, voices: 3, spread: 3, vibrato: 1, drift: 0.05, attack, release, rand })

const horn = waveOf([0.7, 1, 0.7, 0.4, 0.2, 0.1, 0.05])

/** A horn far away. */
export const huntingHorn = (frequency, seconds, { rand }) =>
  ensemble(frequency, seconds, { wave: horn, voices: 2, spread: 4, vibrato: 2, attack: 0.18, release: 0.9, rand })

/** One struck sound for both ears, a little apart. */
function struck(frequency, seconds, partials, options) {
  const ears = bothEars(seconds)
  for (const ear of [ears.left, ears.right]) addStruck(ear, frequency, partials, options)
  return ears
}

/** A church bell, by its strike note. */
export function bell(frequency, seconds, { rand, gain = 0.4 }) {
  const partials = [
    [0.5, 0.55, 1],
    [1, 0.8, 0.75],
    [1.19, 0.5, 0.6],
    [1.5, 0.25, 0.45],
    [2, 0.6, 0.5],
    [2.52, 0.16, 0.3],
    [2.98, 0.14, 0.25],
    [4.1, 0.08, 0.16],
  ].map(([ratio, strength, part]) => [ratio, strength, part * seconds * 1.3])
  return struck(frequency, seconds, partials, { rand, gain })
}

/** A music box that wants winding. */
export const musicBox = (frequency, { rand, seconds = 3 }) =>
  struck(
    frequency,
    seconds,
    [
      [1, 1, 2.2],
      [2, 0.12, 1.2],
      [3.98, 0.14, 0.5],
      [9.1, 0.03, 0.12],
    ],
    { rand, gain: 0.5 },
  )

/** A plucked low string: noise that goes round in a line as long as its wave. */
export function pluck(frequency, seconds, { rand, soft = 0.45 }) {
  const line = Math.max(2, Math.round(rate / frequency))
  const ring = new Float32Array(line)
  const dull = lowpass(1_200)
  for (let k = 0; k < line * 2; k++) ring[k % line] = dull(rand() * 2 - 1)
  const mean = ring.reduce((sum, value) => sum + value, 0) / line
  const samples = silence(seconds)
  let before = 0
  for (let k = 0; k < samples.length; k++) {
    const value = ring[k % line] - (k < line ? mean : 0)
    ring[k % line] = 0.996 * (value * (1 - soft) + before * soft)
    before = value
    samples[k] = value * Math.min(1, k / 60) * Math.min(1, (samples.length - k) / 800)
  }
  return { left: samples, right: samples }
}

/** A great drum that is hardly touched: a tone that falls. */
export function drum(from, to, seconds) {
  const samples = silence(seconds)
  let phase = 0
  for (let k = 0; k < samples.length; k++) {
    const at = k / rate
    phase += (2 * Math.PI * (to + (from - to) * Math.exp(-at * 22))) / rate
    const fall = Math.exp((-at * 6.9) / seconds) * Math.min(1, (seconds - at) * 20)
    samples[k] = Math.sin(phase) * fall * Math.min(1, at / 0.006)
  }
  return { left: samples, right: samples }
}

/** A small piece of metal that is struck, bright and short. */
export const metal = (frequency, seconds, { rand }) =>
  struck(
    frequency,
    seconds,
    [
      [1, 1, 0.9],
      [1.51, 0.7, 0.8],
      [2.32, 0.6, 0.6],
      [3.14, 0.4, 0.5],
      [4.63, 0.25, 0.35],
    ].map(([ratio, strength, part]) => [ratio, strength, part * seconds]),
    { rand, gain: 0.4, attack: 0.001 },
  )
