import { rate, silence } from './basics.mjs'
import { lowpass, movingBand } from './filters.mjs'

/** Noise that depends only on the random numbers. */
export function noise(seconds, rand) {
  const samples = silence(seconds)
  for (let k = 0; k < samples.length; k++) samples[k] = rand() * 2 - 1
  return samples
}

/**
 * Noise through a moving band: `path` gives its middle in hertz at a part of the time, 0 to 1. The end of the noise
 * warms up the filter first, so that a closed path gives closed noise.
 */
export function sweep(seconds, { rand, path, q = 2 }) {
  const samples = noise(seconds, rand)
  const band = movingBand(q)
  const dull = lowpass(6_000)
  const at = (k) => dull(band(samples[k], path(k / samples.length)))
  for (let k = Math.max(0, samples.length - rate); k < samples.length; k++) at(k)
  return Float32Array.from(samples, (_, k) => at(k))
}

/** Wind as long as a loop: gusts that come and go by whole turns. */
export function wind(seconds, { rand, low = 260, high = 620 }) {
  const ear = () => {
    const [slow, fast] = [rand(), rand()]
    const gust = (part) =>
      0.5 + 0.32 * Math.sin(2 * Math.PI * (2 * part + slow)) + 0.18 * Math.sin(2 * Math.PI * (5 * part + fast))
    const air = sweep(seconds, { rand, q: 3, path: (part) => low + (high - low) * gust(part) })
    return air.map((value, k) => value * (0.25 + 0.75 * gust(k / air.length) ** 2))
  }
  return { left: ear(), right: ear() }
}

const forBoth = (make) => ({ left: make(), right: make() })

/** Something soft that is struck: noise around a frequency that falls to a third in `fall` seconds. */
export const slap = (seconds, { rand, middle, fall }) =>
  forBoth(() =>
    sweep(seconds, { rand, q: 0.8, path: () => middle }).map(
      (value, k) => value * Math.exp(-k / rate / fall) * Math.min(1, k / 40),
    ),
  )

/** Noise that rises and falls in strength and pitch, like air around a moving object. */
export const gust = (seconds, { rand, from, to, q = 1.6 }) =>
  forBoth(() => {
    const arc = (part) => Math.sin(Math.PI * part)
    const air = sweep(seconds, { rand, q, path: (part) => from + (to - from) * arc(part) })
    return air.map((value, k) => value * arc(k / air.length) ** 2)
  })
