import { rate } from './basics.mjs'

/** A filter of two poles and two zeros; returns a function from sample to sample. */
function biquad([b0, b1, b2, a0, a1, a2]) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x) => {
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}

/** Angle, cosine and width of a filter at a frequency, after the Audio EQ Cookbook. */
function shape(frequency, q) {
  const angle = (2 * Math.PI * Math.min(frequency, rate * 0.49)) / rate
  return { cos: Math.cos(angle), alpha: Math.sin(angle) / (2 * q) }
}

export function lowpass(frequency, q = Math.SQRT1_2) {
  const { cos, alpha } = shape(frequency, q)
  return biquad([(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha])
}

export function highpass(frequency, q = Math.SQRT1_2) {
  const { cos, alpha } = shape(frequency, q)
  return biquad([(1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha])
}

/** Lets a band through whose middle is moved from sample to sample: `(sample, frequency) → sample`. */
export function movingBand(q) {
  let [low, band] = [0, 0]
  return (x, frequency) => {
    const f = 2 * Math.sin((Math.PI * Math.min(frequency, rate / 6)) / rate)
    low += f * band
    band += f * (x - low - band / q)
    return band / q
  }
}

/** The shelf filter by which ITU-R BS.1770 models the effect of the head, for any rate. */
export function headShelf() {
  const [frequency, level, q] = [1_681.974, 3.999_84, 0.707_18]
  const k = Math.tan((Math.PI * frequency) / rate)
  const high = 10 ** (level / 20)
  const middle = (high ** 0.499_667 * k) / q
  return biquad([
    high + middle + k * k,
    2 * (k * k - high),
    high - middle + k * k,
    1 + k / q + k * k,
    2 * (k * k - 1),
    1 - k / q + k * k,
  ])
}

/** Filters samples as if they had been played endlessly before, so that a loop stays a loop. */
export function filterLoop(samples, filter, warmUpSeconds = 2) {
  const warmUp = Math.min(samples.length, Math.round(warmUpSeconds * rate))
  for (let at = samples.length - warmUp; at < samples.length; at++) filter(samples[at])
  return samples.map(filter)
}
